/** Content packs of In the Service of the Khan, by which a group replaces the tables whose values we designed. */
import { packReader, type Packs } from '../../engine/pack'
import { packText } from '../../engine/pack-starter'
import { contentOf, tables } from './content'
import type { Content } from './game'
import { checkChosen, checkPack } from './content/pack-check'
import { packSchema } from './content/pack-schema'
import { packOf, splitBy, tablesOver } from './content/pack-tables'

/** Reads and checks packs; `over` makes the game from the content with a pack. */
export function khanPacks<Played>(over: (content: Content) => Played): Packs<Played> {
  const { check, parse } = packReader({
    schema: packSchema,
    check: (pack) => checkPack(tables, pack),
    checkChosen: (pack) => checkChosen(tables, pack)
  })
  return {
    check,
    over: (value) => {
      const pack = parse(value)
      const { own, kept } = splitBy(tables, pack)
      return over(contentOf(tablesOver(tables, pack), { base: kept, pack: own }, pack.names))
    },
    starter: () => packText(packOf(tables, 'Our Khan'))
  }
}
