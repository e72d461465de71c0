// The user interfaces of all games, and a registry that tests can fill with interfaces without loading anything.

import type { GameUi } from '../../renderer/contract/game-ui'
import { entries } from '../../renderer/games'
import { expeditionUi } from '../../renderer/games/expedition'
import { khanUi } from '../../renderer/games/khan'
import { voyagesUi } from '../../renderer/games/voyages'
import { addGame, setGames, uiById } from '../../renderer/stores/games'
import { gameById } from '../../shared/games'

export const interfaces: readonly GameUi[] = [voyagesUi, expeditionUi, khanUi]

/** Registers these interfaces as the page's games, already loaded. */
export function giveInterfaces(uis: readonly GameUi[]): void {
  const games = uis.flatMap((ui) => {
    const game = gameById(ui.id)
    return game ? [{ game, ui }] : []
  })
  // Interfaces that are registered already stay the same objects, so a page left by another test changes nothing.
  for (const one of games) if (uiById(one.ui.id) !== one.ui) addGame(one)
  setGames(
    games.map((one) => ({
      id: one.ui.id,
      title: one.ui.title,
      styles: () => entries.find(({ id }) => id === one.ui.id)?.styles() ?? {},
      colours: one.ui.colours,
      fewestSeats: one.game.rules.seats.min,
      guided: one.ui.guide !== undefined,
      computers: one.game.knowledge !== undefined,
      ...(one.game.packs && {
        packs: {
          ...(one.game.packs.parts && { parts: one.game.packs.parts }),
          load: () => Promise.reject(new Error('its packs are loaded'))
        }
      }),
      load: () => Promise.resolve(one)
    }))
  )
}
