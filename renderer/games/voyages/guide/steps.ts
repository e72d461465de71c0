/** The guided first round of Voyages: what each step points at and waits for. The order here is that of the guide. */
import { bazaarStalls } from '../../../../shared/games/voyages/content/numbers'
import { seatOf } from '../../../../shared/games/voyages/seats'
import type { SpaceId } from '../../../../shared/games/voyages/types'
import { ofSeat, type StepShape } from '../../../contract/guide'
import { bonusAction, canPlaceOn, endOfRound, endOfTurn, placedOn, stockOf } from '../../../polo/guide'
import type { PaneId } from '../panes'
import type { ParagraphId } from '../rules/structure'
import type { VoyagesTypes } from '../types'
import type { StepId } from './words'

interface VoyagesStep extends StepShape<VoyagesTypes> {
  readonly rule: ParagraphId
  readonly pane?: PaneId
}

const stalls: readonly SpaceId[] = bazaarStalls.map(({ id }) => id)
const of = ofSeat<VoyagesTypes>

export const steps: Readonly<Record<StepId, VoyagesStep>> = {
  goals: {
    rule: 'scoring.goals',
    pane: 'board',
    points: ({ seat }) => [`seat:${seat}`, `goals:${seat}`]
  },
  dice: {
    rule: 'turn.place',
    points: ({ seat }) => [`dice:${seat}`]
  },
  bazaar: {
    rule: 'actions.bazaar',
    pane: 'actions',
    points: ({ seat }) => ['bazaar', `dice:${seat}`],
    waits: { done: placedOn(stalls), open: (moment) => canPlaceOn(moment, stalls) }
  },
  stock: {
    rule: 'rewards.icons',
    points: ({ seat }) => stockOf(seat, ['coin', 'camel', 'pepper', 'silk', 'gold'])
  },
  bonus: { rule: 'bonus.when', pane: 'actions', ...bonusAction() },
  endTurn: { rule: 'turn.course', ...endOfTurn },
  rival: {
    rule: 'turn.occupied',
    pane: 'others',
    points: (moment) => moment.view.seats.flatMap((_, seat) => (seat === moment.seat ? [] : [`seat:${seat}`]))
  },
  travel: {
    rule: 'actions.travel',
    pane: 'map',
    points: ({ seat }) => ['space:travel', `figure:${seat}:0`, `dice:${seat}`],
    waits: {
      done: of('stepped'),
      open: (moment) => moment.task === 'move' || canPlaceOn(moment, ['travel'])
    }
  },
  post: {
    rule: 'posts.placing',
    pane: 'map',
    points: (moment) => [
      `posts:${moment.seat}`,
      ...seatOf(moment.view, moment.seat).posts.map((city) => `post:${moment.seat}:${city}`)
    ],
    waits: {
      done: of('postPlaced'),
      open: (moment) => moment.task === 'move' || moment.task === 'settle' || canPlaceOn(moment, ['travel'])
    }
  },
  contracts: {
    rule: 'actions.contracts',
    pane: 'actions',
    points: ({ seat }) => ['contract-row', `contracts:${seat}`],
    waits: {
      done: of('contractsTaken'),
      open: (moment) => moment.task === 'take-contracts' || canPlaceOn(moment, ['contracts'])
    }
  },
  round: { rule: 'round.end', ...endOfRound },
  scoring: {
    rule: 'scoring.end',
    pane: 'board',
    points: ({ seat }) => [`points:${seat}`]
  }
}
