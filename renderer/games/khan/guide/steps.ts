/** The guided first round of In the Service of the Khan: what each step points at and waits for, in the order of the guide. */
import { books } from '../../../../shared/games/khan/content/books'
import { travelSpaces } from '../../../../shared/games/khan/content/numbers'
import { seals } from '../../../../shared/games/khan/content/tiles'
import { seatOf } from '../../../../shared/games/khan/seats'
import { resources, type LocationId, type SpaceId } from '../../../../shared/games/khan/types'
import { ofSeat, type Moment as AnyMoment, type StepShape } from '../../../contract/guide'
import { bonusAction, canPlaceOn, endOfRound, endOfTurn, placedOn, stockOf } from '../../../polo/guide'
import type { PaneId } from '../panes'
import type { ParagraphId } from '../rules/structure'
import type { KhanTypes } from '../types'
import type { StepId } from './words'

type Moment = AnyMoment<KhanTypes>

interface KhanStep extends StepShape<KhanTypes> {
  readonly rule: ParagraphId
  readonly pane?: PaneId
}

const of = ofSeat<KhanTypes>
const bookSpaces: readonly SpaceId[] = books.flatMap(({ spaces }) => spaces)
const travel: readonly SpaceId[] = travelSpaces.map(({ id }) => id)
/** The only Travel space that the character of this seat may use, if there is one. */
const onlyTravel = ({ content, view, seat }: Moment): SpaceId | undefined => {
  const { character } = seatOf(view, seat)
  return character === '' ? undefined : content?.character(character).onlyTravel
}
const anchors = (spaces: readonly SpaceId[]): readonly string[] => spaces.map((id) => `space:${id}`)

const asks = ({ task }: Moment, ...kinds: readonly KhanTypes['task'][]): boolean =>
  kinds.some((kind) => kind === task)
const ownPosts = ({ view, seat }: Moment): readonly LocationId[] => seatOf(view, seat).posts
/** True if the seat has its character and will be asked for its goal. */
const isDrafting = ({ view, seat }: Moment): boolean =>
  (view.phase === 'characters' || view.phase === 'goals') && seatOf(view, seat).character !== ''
/** Anchors of the contracts in cities where the player has a post. */
const inReach = (moment: Moment): readonly string[] =>
  ownPosts(moment)
    .flatMap((city) => moment.view.cityContracts[city] ?? [])
    .filter(Boolean)
    .map((contract) => `contract:${contract}`)

export const steps: Readonly<Record<StepId, KhanStep>> = {
  aim: {
    rule: 'game.aim',
    pane: 'board',
    points: ({ seat }) => [`seat:${seat}`, `goals:${seat}`],
    waits: {
      done: of('goalsKept'),
      open: (moment) => asks(moment, 'pick-character', 'keep-goals') || isDrafting(moment)
    }
  },
  dice: {
    rule: 'turn.place',
    points: ({ seat }) => [`dice:${seat}`]
  },
  books: {
    rule: 'actions.books',
    pane: 'actions',
    points: () => [...anchors(bookSpaces), ...books.map(({ id }) => `book:${id}`)],
    waits: { done: placedOn(bookSpaces), open: (moment) => canPlaceOn(moment, bookSpaces) }
  },
  jade: {
    rule: 'turn.jade',
    points: ({ seat }) => [...stockOf(seat, resources), 'action:jade']
  },
  bonus: {
    rule: 'bonus.money-bag',
    pane: 'actions',
    ...bonusAction({
      actions: ['complete-contract', 'improve-seal'],
      choices: ['improveSeal', 'useOutpost'],
      events: ['sealImproved', 'outpostUsed']
    })
  },
  endTurn: { rule: 'turn.course', ...endOfTurn },
  favor: {
    rule: 'actions.khan',
    pane: 'actions',
    points: () => ['space:khans-favor'],
    waits: { done: placedOn(['khans-favor']), open: (moment) => canPlaceOn(moment, ['khans-favor']) }
  },
  travel: {
    rule: 'travel.spaces',
    pane: 'map',
    points: (moment) => {
      const [only, { seat }] = [onlyTravel(moment), moment]
      return [...anchors(only ? [only] : travel), `figure:${seat}:0`, `dice:${seat}`]
    },
    varies: (moment) => onlyTravel(moment) !== undefined,
    waits: {
      done: of('stepped'),
      open: (moment) => asks(moment, 'move') || canPlaceOn(moment, travel)
    }
  },
  post: {
    rule: 'posts.placing',
    pane: 'map',
    points: (moment) => [
      `posts:${moment.seat}`,
      ...ownPosts(moment).flatMap((city) => [`post:${moment.seat}:${city}`, `shield:${city}`])
    ],
    waits: {
      done: of('postPlaced'),
      open: (moment) => asks(moment, 'move', 'settle', 'extra-post') || canPlaceOn(moment, travel)
    }
  },
  seals: {
    rule: 'actions.seals',
    pane: 'actions',
    points: ({ seat }) => ['space:guild-seals', ...seals.map(({ id }) => `guild:${id}`), `seals:${seat}`],
    waits: {
      done: of('sealTaken'),
      open: (moment) => asks(moment, 'take-seal') || canPlaceOn(moment, ['guild-seals'])
    }
  },
  contracts: {
    rule: 'actions.contracts',
    pane: 'actions',
    points: (moment) => ['space:contracts', `contracts:${moment.seat}`, ...inReach(moment)],
    waits: {
      done: of('contractsTaken'),
      open: (moment) => asks(moment, 'take-contracts', 'city-contract') || canPlaceOn(moment, ['contracts'])
    }
  },
  round: { rule: 'round.start', ...endOfRound }
}
