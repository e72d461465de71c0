// The interfaces of all games, and stores that know those a test gives them, without fetching anything.

import type { GameUi } from '../../renderer/contract/game-ui'
import { expeditionUi } from '../../renderer/games/expedition'
import { khanUi } from '../../renderer/games/khan'
import { voyagesUi } from '../../renderer/games/voyages'
import { addGame, setGames, uiById } from '../../renderer/stores/games'
import { gameById } from '../../shared/games'

export const interfaces: readonly GameUi[] = [voyagesUi, expeditionUi, khanUi]

/** The page has these games, and they are here. */
export function giveInterfaces(uis: readonly GameUi[]): void {
  const games = uis.flatMap((ui) => {
    const game = gameById(ui.id)
    return game ? [{ game, ui }] : []
  })
  // What is here already stays the same: a page that another test left changes nothing.
  for (const one of games) if (uiById(one.ui.id) !== one.ui) addGame(one)
  setGames(
    games.map((one) => ({
      id: one.ui.id,
      title: one.ui.title,
      colours: one.ui.colours,
      fewestSeats: one.game.rules.seats.min,
      guided: one.ui.guide !== undefined,
      computers: one.game.knowledge !== undefined,
      load: () => Promise.resolve(one)
    }))
  )
}
