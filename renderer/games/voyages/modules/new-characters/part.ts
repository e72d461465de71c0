/** The events of the New Characters in log, scenes and sounds. Gifts come from their pile and lie in front of a seat. */
import type { NewCharacters } from '../../../../../shared/games/voyages/modules/new-characters/types'
import type { Flight } from '../../../../contract/game-ui'
import { seat, sentenceOf, text } from '../../../../kit/log/parts'
import { besideLeft } from '../../../../polo/own/beside'
import { modulePart } from '../part'
import { ownWords } from './words'

const nothing = { flights: [] }
const name = (gift: string): string => ownWords.own.gifts[gift] ?? gift
const listed = (gifts: readonly string[]): string => gifts.map(name).join(', ')

/** Anchors of gifts: the pile, which is with the supply; the seat that draws some; and one that a seat keeps. */
const giftPile = 'supply'
const giftHand = (of: number): string => `seat:${of}`
export const giftAt = (of: number, gift: string): string => `new-characters/gift:${of}:${gift}`

const gift = (id: string): Flight['piece'] => ({ kind: 'new-characters/gift', gift: id })

export const part = modulePart<NewCharacters>({
  causes: {
    'new-characters/gift': {
      why: name,
      anchor: (_id, of) => giftHand(of)
    }
  },
  events: {
    'new-characters/giftsShuffled': {
      sentence: () => [text(ownWords.own.log.giftsShuffled)],
      scene: () => nothing,
      sound: 'deal',
      weight: 'detail'
    },
    'new-characters/giftsDrawn': {
      sentence: ({ seat: who, gifts }) =>
        sentenceOf(ownWords.own.log.giftsDrawn, { who: seat(who), n: gifts.length, gifts: listed(gifts) }),
      scene: ({ seat: to, gifts }) => ({
        flights: gifts.map((id) => ({
          from: giftPile,
          to: giftHand(to),
          becomes: giftAt(to, id),
          piece: gift(id)
        }))
      }),
      sound: 'deal',
      weight: 'detail',
      follows: true
    },
    'new-characters/giftsKept': {
      sentence: ({ seat: who, gifts }) =>
        sentenceOf(ownWords.own.log.giftsKept, { who: seat(who), gifts: listed(gifts) }),
      scene: ({ seat: of, gifts }) => ({
        flights: gifts.map((id) => ({
          from: giftHand(of),
          leaves: giftAt(of, id),
          to: giftHand(of),
          becomes: giftAt(of, id),
          piece: gift(id)
        }))
      }),
      sound: 'lift',
      weight: 'gain',
      follows: true
    },
    'new-characters/giftDeclined': {
      sentence: ({ seat: who, gift: id }) =>
        sentenceOf(ownWords.own.log.giftDeclined, { who: seat(who), gift: name(id) }),
      scene: ({ seat: from, gift: id }) => ({
        flights: [{ from: giftHand(from), leaves: giftAt(from, id), to: giftPile, piece: gift(id) }]
      }),
      sound: 'deal',
      weight: 'detail',
      follows: true
    },
    'new-characters/giftUsed': {
      sentence: ({ seat: who, gift: id }) =>
        sentenceOf(ownWords.own.log.giftUsed, { who: seat(who), gift: name(id) }),
      scene: ({ seat: from, gift: id }) => ({
        flights: [
          { from: giftHand(from), leaves: giftAt(from, id), to: giftPile, rises: true, piece: gift(id) }
        ]
      }),
      sound: 'stamp',
      weight: 'gain'
    },
    'new-characters/freePlacementReady': {
      sentence: ({ seat: who }) => sentenceOf(ownWords.own.log.freePlacementReady, { who: seat(who) }),
      scene: () => nothing,
      sound: 'lift',
      weight: 'detail'
    },
    'new-characters/cityCardsDealt': {
      sentence: ({ cards }) => [text(ownWords.own.log.cityCardsDealt(cards.length))],
      scene: () => nothing,
      sound: 'deal',
      weight: 'detail'
    },
    'new-characters/cityCardUsed': {
      sentence: ({ seat: who }) => sentenceOf(ownWords.own.log.cityCardUsed, { who: seat(who) }),
      scene: ({ seat: from, card }) => ({
        flights: [
          {
            from: giftHand(from),
            to: 'supply',
            takes: { [besideLeft]: 1 },
            rises: true,
            piece: { kind: 'new-characters/card', card }
          }
        ],
        brings: [`space:${card}`]
      }),
      sound: 'stamp',
      weight: 'space'
    },
    'new-characters/turnCleared': {
      sentence: () => [],
      scene: () => nothing,
      sound: undefined,
      weight: 'detail'
    }
  }
})
