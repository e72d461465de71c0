/** The log's sentence for every kind of event in German. Agenda bookkeeping says nothing. */
import { kindOf } from '../../../../../shared/games/expedition/pieces'
import type { CardId, CardKind } from '../../../../../shared/games/expedition/types'
import { seat, text, type Parts } from '../../../log-parts'
import { card, cards, cardTaken, gold, list } from '../names/de'
import type * as said from './en'
import * as parts from './parts'

const { place } = parts
const taken = (kind: CardKind) => parts.face(kind, cardTaken(kind))
const faces = (ids: readonly CardId[]): Parts => ids.map((id) => taken(kindOf(id)))
/** Which camel, where a seat has two. */
const camel = (index: number, { camels }: parts.Told): Parts =>
  camels > 1 ? [text(`mit Kamel ${index + 1}`)] : []

const sentences: parts.Sentences = {
  taskOpened: () => [],
  taskAmended: () => [],
  taskClosed: () => [],
  turnStarted: () => [],
  cardLaid: () => [],
  spaceEntered: (e, told) => [
    seat(e.seat),
    text('betritt'),
    place(e.to, told),
    ...camel(e.camel, told),
    text('für'),
    ...faces(e.cards)
  ],
  ballastDropped: (e, told) => [
    seat(e.seat),
    text('wirft für 1 Gold Ballast ab und betritt'),
    place(e.to, told),
    ...camel(e.camel, told)
  ],
  chestTaken: (e, told) => [
    seat(e.seat),
    text(`nimmt die Truhe mit ${gold(e.gold)} in`),
    place(e.space, told)
  ],
  camelGathered: (e, told) => [
    seat(e.seat),
    text('kommt spät und zieht nach'),
    place(e.to, told),
    ...camel(e.camel, told)
  ],
  movingStopped: () => [],
  displayTaken: (e) => [seat(e.seat), text('nimmt'), taken(kindOf(e.card)), text('aus der Auslage')],
  displayFilled: (e) => [text('Neu ausgelegt:'), parts.face(kindOf(e.card), card(kindOf(e.card)))],
  cardDrawn: (e) => {
    const [own] = e.drawn.cards ?? []
    return own === undefined
      ? [seat(e.seat), text('zieht vom Stapel')]
      : [seat(e.seat), text('zieht'), taken(kindOf(own)), text('vom Stapel')]
  },
  deckShuffled: (e) => [text(`Die Ablage wird gemischt: ${cards(e.deck.count)} im Stapel`)],
  interimScored: (e, told) => [
    text('Die erste Etappe wird gewertet in'),
    place(e.city, told),
    ...e.scores.flatMap(({ seat: who, gold: earned }) => [text('·'), seat(who), text(`+${earned}`)])
  ],
  turnEnded: () => [],
  gameScored: (e) => [
    text(
      e.end === 'arrived'
        ? 'Die Reise ist zu Ende: Die letzte Etappe wird gewertet'
        : 'Niemand kann weiter: Die letzte Etappe wird gewertet'
    ),
    ...e.scores.flatMap(({ seat: who, gold: earned }) => [text('·'), seat(who), text(`+${earned}`)])
  ]
}

/** The sentence of any event. */
export const sentence = parts.sentenceBy(sentences)

/** The heading of the log's second chapter. */
export const secondStage = 'Die zweite Etappe'

/** Where a seat's camels stand, for the end screen. */
export const whereabouts: typeof said.whereabouts = (places) =>
  places.length > 1 ? `Kamele in ${list(places)}` : `Kamel in ${places.join('')}`

/** What an event turned up for good, as the undo names it. */
export const revealed: typeof said.revealed = {
  spaceEntered: 'Karten wurden offen bezahlt',
  displayFilled: 'Eine Karte wurde aufgedeckt',
  cardDrawn: 'Eine Karte wurde gezogen',
  deckShuffled: 'Die Ablage wurde gemischt'
}

/** What decides between equal gold, as a seat holds it. */
export const distance: typeof said.distance = (spaces, city) =>
  spaces === 0 ? `in ${city}` : `${spaces} ${spaces === 1 ? 'Feld' : 'Felder'} vor ${city}`
