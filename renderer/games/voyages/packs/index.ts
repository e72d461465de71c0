/** The content packs of Voyages: loaded where a form opens one, and for games that use one. */
import { voyagesOver } from '../../../../shared/games/voyages'
import { voyagesPacks, type VoyagesFault } from '../../../../shared/games/voyages/packs'
import type { GamePacks } from '../../../contract/game-packs'
import { catalogue } from '../../../words/catalogue'
import type { AnyMessage } from '../../../words/message'
import { ownFault } from '../../../words/pack-sentence'
import { words } from '../words'
import { en } from './en'

const said: Readonly<Record<VoyagesFault, string | AnyMessage>> = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()

/** The name of a city in the language in use. */
function nameOf(id: string): string {
  const places: Readonly<Partial<Record<string, string>>> = words.names.places
  return places[id] ?? id
}

export const packs: GamePacks = {
  packs: voyagesPacks(voyagesOver),
  packFault: ({ code, numbers }) => ownFault(said, code, numbers, (_, id) => nameOf(id))
}
