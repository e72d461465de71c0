/** What the page knows about The Voyages of Marco Polo before it has loaded it. */
import type { GameEntry } from '../../../contract/game-entry'
import { title } from './title'

export const voyagesEntry: GameEntry = {
  id: 'voyages',
  title: () => title,
  styles: () => title.styles,
  colours: ['blue', 'yellow', 'green', 'red', 'violet'],
  fewestSeats: 2,
  guided: true,
  computers: true,
  load: async () => {
    const [{ voyages }, { voyagesUi }] = await Promise.all([
      import('../../../../shared/games/voyages'),
      import('..')
    ])
    return { game: voyages, ui: voyagesUi }
  },
  packs: {
    parts: ['secret-paths', 'companions', 'agents', 'venice'],
    load: async () => (await import('../packs')).packs
  }
}
