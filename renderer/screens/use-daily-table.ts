/** The table of the day: the same deal, luck and opponents for everybody. */
import { ref } from 'vue'
import type { LevelNumber } from '../../shared/engine/player-level'
import type { Refusal } from '../../shared/engine/rules'
import { entryOf } from '../stores/games'
import { useScreens } from '../stores/screens'
import { useSettings } from '../stores/settings'
import { useTables } from '../stores/tables'
import { useWords } from '../words'
import { firstPeople } from './players-form'

/** Number and level of its computer players. */
export const [dailyOpponents, dailyLevel]: [number, LevelNumber] = [2, 3]

/** A function that begins a game at the day's table of a game and opens it, or returns why not; `busy` meanwhile. */
export function useDailyTable() {
  const words = useWords()
  const screens = useScreens()
  const settings = useSettings()
  const tables = useTables()
  const busy = ref(false)

  async function play(game: string, day: string): Promise<Refusal | undefined> {
    if (busy.value) return undefined
    busy.value = true
    try {
      const colours = entryOf(game)?.colours ?? []
      const people = firstPeople(dailyOpponents + 1, settings.settings.seats, words.newTable.names, colours)
      const seats = people.map(({ name, colour }, i) =>
        i === 0
          ? ({ name, colour, by: 'here' } as const)
          : ({ name, colour, by: 'bot', level: dailyLevel } as const)
      )
      const made = await tables.setUp(game, {}, seats, undefined, { daily: day })
      if (!made.ok) return made.refusal
      await screens.openTable(made.value.table)
      return undefined
    } finally {
      busy.value = false
    }
  }
  return { busy, play }
}
