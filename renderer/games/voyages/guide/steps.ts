/** The guided first round of Voyages: what each step points at and waits for. The order here is that of the guide. */
import type { Seat } from '../../../../shared/engine/rules'
import { bazaarStalls } from '../../../../shared/games/voyages/content/numbers'
import { seatOf } from '../../../../shared/games/voyages/seats'
import type { EventType, SpaceId } from '../../../../shared/games/voyages/types'
import { lists, type Moment as AnyMoment, type StepShape } from '../../../contract/guide'
import type { PaneId } from '../panes'
import type { ParagraphId } from '../rules/structure'
import type { VoyagesTypes } from '../types'
import type { StepId } from './words'

type Moment = AnyMoment<VoyagesTypes>
type Event = VoyagesTypes['event']

interface VoyagesStep extends StepShape<VoyagesTypes> {
  readonly rule: ParagraphId
  readonly pane?: PaneId
}

const stalls: readonly SpaceId[] = bazaarStalls.map(({ id }) => id)

const places = (moment: Moment, spaces: readonly SpaceId[]): boolean =>
  lists(moment, (choice) => choice.type === 'place' && spaces.includes(choice.space))

/** True for an event of this seat of one of these kinds. */
const of =
  (...types: readonly EventType[]) =>
  (event: Event, seat: Seat): boolean =>
    types.some((type) => type === event.type) && 'seat' in event && event.seat === seat
const placedOn =
  (spaces: readonly SpaceId[]) =>
  (event: Event, seat: Seat): boolean =>
    event.type === 'dicePlaced' && event.seat === seat && spaces.includes(event.space)

const isBonus = of('dieRerolled', 'dieAdjusted', 'contractCompleted')
const isPurse = placedOn(['money-bag'])
const isBought = (event: Event, seat: Seat): boolean =>
  event.type === 'blackDieTaken' && event.seat === seat && event.cause.kind === 'bonusAction'

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
    waits: { done: placedOn(stalls), open: (moment) => places(moment, stalls) }
  },
  stock: {
    rule: 'rewards.icons',
    points: ({ seat }) => ['coin', 'camel', 'pepper', 'silk', 'gold'].map((item) => `stock:${seat}:${item}`)
  },
  bonus: {
    rule: 'bonus.when',
    pane: 'actions',
    points: () => ['money-bag', 'reroll-die', 'adjust-die', 'take-black-die'].map((id) => `action:${id}`),
    waits: {
      done: (event, seat) => isBonus(event, seat) || isPurse(event, seat) || isBought(event, seat),
      open: (moment) =>
        lists(moment, ({ type }) =>
          ['completeContract', 'moneyBag', 'reroll', 'adjust', 'blackDie'].includes(type)
        )
    }
  },
  endTurn: {
    rule: 'turn.course',
    points: () => ['end-turn'],
    waits: {
      done: of('turnEnded'),
      open: (moment) => lists(moment, ({ type }) => type === 'endTurn')
    }
  },
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
      open: (moment) => moment.task === 'move' || places(moment, ['travel'])
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
      open: (moment) => moment.task === 'move' || moment.task === 'settle' || places(moment, ['travel'])
    }
  },
  contracts: {
    rule: 'actions.contracts',
    pane: 'actions',
    points: ({ seat }) => ['contract-row', `contracts:${seat}`],
    waits: { done: of('contractsTaken'), open: (moment) => places(moment, ['contracts']) }
  },
  round: {
    rule: 'round.end',
    points: ({ seat }) => [`dice:${seat}`],
    waits: {
      done: (event) => event.type === 'roundStarted',
      open: (moment) => moment.view.phase !== 'over'
    }
  },
  scoring: {
    rule: 'scoring.end',
    pane: 'board',
    points: ({ seat }) => [`points:${seat}`]
  }
}
