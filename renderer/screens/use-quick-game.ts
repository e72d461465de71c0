/** Starts a game from Home with one press: against computer players, or the guided first round. */
import { ref, shallowRef } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import { useGuide } from '../features/guide/store'
import { entryOf } from '../stores/games'
import { useScreens } from '../stores/screens'
import { useSettings } from '../stores/settings'
import { useTables } from '../stores/tables'
import { useWords } from '../words'
import { firstPeople } from './players-form'

/** Number of computer players at such a table. */
export const opponents = 2

/** `busy`: a game is being started, and further presses are ignored. `problem`: why the last one could not be started. */
export function useQuickGame() {
  const words = useWords()
  const settings = useSettings()
  const tables = useTables()
  const screens = useScreens()
  const guide = useGuide()
  const busy = ref(false)
  const problem = shallowRef<Refusal>()

  async function once(begin: () => Promise<unknown>): Promise<void> {
    if (busy.value) return
    busy.value = true
    await begin()
    busy.value = false
  }

  /** Plays with the default options: the first person of the last game against opponents of the default level. */
  const playComputer = (game: string): Promise<void> =>
    once(async () => {
      const colours = entryOf(game)?.colours ?? []
      const people = firstPeople(opponents + 1, settings.settings.seats, words.newTable.names, colours)
      const seats = people.map(
        ({ name, colour }, i) => ({ name, colour, by: i === 0 ? 'here' : 'bot' }) as const
      )
      const made = await tables.setUp(game, {}, seats)
      problem.value = made.ok ? undefined : made.refusal
      if (made.ok) await screens.openTable(made.value.table)
    })
  const learn = (game: string): Promise<void> =>
    once(async () => {
      problem.value = await guide.start(game)
    })

  return { busy, problem, playComputer, learn }
}
