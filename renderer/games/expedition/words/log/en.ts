/** The log's sentence for every kind of event. Agenda bookkeeping says nothing. */
import type { CardId, CardKind, EventType } from '../../../../../shared/games/expedition/types'
import { kindOf } from '../../../../../shared/games/expedition/pieces'
import { seat, text, type Parts } from '../../../log-parts'
import { card, cards, gold, list } from '../names/en'
import * as parts from './parts'

const { place } = parts
const face = (kind: CardKind) => parts.face(kind, card(kind))
const faces = (ids: readonly CardId[]): Parts => ids.map((id) => face(kindOf(id)))
/** "the second camel", where a seat has two. */
const camel = (index: number, { camels }: parts.Told): Parts =>
  camels > 1 ? [text(index === 0 ? 'with camel 1' : 'with camel 2')] : []

const sentences: parts.Sentences = {
  taskOpened: () => [],
  taskAmended: () => [],
  taskClosed: () => [],
  turnStarted: () => [],
  cardLaid: () => [],
  spaceEntered: (e, told) => [
    seat(e.seat),
    text('enters'),
    place(e.to, told),
    ...camel(e.camel, told),
    text('for'),
    ...faces(e.cards)
  ],
  ballastDropped: (e, told) => [
    seat(e.seat),
    text('drops ballast for 1 gold and enters'),
    place(e.to, told),
    ...camel(e.camel, told)
  ],
  chestTaken: (e, told) => [
    seat(e.seat),
    text(`takes the chest of ${gold(e.gold)} in`),
    place(e.space, told)
  ],
  camelGathered: (e, told) => [
    seat(e.seat),
    text('comes late and is put on'),
    place(e.to, told),
    ...camel(e.camel, told)
  ],
  movingStopped: () => [],
  displayTaken: (e) => [seat(e.seat), text('takes'), face(kindOf(e.card)), text('from the display')],
  displayFilled: (e) => [face(kindOf(e.card)), text('is laid out')],
  cardDrawn: (e) => {
    const [own] = e.drawn.cards ?? []
    return own === undefined
      ? [seat(e.seat), text('draws from the deck')]
      : [seat(e.seat), text('draws'), face(kindOf(own)), text('from the deck')]
  },
  deckShuffled: (e) => [text(`The discards are shuffled: ${cards(e.deck.count)} in the deck`)],
  interimScored: (e, told) => [
    text('The first stage is scored in'),
    place(e.city, told),
    ...e.scores.flatMap(({ seat: who, gold: earned }) => [text('·'), seat(who), text(`+${earned}`)])
  ],
  turnEnded: () => [],
  gameScored: (e) => [
    text(
      e.end === 'arrived'
        ? 'The journey ends: the last stage is scored'
        : 'Nobody can go on: the last stage is scored'
    ),
    ...e.scores.flatMap(({ seat: who, gold: earned }) => [text('·'), seat(who), text(`+${earned}`)])
  ]
}

/** The sentence of any event. */
export const sentence = parts.sentenceBy(sentences)

/** The heading of the log's second chapter. */
export const secondStage = 'The second stage'

/** Where a seat's camels stand, for the end screen: "camel in Dadu". */
export const whereabouts = (places: readonly string[]): string =>
  places.length > 1 ? `camels in ${list(places)}` : `camel in ${places.join('')}`

/** What an event turned up for good, as the undo names it. */
export const revealed: Readonly<Partial<Record<EventType, string>>> = {
  spaceEntered: 'cards were paid openly',
  displayFilled: 'a card was turned up',
  cardDrawn: 'a card was drawn',
  deckShuffled: 'the discards were shuffled'
}

/** What decides between equal gold, as a seat holds it. */
export const distance = (spaces: number, city: string): string =>
  spaces === 0 ? `in ${city}` : spaces === 1 ? `1 space from ${city}` : `${spaces} spaces from ${city}`
