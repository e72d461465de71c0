/** One press from Home into a game: against the computer, or its guided first round. */
import { ref, shallowRef } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import { useGuide } from '../features/guide/store'
import { entryOf } from '../stores/games'
import { useScreens } from '../stores/screens'
import { useSettings } from '../stores/settings'
import { useTables } from '../stores/tables'
import { useWords } from '../words'
import { firstPeople } from './players-form'

/** Computer players at a table that is begun with one press. */
export const opponents = 2

/** `busy`: a game asked for is being laid out, and further presses are let go. `problem`: why a table could not be set out. */
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

  /** The person of last time sits first, with the usual set-up and the usual strength of the others. */
  const playComputer = (game: string): Promise<void> =>
    once(async () => {
      const colours = entryOf(game)?.colours ?? []
      const people = firstPeople(opponents + 1, settings.settings.seats, words.newTable.names, colours)
      const seats = people.map(
        ({ name, colour }, i) => ({ name, colour, by: i === 0 ? 'here' : 'bot' }) as const
      )
      const made = await tables.setOut(game, {}, seats)
      problem.value = made.ok ? undefined : made.refusal
      if (made.ok) await screens.openTable(made.value.table)
    })
  const learn = (game: string): Promise<void> => once(() => guide.start(game))

  return { busy, problem, playComputer, learn }
}
