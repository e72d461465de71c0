/** The events of the Agents of Venice in log, scenes and sounds. Their cards, tiles and tokens lie in front of a seat. */
import type { Agents } from '../../../../../shared/games/voyages/modules/agents/types'
import type { Flight } from '../../../../contract/game-ui'
import { seat, sentenceOf } from '../../../../kit/log/parts'
import { characterTo, dieAt, diePiece, handOf, placedAt } from '../../../../polo/flights'
import { modulePart } from '../part'
import { nameWith } from './card-names'
import { textForRound, textWith } from './character-texts'
import { agentsIn } from './table/held'
import { ownWords } from './words'

const nothing = { flights: [] }

/** The anchor of a seat's bonus card. */
export const cardAt = (of: number, card: string): string => `agents/bonus-card:${of}:${card}`
/** The anchor of the number of a seat's bonus cards, on a strip that shows no more of them. */
export const cardsAt = (of: number): string => `agents/bonus-cards:${of}`
/** The anchor of a character that a seat may play for a round, or plays. */
export const tileAt = (of: number, character: string): string => `agents/tile:${of}:${character}`
const tile = (character: string): Flight['piece'] => ({ kind: 'agents/tile', character, size: 'free' })
const hand = (of: number): string => `seat:${of}`

export const part = modulePart<Agents>({
  textWith,
  characterText: (view, of, content) => {
    const { assumed } = agentsIn(view, of)
    return assumed === '' ? undefined : textForRound(assumed, content)
  },
  causes: {
    'agents/bonus-card': {
      why: (id, { content, bundle }) => nameWith(content, id, bundle),
      anchor: (_id, of) => hand(of)
    }
  },
  events: {
    'agents/cardsDealt': {
      sentence: ({ seat: who, cards }, _, { content, bundle }) =>
        sentenceOf(ownWords.own.log.cardsDealt, {
          who: seat(who),
          n: cards.length,
          cards: cards.map((card) => nameWith(content, card, bundle)).join(', ')
        }),
      scene: ({ seat: to, cards }) => ({
        flights: cards.map((card) => ({
          from: 'supply',
          to: hand(to),
          becomes: cardAt(to, card),
          gives: { [cardsAt(to)]: 1 },
          piece: { kind: 'agents/bonus-card', card }
        }))
      }),
      sound: 'deal',
      weight: 'detail'
    },
    'agents/cardUsed': {
      sentence: ({ seat: who, card }, _, { content, bundle }) =>
        sentenceOf(ownWords.own.log.cardUsed, { who: seat(who), card: nameWith(content, card, bundle) }),
      scene: ({ seat: from, card }) => ({
        flights: [
          {
            from: hand(from),
            leaves: cardAt(from, card),
            to: 'supply',
            rises: true,
            takes: { [cardsAt(from)]: 1 },
            piece: { kind: 'agents/bonus-card', card }
          }
        ]
      }),
      sound: 'stamp',
      weight: 'gain'
    },
    'agents/tokensDealt': {
      sentence: ({ seat: who, values }) =>
        sentenceOf(ownWords.own.log.tokensDealt, { who: seat(who), values: values.join(', ') }),
      scene: () => nothing,
      sound: 'deal',
      weight: 'detail'
    },
    'agents/tokensTaken': {
      sentence: ({ seat: who, values }) =>
        sentenceOf(ownWords.own.log.tokensTaken, { who: seat(who), n: values.length }),
      scene: ({ seat: to, values }, before) => ({
        flights: values.map((value, i) => {
          const place = dieAt(to, handOf(before, to).length + i)
          return {
            from: hand(to),
            to: place,
            becomes: place,
            piece: diePiece({ colour: 'token' }, value, to, before)
          }
        })
      }),
      sound: 'dice-rest',
      weight: 'detail'
    },
    'agents/tokenSpent': {
      sentence: ({ seat: who, value }) => sentenceOf(ownWords.own.log.tokenSpent, { who: seat(who), value }),
      scene: ({ seat: from, value }, before) => {
        const [space, place] = lyingAt(before.view.spaces, from)
        return {
          flights: [
            {
              from: `space:${space}`,
              leaves: placedAt(space, place),
              to: 'supply',
              piece: diePiece({ colour: 'token' }, value, from, before)
            }
          ]
        }
      },
      sound: 'lift',
      weight: 'detail'
    },
    'agents/charactersDealt': {
      sentence: ({ seat: who, characters }, _view, { character }) =>
        sentenceOf(ownWords.own.log.charactersDealt, {
          who: seat(who),
          characters: characters.map(character).join(', ')
        }),
      scene: () => nothing,
      sound: 'deal',
      weight: 'detail'
    },
    'agents/characterAssumed': {
      sentence: ({ seat: who, character: id }, _view, { character }) =>
        sentenceOf(ownWords.own.log.characterAssumed, { who: seat(who), character: character(id) }),
      scene: ({ seat: to, character }) => ({
        flights: [characterTo(to, character)]
      }),
      sound: 'turn',
      weight: 'gain'
    },
    'agents/characterReturned': {
      sentence: ({ seat: who }) => sentenceOf(ownWords.own.log.characterReturned, { who: seat(who) }),
      scene: ({ seat: from }, { view }) => {
        const { assumed } = agentsIn(view, from)
        return {
          flights: [{ from: hand(from), leaves: tileAt(from, assumed), to: 'supply', piece: tile(assumed) }]
        }
      },
      sound: 'turn',
      weight: 'detail'
    },
    'agents/slotTaken': {
      sentence: ({ seat: who }) => sentenceOf(ownWords.own.log.slotTaken, { who: seat(who) }),
      scene: () => nothing,
      sound: 'post',
      weight: 'detail',
      follows: true
    }
  }
})

/** The space on which the seat's token lies, and its index there. */
function lyingAt(
  spaces: Readonly<Record<string, readonly { readonly seat: number; readonly colour: string }[]>>,
  owner: number
): readonly [space: string, place: number] {
  for (const [space, dice] of Object.entries(spaces)) {
    const place = dice.findIndex((die) => die.seat === owner && die.colour === 'token')
    if (place >= 0) return [space, place]
  }
  return ['', 0]
}
