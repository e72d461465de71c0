/** The content packs of In the Service of the Khan: loaded where a form opens one, and for games that use one. */
import { khanOver } from '../../../../shared/games/khan'
import type { KhanFault } from '../../../../shared/games/khan/content/pack-check'
import { khanPacks } from '../../../../shared/games/khan/packs'
import type { GamePacks } from '../../../contract/game-packs'
import { catalogue } from '../../../words/catalogue'
import type { AnyMessage } from '../../../words/message'
import { ownFault } from '../../../words/pack-sentence'
import { words } from '../words'
import { en } from './en'

const said: Readonly<Record<KhanFault, string | AnyMessage>> = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()

/** The name of a place, shield or seal in the language in use. */
function nameOf(id: string): string {
  const { places, shields, seals } = words.board
  return places[id] ?? shields[id] ?? seals[id] ?? id
}

export const packs: GamePacks = {
  packs: khanPacks(khanOver),
  packFault: ({ code, numbers }) => ownFault(said, code, numbers, (_, id) => nameOf(id))
}
