/** What the page offers of Marco Polo Expedition before it has fetched it. */
import type { GameEntry } from '../../../contract/game-entry'
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

export const title = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()

export const expeditionEntry: GameEntry = {
  id: 'expedition',
  title: () => title,
  colours: ['blue', 'ivory', 'green', 'orange', 'red'],
  fewestSeats: 2,
  guided: true,
  computers: true,
  load: async () => {
    const [{ expedition }, { expeditionUi }] = await Promise.all([
      import('../../../../shared/games/expedition'),
      import('..')
    ])
    return { game: expedition, ui: expeditionUi }
  }
}
