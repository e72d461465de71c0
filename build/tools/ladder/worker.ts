/** Child process that plays for a ladder. Arguments: `balance` or `deals`, the game, and for deals the config as JSON. */
import type { Config } from '../../../shared/engine/rules'
import { gameOf } from '../lib/config'
import { ready } from '../lib/child'
import { playBalance, type Table } from './balance'
import { playDeal, type Deal } from './match'

const [what, id, config = '{}'] = process.argv.slice(2)
const game = gameOf(id)
const read = JSON.parse(config) as Config

const play = (task: unknown): Promise<object> =>
  what === 'balance' ? playBalance(game, task as Table) : playDeal(game, read, task as Deal)

process.on('message', (task: unknown) => void play(task).then((result) => process.send?.(result)))
ready({}, () => Promise.resolve())
