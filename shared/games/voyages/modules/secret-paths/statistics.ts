/** Statistics of the Secret Paths: tokens, and what they saved on the way (rulings 87, 88). */
import { topTask } from '../../../../engine/agenda'
import { stepTo } from '../../../../polo/roads/movement'
import { aidsOf, Traveller } from '../../movement'
import { seatOf } from '../../seats'
import { moduleStatistics } from '../../statistics/module-statistics'
import type { Content } from '../../game'
import type { EventOf, State } from '../../types'
import { own, tablesIn } from './kit'
import type { SecretPaths } from './types'

type FigureId = `secret-paths/${'kept' | 'used' | 'left' | 'coinsSaved' | 'camelsSaved'}`

/**
 * What the token declared for a movement saved on one step, against the same step without it; undefined if no token was
 * declared or no printed road leads there. `state` is the position before the step.
 */
function savings(content: Content, state: State, { seat, from, to, road }: EventOf<'stepped'>) {
  const movement = topTask(state.agenda, seat)
  if (movement?.kind !== 'move') return undefined
  const { aid, travel, taken, passes } = movement
  if (aid === undefined || !tablesIn(content).findPath(aid)) return undefined
  const traveller = (declared?: string): Traveller =>
    new Traveller(
      content,
      seatOf(state, seat),
      travel,
      aidsOf(content, state, seat, declared),
      declared === undefined ? 0 : passes
    )
  const [aided, alone] = [traveller(aid), traveller()]
  const [step, printed] = [stepTo(aided, from, to, road), stepTo(alone, from, to)]
  if (!step || !printed) return undefined
  const [paid, full] = [aided.surcharge(taken), alone.surcharge(taken)]
  return {
    coins: printed.price.coin + full.coin - step.price.coin - paid.coin,
    camels: printed.price.camel + full.camel - step.price.camel - paid.camel
  }
}

export const statistics = moduleStatistics<SecretPaths, FigureId>({
  id: 'secret-paths',
  figures: {
    'secret-paths/kept': { best: 'most' },
    'secret-paths/used': { best: 'most' },
    'secret-paths/left': { best: 'least' },
    'secret-paths/coinsSaved': { best: 'most' },
    'secret-paths/camelsSaved': { best: 'most' }
  },
  counters: {
    'secret-paths/pathKept': ({ tally }, { seat }) => tally.add('secret-paths/kept', seat),
    'secret-paths/pathUsed': ({ tally }, { seat }) => tally.add('secret-paths/used', seat),
    stepped: ({ tally, state, content }, event) => {
      const { coins, camels } = savings(content, state, event) ?? { coins: 0, camels: 0 }
      tally.add('secret-paths/coinsSaved', event.seat, coins)
      tally.add('secret-paths/camelsSaved', event.seat, camels)
    }
  },
  end: ({ tally, state }) => {
    own(state).seats.forEach(({ kept }, seat) => tally.set('secret-paths/left', seat, kept.length))
  }
})
