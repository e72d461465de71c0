/** Labels and accessible names of every control of the table. */
import type { RequirementId } from '../../../../../shared/games/expedition/content/requirements'
import type { CardKind } from '../../../../../shared/games/expedition/types'
import { card, cards, cardsOf, gold, list, requirements } from '../names/en'

/** "Red silk, 2 cards, 1 chosen". */
export const handCard = (kind: CardKind, count: number, chosen: number): string =>
  `${card(kind)}${count > 1 ? `, ${cards(count)}` : ''}${chosen > 0 ? `, ${chosen} chosen` : ''}`
/** "Take red silk: ends your turn, cannot be taken back". */
export const take = (kind: CardKind): string => `Take ${card(kind)}: ends your turn, cannot be taken back`
export const shown = (kind: CardKind): string => `${card(kind)} in the display`
export const draw = (count: number): string =>
  `Draw the top card of the deck, ${cards(count)}: ends your turn, cannot be taken back`
export const deck = (count: number): string => `Deck: ${cards(count)}`
export const discards = (count: number, top?: CardKind): string =>
  `Discards: ${cards(count)}${top ? `, ${card(top)} on top` : ''}`
/** What entering costs: "3 cards and 1 gold". */
export const cost = (count: number, spent: number): string =>
  list([...(count > 0 || spent === 0 ? [cards(count)] : []), ...(spent > 0 ? [gold(spent)] : [])])

/** A space for those who listen: what it asks for, what lies there, who stands there, what it would cost. */
export const space = (facts: {
  readonly name: string
  readonly requirement?: RequirementId | undefined
  readonly chest: number
  readonly scoring?: number | undefined
  readonly camels: readonly string[]
  readonly cost?: { readonly cards: number; readonly gold: number } | undefined
}): string =>
  [
    facts.name,
    facts.requirement ? `asks for ${requirements[facts.requirement]}` : 'start',
    facts.chest > 0 ? `chest with ${gold(facts.chest)}` : '',
    facts.scoring === undefined ? '' : `scores ${gold(facts.scoring)}`,
    facts.camels.length > 0
      ? `${list(facts.camels)} ${facts.camels.length > 1 ? 'stand' : 'stands'} here`
      : '',
    facts.cost ? `enter for ${cost(facts.cost.cards, facts.cost.gold)}` : ''
  ]
    .filter(Boolean)
    .join(', ')
export const camel = (owner: string, number: number | undefined): string =>
  number === undefined ? `${owner}’s camel` : `${owner}’s camel ${number}`
export const goTo = (name: string, count: number, spent: number): string =>
  `Enter ${name} for ${cost(count, spent)}`
export const wayOf = (camelNumber: number | undefined, count: number, spent: number): string =>
  `${camelNumber === undefined ? '' : `Camel ${camelNumber}: `}${cost(count, spent)}`
/** Where a camel comes to stand. */
export interface Stand {
  readonly number: number
  readonly name: string
}
/** "Camel 1 to Pamir, 2 to Lop: 7 cards". */
export const bothOf = (stands: readonly Stand[], count: number, spent: number): string =>
  `Camel ${stands.map(({ number, name }) => `${number} to ${name}`).join(', ')}: ${cost(count, spent)}`
export const ballast = (target: string, camelNumber: number | undefined): string =>
  `Drop ballast: 1 gold${camelNumber === undefined ? '' : `, camel ${camelNumber}`} to ${target}`
export const rival = (name: string, facts: readonly string[]): string => `${name}: ${facts.join(', ')}`
export const spending = (kinds: readonly CardKind[]): string =>
  list([...new Set(kinds)].map((kind) => cardsOf(kind, kinds.filter((one) => one === kind).length)))

/** Labels that stand on the table. */
export const labels = {
  board: 'The road',
  hand: 'Your hand',
  handOf: (name: string): string => `Hand of ${name}`,
  handCards: (count: number): string => cards(count),
  sort: 'Sort',
  sortBy: { good: 'by good', colour: 'by colour' },
  chosen: (count: number): string => `${cards(count)} chosen`,
  clear: 'Clear',
  enter: (name: string): string => `Enter ${name}`,
  empty: 'No cards in hand',
  laid: 'Laid',
  market: 'Cards to draw',
  drawTitle: 'Draw one card',
  drawNote: 'ends your turn, no way back',
  deck: 'Deck',
  discards: 'Discards',
  noCard: 'No card lies open any more.',
  pass: 'End turn without a card',
  rivals: 'Other players',
  purse: 'Your expedition',
  gold: 'Gold',
  ballast: 'Drop ballast',
  ballastShort: 'Ballast',
  ballastKeys: ['B', '⇧ B'],
  camel: (number: number): string => `Camel ${number}`,
  bothCamels: 'both camels',
  nextTip: (name: string, asks: string): string => `The next free space is ${name}: ${asks}.`,
  spaces: (count: number): string => (count === 1 ? '1 space' : `${count} spaces`),
  pays: 'pay',
  chest: 'chest',
  after: 'left',
  go: 'Enter',
  cancel: 'Cancel',
  ways: 'Other ways',
  gathers: (city: string): string => `The camel is put on ${city}: no gold, and it stops for this turn.`,
  stops: (city: string): string => `${city} ends the moving of this turn.`,
  ends: (city: string): string => `${city} ends the game at once.`
}

/** Shortcuts of this table, for the list under `?`. */
export const shortcuts = [
  { keys: ['←', '→', '↑', '↓'], does: 'Move between cards, and along the road' },
  { keys: ['Space'], does: 'Choose the card or the space in focus' },
  { keys: ['Enter'], does: 'Enter the space that is chosen or paid for' },
  { keys: ['1–5'], does: 'Take a card of the display' },
  { keys: ['D'], does: 'Draw from the deck' },
  { keys: ['B'], does: 'Drop ballast' },
  { keys: ['⇧ B'], does: 'Drop ballast with the other camel (two players)' },
  { keys: ['C'], does: 'Choose a camel (two players)' },
  { keys: ['S'], does: 'Sort the hand by good or by colour' },
  { keys: ['Esc'], does: 'Clear the selection' }
]
