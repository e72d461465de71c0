/** Accessible names of dice, spaces and cards. */
import type { Die } from '../../../shared/polo/dice'
import type { BundleOf } from '../../art/icons'
import { nameIn } from '../../words/catalogue'
import { list } from '../../words/list'
import { bundleShort } from './amounts'
import type { FamilyTexts } from './texts'

export function controls(texts: FamilyTexts) {
  const { controls: said, names } = texts
  const short = (bundle: BundleOf, none?: string): string => bundleShort(texts, bundle, none)
  const contractName = (cost: BundleOf, reward: BundleOf, vp: number): string =>
    said.contract({ cost: short(cost), reward: short(reward), points: names.amounts.vp(vp) })
  return {
    /** "Die 5, red"; `nth` tells equal dice apart: "Die 5, red, second". */
    dieName: (die: Die, seatColour: string, nth = 0): string => {
      const colour = die.colour === 'own' ? seatColour : die.colour
      return said.die({
        value: die.value === 0 ? said.noValue : die.value,
        colour: names.dieColours[colour] ?? colour,
        nth
      })
    },
    spaceName: (id: string, count: number): string => said.space({ space: names.spaces[id] ?? id, n: count }),
    cardName: (city: string, formula: string): string =>
      said.card({ city: nameIn(names.places, city), formula }),
    travelName: (to: string, cost: BundleOf): string =>
      said.travel({ place: nameIn(names.places, to), cost: short(cost, texts.explain.free) }),
    goName: (to: string, cost: BundleOf): string =>
      said.go({ place: nameIn(names.places, to), cost: short(cost) }),
    contractName,
    completeName: (cost: BundleOf, reward: BundleOf, vp: number): string =>
      said.complete(contractName(cost, reward, vp)),
    tradeName: (times: number, cost: BundleOf, reward: BundleOf): string =>
      said.trade({ times, cost: short(cost), reward: short(reward) }),
    goodsName: (goods: BundleOf): string => short(goods),
    camelsName: (camels: number, coins: number): string =>
      list([
        ...(camels > 0 ? [names.amounts.camel(camels)] : []),
        ...(coins > 0 ? [names.amounts.coin(coins)] : [])
      ])
  }
}
