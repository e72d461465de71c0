/** The log's sentence for every kind of event in French. Agenda bookkeeping says nothing. */
import { kindOf } from '../../../../../shared/games/expedition/pieces'
import type { CardId, CardKind } from '../../../../../shared/games/expedition/types'
import { seat, text, type Parts } from '../../../log-parts'
import { card, cards, gold, list } from '../names/fr'
import type * as said from './en'
import * as parts from './parts'

const { place } = parts
const face = (kind: CardKind) => parts.face(kind, card(kind))
const faces = (ids: readonly CardId[]): Parts => ids.map((id) => face(kindOf(id)))
/** Which camel, where a seat has two. */
const camel = (index: number, { camels }: parts.Told): Parts =>
  camels > 1 ? [text(`avec le chameau ${index + 1}`)] : []

const sentences: parts.Sentences = {
  taskOpened: () => [],
  taskAmended: () => [],
  taskClosed: () => [],
  turnStarted: () => [],
  cardLaid: () => [],
  spaceEntered: (e, told) => [
    seat(e.seat),
    text('entre à'),
    place(e.to, told),
    ...camel(e.camel, told),
    text('pour'),
    ...faces(e.cards)
  ],
  ballastDropped: (e, told) => [
    seat(e.seat),
    text('jette du lest pour 1 or et entre à'),
    place(e.to, told),
    ...camel(e.camel, told)
  ],
  chestTaken: (e, told) => [seat(e.seat), text(`prend le coffre de ${gold(e.gold)} à`), place(e.space, told)],
  camelGathered: (e, told) => [
    seat(e.seat),
    text('arrive tard et prend place à'),
    place(e.to, told),
    ...camel(e.camel, told)
  ],
  movingStopped: () => [],
  displayTaken: (e) => [seat(e.seat), text('prend'), face(kindOf(e.card)), text('à l’étalage')],
  displayFilled: (e) => [text('Nouvelle carte :'), face(kindOf(e.card))],
  cardDrawn: (e) => {
    const [own] = e.drawn.cards ?? []
    return own === undefined
      ? [seat(e.seat), text('pioche')]
      : [seat(e.seat), text('pioche'), face(kindOf(own))]
  },
  deckShuffled: (e) => [text(`La défausse est mélangée : ${cards(e.deck.count)} en pioche`)],
  interimScored: (e, told) => [
    text('La première étape est décomptée à'),
    place(e.city, told),
    ...e.scores.flatMap(({ seat: who, gold: earned }) => [text('·'), seat(who), text(`+${earned}`)])
  ],
  turnEnded: () => [],
  gameScored: (e) => [
    text(
      e.end === 'arrived'
        ? 'Le voyage s’achève : la dernière étape est décomptée'
        : 'Personne ne peut continuer : la dernière étape est décomptée'
    ),
    ...e.scores.flatMap(({ seat: who, gold: earned }) => [text('·'), seat(who), text(`+${earned}`)])
  ]
}

/** The sentence of any event. */
export const sentence = parts.sentenceBy(sentences)

/** The heading of the log's second chapter. */
export const secondStage = 'La seconde étape'

/** Where a seat's camels stand, for the end screen. */
export const whereabouts: typeof said.whereabouts = (places) =>
  places.length > 1 ? `chameaux à ${list(places)}` : `chameau à ${places.join('')}`

/** What an event turned up for good, as the undo names it. */
export const revealed: typeof said.revealed = {
  spaceEntered: 'des cartes ont été payées à découvert',
  displayFilled: 'une carte a été dévoilée',
  cardDrawn: 'une carte a été piochée',
  deckShuffled: 'la défausse a été mélangée'
}

/** What decides between equal gold, as a seat holds it. */
export const distance: typeof said.distance = (spaces, city) =>
  spaces === 0 ? `à ${city}` : `à ${spaces} ${spaces === 1 ? 'case' : 'cases'} de ${city}`
