/** Content packs of Voyages: one for each module with values that we designed. The base game is as printed. */
import type { Packs } from '../../engine/pack'
import { partReader } from '../../engine/pack-parts'
import { packText } from '../../engine/pack-starter'
import type { Module } from './game'
import { modules } from './modules'
import { packsOfModules } from './modules/packs'

/** What can be wrong with a pack besides its shape, with the names of the values that each message needs. */
export const voyagesFaults = {
  /** A goal card with one city twice. */
  'same-city': ['city']
} as const satisfies Readonly<Record<string, readonly string[]>>
export type VoyagesFault = keyof typeof voyagesFaults

/** Reads and checks packs; `over` makes the game from modules whose content they have replaced. */
export function voyagesPacks<Played>(over: (modules: readonly Module[]) => Played): Packs<Played> {
  const byModule = new Map(packsOfModules.map((pack) => [pack.module, pack]))
  const forms = Object.fromEntries(packsOfModules.map(({ module, form }) => [module, form]))
  const { check, joined, parse } = partReader('voyages', forms)
  return {
    parts: [...byModule.keys()],
    check,
    joined,
    over: (value) => {
      const packs = new Map(parse(value).map((pack) => [pack.module, pack]))
      return over(
        modules.map((module) => {
          const pack = packs.get(module.id)
          return (pack && byModule.get(module.id)?.over(pack)) ?? module
        })
      )
    },
    starter: (part = '') => packText(byModule.get(part)?.written ?? {})
  }
}
