/** Names of spaces and cards for those who listen. */
import type { BookId, Bundle, LocationId, SealId, ShieldId } from '../../../../shared/games/khan/types'
import { bundleShort } from '../../../polo/words/amounts'
import { controls as family } from '../../../polo/words/controls'
import { nameIn } from '../../../words/catalogue'
import type { Texts } from './texts'

export function controls(texts: Texts) {
  const { board, controls: said, names } = texts
  const common = family(texts)
  return {
    ...common,
    offerName: (book: BookId, cost: Bundle, reward: Bundle): string =>
      Object.keys(cost).length === 0
        ? said.offer({ book: names.books[book], reward: bundleShort(texts, reward) })
        : said.paidOffer({
            book: names.books[book],
            reward: bundleShort(texts, reward),
            cost: bundleShort(texts, cost)
          }),
    sealName: (seal: SealId, die: number): string => said.takeSeal({ seal: board.seals[seal], die }),
    cityContractName: (city: LocationId, cost: Bundle, reward: Bundle, vp: number): string =>
      said.cityContract({
        city: nameIn(names.places, city),
        contract: common.contractName(cost, reward, vp)
      }),
    specialName: (city: LocationId, reward: Bundle): string =>
      said.special({ city: nameIn(names.places, city), reward: bundleShort(texts, reward) }),
    goalName: (
      seals: readonly { readonly seal: SealId; readonly vp: number }[],
      shields: readonly ShieldId[]
    ): string =>
      said.goal([
        ...seals.map(({ seal, vp }) =>
          said.goalSeal({ seal: board.seals[seal], points: names.amounts.vp(vp) })
        ),
        ...shields.map((shield) => said.goalShield(board.shields[shield]))
      ]),
    shieldsName: (n: number, points: number): string => said.shields({ n, points: names.amounts.vp(points) }),
    payName: (cost: Bundle): string => said.payWay(bundleShort(texts, cost))
  }
}
