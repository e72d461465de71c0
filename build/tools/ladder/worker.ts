/** Plays deals of a ladder in a process of its own; its words are the game and the config as JSON. */
import type { Config } from '../../../shared/engine/rules'
import { gameOf } from '../lib/config'
import { ready } from '../lib/child'
import { playDeal, type Deal } from './match'

const [id, config = ''] = process.argv.slice(2)
const game = gameOf(id)
const read = JSON.parse(config) as Config

process.on('message', (deal: Deal) => process.send?.(playDeal(game, read, deal)))
ready({}, () => Promise.resolve())
