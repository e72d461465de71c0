/** The content packs of the Expedition, which are tracks: loaded where a form opens one, and for games that use one. */
import { expeditionOver } from '../../../../shared/games/expedition'
import type { TrackFault } from '../../../../shared/games/expedition/content/pack-check'
import { expeditionPacks } from '../../../../shared/games/expedition/packs'
import type { GamePacks } from '../../../contract/game-packs'
import { catalogue } from '../../../words/catalogue'
import type { AnyMessage } from '../../../words/message'
import { ownFault } from '../../../words/pack-sentence'
import { en } from './en'

const said: Readonly<Record<TrackFault, string | AnyMessage>> = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()

export const packs: GamePacks = {
  packs: expeditionPacks(expeditionOver),
  packFault: ({ code, numbers = {} }) =>
    ownFault(said, code, { ...numbers, isCity: String(numbers['name'] === numbers['city']) })
}
