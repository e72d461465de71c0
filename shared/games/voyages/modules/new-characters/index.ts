/**
 * The New Characters: four characters, four contracts, fifteen gifts and a seventh bonus of a small city (rulings 72 to
 * 78). Drawn gifts are public. The characters are used only if characters are drafted (ruling 78).
 */
import * as z from 'zod/mini'
import { id, whole } from '../../../../polo/choice-schema'
import { listed } from '../../../../engine/choices'
import { refusalOf as refuse } from '../../../../engine/rules'
import type { EarlierHashes } from '../../../../engine/tables'
import { fields, fixed, open, openEvent, revealingEvent, zone, zones } from '../../../../engine/visibility'
import { removeFrom } from '../../../../polo/contracts'
import { reshuffle } from '../../../../polo/tiles'
import { charactersDrafted } from '../../module'
import { seatOf } from '../../seats'
import { characters, spaces } from './characters'
import { causeOf, drawGifts, keep, offerGifts } from './drawing'
import { giftOf, gifts } from './gifts'
import { hooks } from './hooks'
import { giftsOf, module, task } from './kit'
import { useCityCard, useGift } from './turn'
import type { EventOf, NewCharactersState, SeatGifts } from './types'
import { audit, setup } from './setup'

const gift = id
const die = z.strictObject({
  colour: z.enum(['own', 'white', 'black']),
  value: whole(0, 6)
})

/** The hash of the tables before characters named their spaces and cards, by the present one. */
const earlier: EarlierHashes = { '0dcb164dcb9389': ['0feca2ad9ed0c7'] }

export const newCharacters = module({
  effectNeeds: charactersDrafted('part'),
  content: {
    characters,
    contracts: [
      {
        id: 'new-characters/contract-1',
        starting: false,
        cost: { camel: 1, pepper: 3 },
        reward: { camel: 2, 'new-characters/gift': 1 },
        vp: 2
      },
      {
        id: 'new-characters/contract-2',
        starting: false,
        cost: { camel: 2, pepper: 1, silk: 1 },
        reward: { 'new-characters/gift': 1 },
        vp: 3
      },
      {
        id: 'new-characters/contract-3',
        starting: false,
        cost: { camel: 2, silk: 2, gold: 2 },
        reward: { 'any-good': 1, 'new-characters/gift': 1 },
        vp: 4
      },
      {
        id: 'new-characters/contract-4',
        starting: false,
        cost: { camel: 2, silk: 1, gold: 3 },
        reward: { coin: 5, 'new-characters/gift': 1 },
        vp: 6
      }
    ],
    cityBonuses: [{ id: 'new-characters/bonus-gift', reward: { 'new-characters/gift': 1 } }]
  },
  numbers: { gifts },
  spaces,
  tasks: {
    'new-characters/keep-gifts': task('new-characters/keep-gifts', ['new-characters/keepGifts'], {
      choices: ({ state, seat }) =>
        listed(
          keepable(giftsOf(state, seat)).map((kept) => ({
            type: 'new-characters/keepGifts' as const,
            gifts: kept
          }))
        ),
      refusal: ({ state, seat }, choice) =>
        keepable(giftsOf(state, seat)).some((kept) => kept.join() === choice.gifts.join())
          ? undefined
          : refuse('not-offered'),
      resolve: (play, seat, _task, choice) => {
        play.close(seat)
        keep(play, seat, choice.gifts)
      }
    }),
    'new-characters/either-reward': task('new-characters/either-reward', ['new-characters/takeReward'], {
      choices: ({ task: { gift: id } }) =>
        listed(rewardsOf(id).map((_, reward) => ({ type: 'new-characters/takeReward' as const, reward }))),
      refusal: ({ task: { gift: id } }, { reward }) =>
        rewardsOf(id)[reward] ? undefined : refuse('not-offered'),
      resolve: (play, seat, { gift: id }, { reward }) => {
        play.close(seat)
        play.award(seat, rewardsOf(id)[reward] ?? {}, causeOf(id))
      }
    })
  },
  turn: { 'new-characters/useGift': useGift, 'new-characters/useCityCard': useCityCard },
  hooks,
  rewards: {
    'new-characters/gift': { draws: true, resolve: drawGifts },
    'new-characters/three-gifts': { draws: true, resolve: offerGifts }
  },
  choices: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('new-characters/keepGifts'),
      gifts: z.array(gift).check(z.maxLength(2))
    }),
    z.strictObject({
      type: z.literal('new-characters/takeReward'),
      reward: whole(0, 1)
    }),
    z.strictObject({
      type: z.literal('new-characters/useGift'),
      gift,
      die: z.optional(die),
      value: z.optional(whole(1, 6))
    }),
    z.strictObject({ type: z.literal('new-characters/useCityCard'), card: id })
  ]),
  setup,
  earlier,
  reducers: {
    'new-characters/giftsShuffled': (state, { pile, staying }) => {
      reshuffle(state, pile, staying)
    },
    'new-characters/giftsDrawn': (state, { seat, gifts: drawn }) => {
      for (const id of drawn) zones.take(state.pile, id)
      seatOf(state, seat).drawn.push(...drawn)
    },
    'new-characters/giftsKept': (state, { seat, gifts: kept }) => {
      const mine = seatOf(state, seat)
      state.used.push(...mine.drawn.filter((id) => !kept.includes(id)))
      mine.drawn = []
      mine.kept.push(...kept)
      if (kept.length > 1) mine.keptTwo = true
    },
    'new-characters/giftDeclined': (state, { seat, gift: id }) => {
      removeFrom(seatOf(state, seat).drawn, id)
      state.used.push(id)
    },
    'new-characters/giftUsed': (state, { seat, gift: id }) => {
      const mine = seatOf(state, seat)
      removeFrom(mine.kept, id)
      state.used.push(id)
      if (giftOf(id).effect.kind === 'freePlacement') mine.placesFree = false
    },
    'new-characters/freePlacementReady': (state, { seat }) => {
      seatOf(state, seat).placesFree = true
    },
    'new-characters/cityCardsDealt': (state, { cards }) => {
      state.cityCards = [...cards]
    },
    'new-characters/cityCardUsed': (state, { card }) => {
      removeFrom(state.cityCards, card)
      state.cityCardUsed = true
    },
    'new-characters/turnCleared': (state, { seat }) => {
      state.cityCardUsed = false
      seatOf(state, seat).placesFree = false
    }
  },
  shown: {
    state: fields<NewCharactersState>({
      pile: zone('nobody'),
      used: open(),
      seats: open(),
      cityCards: open(),
      cityCardUsed: open()
    }),
    events: {
      'new-characters/giftsShuffled': {
        shown: fields<EventOf<'new-characters/giftsShuffled'>>({
          type: fixed(),
          pile: zone('nobody'),
          staying: open()
        })
      },
      'new-characters/giftsDrawn': revealingEvent,
      'new-characters/giftsKept': openEvent,
      'new-characters/giftDeclined': openEvent,
      'new-characters/giftUsed': openEvent,
      'new-characters/freePlacementReady': openEvent,
      'new-characters/cityCardsDealt': openEvent,
      'new-characters/cityCardUsed': openEvent,
      'new-characters/turnCleared': openEvent
    }
  },
  unseen: ({ used, seats }) => {
    const seen = new Set([...used, ...seats.flatMap(({ drawn, kept }) => [...drawn, ...kept])])
    return { gifts: gifts.map(({ id }) => id).filter((id) => !seen.has(id)) }
  },
  audit
})

/** The selections of drawn gifts that may be kept: any one, or once in the game any two, in drawn order (ruling 73). */
const keepable = ({ drawn, keptTwo }: SeatGifts): readonly string[][] => [
  ...drawn.map((one) => [one]),
  ...(keptTwo ? [] : drawn.flatMap((one, i) => drawn.slice(i + 1).map((other) => [one, other])))
]

/** The two rewards to choose from of a gift; empty for other gifts. */
function rewardsOf(id: string) {
  const { effect } = giftOf(id)
  return effect.kind === 'either' ? effect.rewards : []
}
