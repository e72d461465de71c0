/** The table of the day: the same deal, luck and opponents for everybody. */
import type { LevelNumber } from '../../shared/engine/player-level'
import type { Refusal } from '../../shared/engine/rules'
import { useOneAtATime } from '../kit/one-at-a-time'
import { entryOf } from '../stores/games'
import { useScreens } from '../stores/screens'
import { useSettings } from '../stores/settings'
import { useTables } from '../stores/tables'
import { useWords } from '../words'
import { againstComputers } from './players-form'

/** Number and level of its computer players. */
export const [dailyOpponents, dailyLevel]: [number, LevelNumber] = [2, 3]

/** A function that begins a game at the day's table of a game and opens it, or returns why not; `busy` meanwhile. */
export function useDailyTable() {
  const words = useWords()
  const screens = useScreens()
  const settings = useSettings()
  const tables = useTables()
  const { busy, once } = useOneAtATime()

  const play = (game: string, day: string): Promise<Refusal | undefined> =>
    once(async () => {
      const { names } = words.newTable
      const colours = entryOf(game)?.colours ?? []
      const seats = againstComputers(dailyOpponents, settings.settings.seats, names, colours, dailyLevel)
      const made = await tables.setUp(game, {}, seats, undefined, { daily: day })
      if (!made.ok) return made.refusal
      await screens.openTable(made.value.table)
      return undefined
    })
  return { busy, play }
}
