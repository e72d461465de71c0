/** Groups the Expedition's events into actions and sums each up in a line of the log: a journey space by space, a draw. */
import type { Event, EventOf } from '../../../shared/games/expedition/types'
import type { Context, LogActions } from '../../contract/game-ui'
import { text } from '../../kit/log/parts'
import { namesFor } from './spaces'
import type { ExpeditionTypes } from './types'
import { words } from './words'

const moves: ReadonlySet<Event['type']> = new Set<Event['type']>(['spaceEntered', 'chestTaken'])

function begins(event: Event, before: Event): boolean {
  switch (event.type) {
    case 'displayFilled':
    case 'deckShuffled':
      return false
    case 'chestTaken':
      return before.type !== 'ballastDropped' && !moves.has(before.type)
    case 'spaceEntered':
      return !moves.has(before.type) || !('seat' in before) || before.seat !== event.seat
    default:
      return true
  }
}

function inShort(events: readonly Event[], context: Context<ExpeditionTypes>) {
  const sentenceContext = {
    space: namesFor(context.content, context.view),
    camels: context.view.seats[0]?.camels.length ?? 1
  }
  const [first] = events
  if (!first) return []
  const entered = events.filter((event): event is EventOf<'spaceEntered'> => event.type === 'spaceEntered')
  const gold = events.reduce((sum, event) => sum + (event.type === 'chestTaken' ? event.gold : 0), 0)
  const head =
    entered.length > 1
      ? words.log.journey(entered, sentenceContext)
      : words.log.sentence(first, sentenceContext)
  return gold > 0 ? [...head, text(` \u00b7 +${words.names.gold(gold)}`)] : head
}

export const logActions: LogActions<ExpeditionTypes> = { begins, inShort }
