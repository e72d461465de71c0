/** What the page knows about Marco Polo Expedition before it has loaded it. */
import type { GameEntry } from '../../../contract/game-entry'
import { title } from './title'

export const expeditionEntry: GameEntry = {
  id: 'expedition',
  title: () => title,
  styles: () => title.styles,
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
  },
  packs: { load: async () => (await import('../packs')).packs }
}
