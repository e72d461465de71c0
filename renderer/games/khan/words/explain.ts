/** What cards, contracts, seals and bonuses do, in a sentence. */
import type { SpecialCity } from '../../../../shared/games/khan/content/tiles'
import type { Effect, Trade } from '../../../../shared/games/khan/effects'
import type { Bundle, LocationId, SealId, ShieldId } from '../../../../shared/games/khan/types'
import { bundleOf, bundleShort } from '../../../polo/words/amounts'
import { explain as family } from '../../../polo/words/explain'
import { nameIn } from '../../../words/catalogue'
import { isOnceOrTwice } from '../atlas/times'
import type { Texts } from './texts'

export function explain(texts: Texts) {
  const { board, explain: said, names } = texts
  const common = family(texts)
  const bundle = (of: Bundle) => bundleOf(texts, of)
  const place = (id: LocationId) => nameIn(names.places, id)
  const effectWords = (effect: Effect): string =>
    effect.kind === 'takeSeal' ? said.takeSealEffect(bundle(effect.cost)) : common.effectWords(effect)
  return {
    ...common,
    effectWords,
    /** `city`: undefined for a card that lies in the action area. */
    cityCard: (city: LocationId | undefined, effect: Effect): string =>
      city === undefined
        ? said.areaCard(effectWords(effect))
        : said.card({ city: place(city), effect: effectWords(effect) }),
    cityBonus: (city: LocationId, reward: Bundle): string =>
      said.marker({ city: place(city), reward: bundle(reward) }),
    cityContractHelp: (city: LocationId, cost: Bundle, reward: Bundle, vp: number): string =>
      said.cityContract({ city: place(city), contract: common.contract(cost, reward, vp) }),
    specialCity: ({ city, reward, seal, times }: SpecialCity, bonus: Bundle): string => {
      const all = {
        city: place(city),
        reward: bundle(reward),
        seal: nameIn(board.seals, seal),
        bonus: bundle(bonus)
      }
      return isOnceOrTwice(times)
        ? said.special({ ...all, twice: times.indexOf(2) + 1 })
        : said.specialByDie({ ...all, times: times.join(', ') })
    },
    offerHelp: (cost: Bundle, reward: Bundle): string =>
      Object.keys(cost).length === 0
        ? said.offer(bundle(reward))
        : said.paidOffer({ cost: bundle(cost), reward: bundle(reward) }),
    /** What the tile of the next round will offer; nothing in the last round. */
    nextOffers: ([one, two]: readonly Trade[]): string =>
      one && two ? said.nextOffers({ one: bundle(one.reward), two: bundle(two.reward) }) : said.lastOffers,
    takingHelp: (die: number, reward: Bundle): string => said.sealTaken({ die, reward: bundle(reward) }),
    sealHelp: (seal: SealId, improved: boolean, improve: Bundle, bonus: Bundle): string =>
      improved
        ? said.sealImproved({ seal: board.seals[seal], bonus: bundle(bonus) })
        : said.sealOpen({ seal: board.seals[seal], improve: bundle(improve), bonus: bundle(bonus) }),
    routeSealCost: (from: LocationId, to: LocationId, cost: Bundle, seal: SealId): string =>
      said.routeSeal({
        from: place(from),
        to: place(to),
        cost: bundleShort(texts, cost, said.free),
        seal: nameIn(board.seals, seal)
      }),
    /** `next`: the points with one shield more; undefined where no further one scores. */
    shieldsHelp: (next: number | undefined): string =>
      next === undefined
        ? said.shieldTrack
        : `${said.shieldTrack} ${said.shieldNext(names.amounts.vp(next))}`,
    cityShield: (city: LocationId, shield: ShieldId): string =>
      said.shield({ city: place(city), shield: board.shields[shield] }),
    keptHelp: (reward: Bundle): string => said.kept(bundle(reward))
  }
}
