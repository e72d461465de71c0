/** The log's sentence for every kind of event. Agenda bookkeeping says nothing. */
import type {
  BonusActionId,
  Cause,
  EventType,
  LocationId,
  Reward,
  SpaceId,
  State
} from '../../../../../shared/games/voyages/types'
import { seat, text, thing, type Parts } from '../../../log-parts'
import type { LogPart } from '../../../types'
import { amount, characters, phases, places, sources, spaces } from '../names/en'
import { amounts, blackDie, cityOf, costOf, dice, sentenceBy, type Sentences } from './parts'

const place = (id: LocationId): LogPart => thing(places[id] ?? id, `place:${id}`)

const spaceThing = (id: SpaceId, view: State): LogPart => {
  const city = cityOf(id, view)
  return city ? thing(`${places[city] ?? city} card`, `space:${id}`) : thing(spaces[id] ?? id, `space:${id}`)
}

/** What was paid or gained by a bonus action. */
const forBonus: Readonly<Record<BonusActionId, string>> = {
  'complete-contract': 'for a contract',
  'money-bag': 'for the die',
  'reroll-die': 'to reroll',
  'adjust-die': 'to turn a die',
  'take-black-die': 'for a black die'
}

/** What an amount was for, in a few words; empty where the line before says it. */
const why = (cause: Cause): Parts => {
  switch (cause.kind) {
    case 'space':
    case 'cityCard':
      return []
    case 'occupied':
      return [text('for the occupied space')]
    case 'contract':
      return []
    case 'contractColumn':
      return [text(`from column ${cause.column}`)]
    case 'cityBonus':
      return [text('from'), place(cause.location)]
    case 'outpost':
      return [text('outpost of'), place(cause.location)]
    case 'post':
      return [text(`for post ${cause.post}`)]
    case 'travelTable':
      return [text(cause.steps === 1 ? 'for the first step' : `for step ${cause.steps}`)]
    case 'route':
      return [text('for the way to'), place(cause.to)]
    case 'bonusAction':
      return [text(forBonus[cause.action])]
    case 'character':
      return [text(`as ${characters[cause.character].name}`)]
    case 'compensation':
      return [text('for a low roll')]
    case 'scoring':
      return [text(sources[cause.source].toLowerCase())]
    default:
      return cause satisfies never
  }
}

const lost = (reward: Reward): string =>
  reward.item === 'black-die'
    ? 'finds no black die left'
    : reward.item === 'contract'
      ? 'finds no contract left'
      : reward.item === 'move'
        ? 'cannot afford a step'
        : `gets nothing for ${amount(reward.item, reward.count)}`

const contractWords = (id: string): Parts => [text('a contract for'), ...amounts(costOf(id))]

const sentences: Sentences = {
  taskOpened: () => [],
  taskAmended: () => [],
  taskClosed: () => [],
  characterTaken: (e) => [seat(e.seat), text(`plays ${characters[e.character].name}`)],
  goalsDealt: (e) => [seat(e.seat), text(`is dealt ${e.dealt.count} goals`)],
  goalsKept: (e) => [seat(e.seat), text('keeps two goals')],
  roundStarted: (e) => [text(`Round ${e.round} begins with`), seat(e.startSeat)],
  phaseStarted: (e) => (e.phase === 'turns' ? [] : [text(phases[e.phase])]),
  diceRolled: () => [text('Everybody rolls')],
  turnStarted: () => [],
  turnEnded: () => [],
  dicePlaced: (e, view, colours) => [
    seat(e.seat),
    spaceThing(e.space, view),
    text('with'),
    ...dice(e.dice, e.seat, colours, e.values)
  ],
  dieRerolled: (e, _view, colours) => [
    seat(e.seat),
    text('rerolls'),
    ...dice([e.die], e.seat, colours),
    text('to'),
    ...dice([{ ...e.die, value: e.value }], e.seat, colours)
  ],
  dieAdjusted: (e, _view, colours) => [
    seat(e.seat),
    text('turns'),
    ...dice([e.die], e.seat, colours),
    text('to'),
    ...dice([{ ...e.die, value: e.value }], e.seat, colours)
  ],
  blackDieTaken: (e) => [
    seat(e.seat),
    text(e.value === 0 ? 'takes' : 'takes and rolls'),
    ...blackDie(e.value)
  ],
  // A contract's price is in the line that completes it.
  paid: (e) =>
    e.cause.kind === 'contract' ? [] : [seat(e.seat), text('pays'), ...amounts(e.items), ...why(e.cause)],
  gained: (e) => [seat(e.seat), text('gains'), ...amounts(e.items), ...why(e.cause)],
  rewardLost: (e) => [seat(e.seat), text(lost(e.reward))],
  contractsTaken: (e) => [
    seat(e.seat),
    text(e.contracts.length === 1 ? 'takes the contract of' : 'takes the contracts of'),
    thing(
      e.columns.length === 1 ? `column ${e.columns[0] ?? ''}` : `columns ${e.columns.join(' and ')}`,
      ...e.contracts.map((id) => `contract:${id}`)
    )
  ],
  contractDiscarded: (e) => [seat(e.seat), text('gives up'), ...contractWords(e.contract)],
  contractDrawn: (e) => [seat(e.seat), text('draws'), ...contractWords(e.contract)],
  contractKept: (e) => [seat(e.seat), text('keeps the drawn contract')],
  contractDeclined: (e) => [seat(e.seat), text('declines the drawn contract')],
  contractCompleted: (e) => [seat(e.seat), text('completes'), ...contractWords(e.contract)],
  rowCleared: () => [text('The contract row is cleared')],
  rowDealt: (e) => [
    text(
      e.contracts.length === 1
        ? 'A new contract is laid out'
        : `${e.contracts.length} new contracts are laid out`
    )
  ],
  stepped: (e) => [seat(e.seat), text('travels to'), place(e.to)],
  postPlaced: (e) => [seat(e.seat), text('opens a post in'), place(e.location)],
  postMoved: (e) => [seat(e.seat), text('moves the post of'), place(e.from), text('to'), place(e.to)],
  outpostTaken: (e) => [seat(e.seat), text('is first in'), place(e.location)],
  gameScored: () => [text('The points are counted')]
}

/** The sentence of any event. */
export const sentence = sentenceBy(sentences)
export const roundTitle = (round: number): string => `Round ${round}`

/** What an event turned up for good, as the undo names it. */
export const revealed: Readonly<Partial<Record<EventType, string>>> = {
  goalsDealt: 'the goals were dealt',
  diceRolled: 'the dice were rolled',
  dieRerolled: 'a die was rerolled',
  blackDieTaken: 'a black die was rolled',
  contractDrawn: 'a contract was drawn',
  rowDealt: 'new contracts were laid out',
  gameScored: 'the goals were shown'
}
