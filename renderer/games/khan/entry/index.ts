/** What the page knows about Marco Polo II: In the Service of the Khan before it has loaded it. */
import type { GameEntry } from '../../../contract/game-entry'
import { title } from './title'

export const khanEntry: GameEntry = {
  id: 'khan',
  title: () => title,
  styles: () => title.styles,
  colours: ['blue', 'yellow', 'green', 'red'],
  fewestSeats: 2,
  guided: true,
  computers: true,
  load: async () => {
    const [{ khan }, { khanUi }] = await Promise.all([import('../../../../shared/games/khan'), import('..')])
    return { game: khan, ui: khanUi }
  },
  packs: { load: async () => (await import('../packs')).packs }
}
