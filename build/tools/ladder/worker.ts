/** Child process that plays for a ladder. Arguments: `balance` or `deals`, and the game. */
import { gameOf } from '../lib/config'
import { ready } from '../lib/child'
import { playBalance, type Table } from './balance'
import { playDeal, type Deal } from './match'

const [what, id] = process.argv.slice(2)
const game = gameOf(id)

const play = (task: unknown): Promise<object> =>
  what === 'balance' ? playBalance(game, task as Table) : playDeal(game, task as Deal)

process.on('message', (task: unknown) => void play(task).then((result) => process.send?.(result)))
ready({}, () => Promise.resolve())
