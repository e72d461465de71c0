/** Starts a game from Home with one press: against computer players, or the guided first round. */
import { shallowRef } from 'vue'
import type { LevelNumber } from '../../shared/engine/player-level'
import type { Refusal } from '../../shared/engine/rules'
import { usualLevel } from '../../shared/players/levels'
import type { Settings } from '../../shared/protocol/messages'
import { useGuide } from '../features/guide/store'
import { useOneAtATime } from '../kit/one-at-a-time'
import { entryOf } from '../stores/games'
import { useScreens } from '../stores/screens'
import { useSettings } from '../stores/settings'
import { useTables } from '../stores/tables'

/** The computer players of the very first such table. */
const usualOpponents: readonly LevelNumber[] = [usualLevel, usualLevel]

/**
 * The levels of the computer players at such a table of a game. `asBefore`: they are those of the last table that was set
 * up, since one person played there against computer players; the game's options are those last chosen, too.
 */
export function opponentsOf(
  game: string,
  { seats }: Pick<Settings, 'seats'>
): { readonly levels: readonly LevelNumber[]; readonly asBefore: boolean } {
  const sitting = seats.slice(0, entryOf(game)?.colours.length)
  const levels = sitting.flatMap(({ level }) => level ?? [])
  const asBefore = levels.length > 0 && sitting.length === levels.length + 1
  return { levels: asBefore ? levels : usualOpponents, asBefore }
}

/** `busy`: a game is being started, and further presses are ignored. `problem`: why the last one could not be started. */
export function useQuickGame() {
  const settings = useSettings()
  const tables = useTables()
  const screens = useScreens()
  const guide = useGuide()
  const { busy, once } = useOneAtATime()
  const problem = shallowRef<Refusal>()

  /** Plays as set up last, if that was one person against computer players. */
  const playComputer = (game: string): Promise<void> =>
    once(async () => {
      const { formerPlan, usualPlan } = await import('./former-plan')
      const { levels, asBefore } = opponentsOf(game, settings.settings)
      const { options, seats, pack } = asBefore
        ? await formerPlan(game, settings.settings)
        : usualPlan(game, settings.settings, levels.length)
      const made = await tables.setUp(game, options, seats, pack)
      problem.value = made.ok ? undefined : made.refusal
      if (made.ok) await screens.openTable(made.value.table)
    })
  const learn = (game: string): Promise<void> =>
    once(async () => {
      problem.value = await guide.start(game)
    })

  return { busy, problem, playComputer, learn }
}
