/** Content packs of In the Service of the Khan: tables of a group's own where the values are ours. */
import { packReader, type Packs } from '../../engine/pack'
import { packText } from '../../engine/pack-starter'
import { contentOf, tables } from './content'
import type { Content } from './game'
import { checkPack } from './content/pack-check'
import { packSchema } from './content/pack-schema'
import { packOf, splitBy, tablesOver } from './content/pack-tables'

/** Reads and checks packs, and makes the game over one with `over`. */
export function khanPacks<Played>(over: (content: Content) => Played): Packs<Played> {
  const { check, parse } = packReader({ schema: packSchema, check: (pack) => checkPack(tables, pack) })
  return {
    ...{ check },
    over: (value) => {
      const pack = parse(value)
      const { own, kept } = splitBy(tables, pack)
      return over(contentOf(tablesOver(tables, pack), { base: kept, pack: own }))
    },
    starter: () => packText(packOf(tables, 'Our Khan'))
  }
}
