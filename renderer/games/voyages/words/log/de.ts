/** The log's sentence for every kind of event in German. Agenda bookkeeping says nothing. */
import type {
  BonusActionId,
  Cause,
  LocationId,
  Reward,
  SpaceId,
  State
} from '../../../../../shared/games/voyages/types'
import { listsOf } from '../../../../words/catalogue'
import { seat, text, thing, type Parts } from '../../../log-parts'
import type { LogPart } from '../../../types'
import { amountTaken, characters, phases, places, sources, spaces, toward } from '../names/de'
import type * as said from './en'
import { amounts, blackDie, cityOf, costOf, dice, sentenceBy, type Sentences } from './parts'

const list = listsOf('de')
const place = (id: LocationId): LogPart => thing(places[id] ?? id, `place:${id}`)
/** "nach Moskau", "zur Gobi-Oase". */
const way = (id: LocationId): LogPart => thing(toward(id), `place:${id}`)

const spaceThing = (id: SpaceId, view: State): LogPart => {
  const city = cityOf(id, view)
  return thing(city ? `Stadtkarte ${places[city] ?? city}` : (spaces[id] ?? id), `space:${id}`)
}

/** What was paid or gained by a bonus action. */
const forBonus: Readonly<Record<BonusActionId, string>> = {
  'complete-contract': 'für einen Auftrag',
  'money-bag': 'für den Würfel',
  'reroll-die': 'für einen neuen Wurf',
  'adjust-die': 'für das Drehen eines Würfels',
  'take-black-die': 'für einen schwarzen Würfel'
}

/** What an amount was for, in a few words; empty where the line before says it. */
const why = (cause: Cause): Parts => {
  switch (cause.kind) {
    case 'space':
    case 'cityCard':
    case 'contract':
      return []
    case 'occupied':
      return [text('für das besetzte Feld')]
    case 'contractColumn':
      return [text(`aus Spalte ${cause.column}`)]
    case 'cityBonus':
      return [text('aus'), place(cause.location)]
    case 'outpost':
      return [text('vom Außenposten'), place(cause.location)]
    case 'post':
      return [text(`für den ${cause.post}. Handelsposten`)]
    case 'travelTable':
      return [text(cause.steps === 1 ? 'für den ersten Schritt' : `für den ${cause.steps}. Schritt`)]
    case 'route':
      return [text('für den Weg'), way(cause.to)]
    case 'bonusAction':
      return [text(forBonus[cause.action])]
    case 'character':
      return [text(`als ${characters[cause.character].name}`)]
    case 'compensation':
      return [text('für einen niedrigen Wurf')]
    case 'scoring':
      return [text(`(${sources[cause.source]})`)]
    default:
      return cause satisfies never
  }
}

const lost = (reward: Reward): string =>
  reward.item === 'black-die'
    ? 'findet keinen schwarzen Würfel mehr'
    : reward.item === 'contract'
      ? 'findet keinen Auftrag mehr'
      : reward.item === 'move'
        ? 'kann sich keinen Schritt leisten'
        : `erhält nichts für ${amountTaken(reward.item, reward.count)}`

const contractWords = (id: string): Parts => [text('einen Auftrag über'), ...amounts(costOf(id))]

const sentences: Sentences = {
  taskOpened: () => [],
  taskAmended: () => [],
  taskClosed: () => [],
  characterTaken: (e) => [seat(e.seat), text(`spielt ${characters[e.character].name}`)],
  goalsDealt: (e) => [seat(e.seat), text(`bekommt ${e.dealt.count} Ziele`)],
  goalsKept: (e) => [seat(e.seat), text('behält zwei Ziele')],
  roundStarted: (e) => [text(`Runde ${e.round} beginnt mit`), seat(e.startSeat)],
  phaseStarted: (e) => (e.phase === 'turns' ? [] : [text(phases[e.phase])]),
  diceRolled: () => [text('Alle würfeln')],
  turnStarted: () => [],
  turnEnded: () => [],
  dicePlaced: (e, view, colours) => [
    seat(e.seat),
    spaceThing(e.space, view),
    text('mit'),
    ...dice(e.dice, e.seat, colours, e.values)
  ],
  dieRerolled: (e, _view, colours) => [
    seat(e.seat),
    text('würfelt neu, aus'),
    ...dice([e.die], e.seat, colours),
    text('wird'),
    ...dice([{ ...e.die, value: e.value }], e.seat, colours)
  ],
  dieAdjusted: (e, _view, colours) => [
    seat(e.seat),
    text('dreht'),
    ...dice([e.die], e.seat, colours),
    text('auf'),
    ...dice([{ ...e.die, value: e.value }], e.seat, colours)
  ],
  blackDieTaken: (e) => [
    seat(e.seat),
    text(e.value === 0 ? 'nimmt' : 'nimmt und würfelt'),
    ...blackDie(e.value)
  ],
  // A contract's price is in the line that completes it.
  paid: (e) =>
    e.cause.kind === 'contract' ? [] : [seat(e.seat), text('zahlt'), ...amounts(e.items), ...why(e.cause)],
  gained: (e) => [seat(e.seat), text('erhält'), ...amounts(e.items), ...why(e.cause)],
  rewardLost: (e) => [seat(e.seat), text(lost(e.reward))],
  contractsTaken: (e) => [
    seat(e.seat),
    text(e.contracts.length === 1 ? 'nimmt den Auftrag aus' : 'nimmt die Aufträge aus'),
    thing(
      e.columns.length === 1 ? `Spalte ${e.columns[0] ?? ''}` : `den Spalten ${list(e.columns.map(String))}`,
      ...e.contracts.map((id) => `contract:${id}`)
    )
  ],
  contractDiscarded: (e) => [seat(e.seat), text('gibt ab:'), ...contractWords(e.contract)],
  contractDrawn: (e) => [seat(e.seat), text('zieht'), ...contractWords(e.contract)],
  contractKept: (e) => [seat(e.seat), text('behält den gezogenen Auftrag')],
  contractDeclined: (e) => [seat(e.seat), text('lehnt den gezogenen Auftrag ab')],
  contractCompleted: (e) => [seat(e.seat), text('erfüllt'), ...contractWords(e.contract)],
  rowCleared: () => [text('Die Auftragsreihe wird geleert')],
  rowDealt: (e) => [
    text(
      e.contracts.length === 1
        ? 'Ein neuer Auftrag wird ausgelegt'
        : `${e.contracts.length} neue Aufträge werden ausgelegt`
    )
  ],
  stepped: (e) => [seat(e.seat), text('reist'), way(e.to)],
  postPlaced: (e) => [seat(e.seat), text('eröffnet einen Handelsposten in'), place(e.location)],
  postMoved: (e) => [seat(e.seat), text('versetzt den Posten aus'), place(e.from), way(e.to)],
  outpostTaken: (e) => [seat(e.seat), text('ist zuerst in'), place(e.location)],
  gameScored: () => [text('Die Punkte werden gezählt')]
}

/** The sentence of any event. */
export const sentence = sentenceBy(sentences)
export const roundTitle: typeof said.roundTitle = (round) => `Runde ${round}`

/** What an event turned up for good, as the undo names it. */
export const revealed: typeof said.revealed = {
  goalsDealt: 'Die Ziele wurden ausgeteilt',
  diceRolled: 'Die Würfel wurden geworfen',
  dieRerolled: 'Ein Würfel wurde neu geworfen',
  blackDieTaken: 'Ein schwarzer Würfel wurde geworfen',
  contractDrawn: 'Ein Auftrag wurde gezogen',
  rowDealt: 'Neue Aufträge wurden ausgelegt',
  gameScored: 'Die Ziele wurden gezeigt'
}
