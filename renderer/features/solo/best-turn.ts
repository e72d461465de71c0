/** The best turn of a training position, for those who ask to see it: found again by trying every line of play. */
import { stateAt, type Position } from '../../../shared/games/positions'
import { solve } from '../../../shared/players/solve'
import { Meter } from '../../../shared/players/turn-search'
import { fetchGame, gameById } from '../../stores/games'

/** More choices than any position needs. */
const most = 40_000
/** Milliseconds of search between two breaths of the page. */
const slice = 20

/** The choices of the best turn, the fewest that bring its points. Rejects if the position does not fit the rules. */
export async function bestTurn(position: Position): Promise<readonly unknown[]> {
  await fetchGame(position.game)
  const rules = gameById(position.game)?.rules
  if (!rules) throw new Error(`no game ${position.game}`)
  const search = solve(rules, stateAt(rules, position), position.seat, new Meter(most))
  let since = performance.now()
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) {
      if (step.value?.best.total !== position.best) throw new Error('the position does not fit the rules')
      return step.value.best.path
    }
    if (performance.now() - since < slice) continue
    await new Promise((go) => setTimeout(go))
    since = performance.now()
  }
}
