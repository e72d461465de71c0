/** The log's sentence for each kind of event: which one it is, and what fills its slots. Agenda bookkeeping says nothing. */
import { kindOf } from '../../../../shared/games/expedition/pieces'
import type { Event, EventOf } from '../../../../shared/games/expedition/types'
import type { LogPart } from '../../../contract/game-ui'
import { nameIn } from '../../../words/catalogue'
import { dispatch, type EventHandlers } from '../../../kit/event-table'
import { arrow, between, seat, sentenceOf, text, thing, type Named, type Parts } from '../../../kit/log/parts'
import type { Texts } from './texts'

/** What a sentence must know of the table: names of spaces, and how many camels a seat has. */
export interface SentenceContext {
  readonly space: (index: number) => string
  readonly camels: number
}
type Sentences = EventHandlers<Event, SentenceContext, Parts>

/** "· Anna +3 · Ben +2". */
const scoresOf = (scores: EventOf<'gameScored'>['scores']): Parts =>
  scores.flatMap(({ seat: who, gold }, i) => [text(i === 0 ? '· ' : ' · '), seat(who), text(` +${gold}`)])

export function log({ log: said, names }: Texts) {
  const { sentences } = said
  const place = (index: number, { space }: SentenceContext): LogPart => thing(space(index), `space:${index}`)
  /** Cards, drawn, with their names for those who listen. */
  const faces =
    (ids: readonly Parameters<typeof kindOf>[0][]): Named =>
    (inForm) =>
      ids.map((id) => {
        const card = kindOf(id)
        return {
          kind: 'piece',
          text: inForm(nameIn(names.kinds, card)),
          piece: { kind: 'card', card, small: true }
        }
      })
  /** Which camel, where a seat has two. */
  const camel = (index: number, { camels }: SentenceContext): string =>
    camels > 1 ? said.camel(index + 1) : ''

  const table: Sentences = {
    taskOpened: () => [],
    taskAmended: () => [],
    taskClosed: () => [],
    turnStarted: () => [],
    cardLaid: () => [],
    movingStopped: () => [],
    turnEnded: () => [],
    spaceEntered: (e, context) =>
      sentenceOf(sentences.spaceEntered, {
        who: seat(e.seat),
        space: place(e.to, context),
        camel: camel(e.camel, context),
        cards: faces(e.cards)
      }),
    ballastDropped: (e, context) =>
      sentenceOf(sentences.ballastDropped, {
        who: seat(e.seat),
        space: place(e.to, context),
        camel: camel(e.camel, context)
      }),
    chestTaken: (e, context) =>
      sentenceOf(sentences.chestTaken, { who: seat(e.seat), gold: e.gold, space: place(e.space, context) }),
    camelGathered: (e, context) =>
      sentenceOf(sentences.camelGathered, {
        who: seat(e.seat),
        space: place(e.to, context),
        camel: camel(e.camel, context)
      }),
    displayTaken: (e) => sentenceOf(sentences.displayTaken, { who: seat(e.seat), card: faces([e.card]) }),
    displayFilled: (e) => sentenceOf(sentences.displayFilled, { card: faces([e.card]) }),
    cardDrawn: (e) => {
      const [own] = e.drawn.cards ?? []
      return own === undefined
        ? sentenceOf(sentences.hiddenCardDrawn, { who: seat(e.seat) })
        : sentenceOf(sentences.cardDrawn, { who: seat(e.seat), card: faces([own]) })
    },
    deckShuffled: (e) => [text(sentences.deckShuffled(e.deck.count))],
    interimScored: (e, context) =>
      sentenceOf(sentences.interimScored, { city: place(e.city, context), scores: scoresOf(e.scores) }),
    gameScored: (e) =>
      sentenceOf(e.end === 'arrived' ? sentences.arrived : sentences.stuck, { scores: scoresOf(e.scores) })
  }

  return {
    /** Spaces that a camel entered one after the other, in one sentence. */
    journey: (steps: readonly EventOf<'spaceEntered'>[], context: SentenceContext): Parts => {
      const [first] = steps
      return first === undefined
        ? []
        : sentenceOf(sentences.spaceEntered, {
            who: seat(first.seat),
            space: between(
              arrow,
              steps.map(({ to }) => place(to, context))
            ),
            camel: camel(first.camel, context),
            cards: faces(steps.flatMap(({ cards }) => cards))
          })
    },
    /** The sentence of any event. */
    sentence: (event: Event, context: SentenceContext): Parts => dispatch(table, event, context),
    /** Where a seat's camels stand, for the end screen: "camel in Dadu". */
    whereabouts: (places: readonly string[]): string => said.camelsIn({ n: places.length, places })
  }
}
