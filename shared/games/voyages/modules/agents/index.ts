/**
 * Agents of Venice, the general components: five characters, four city cards, four goal cards, six contracts, three bonuses of
 * small cities, eleven bonus cards and five die tokens (rulings 79 to 85, 96 to 128). The characters are used only if
 * characters are drafted (ruling 80).
 */
import * as z from 'zod/mini'
import { whole } from '../../../../polo/choice-schema'
import { fields, open, openEvent } from '../../../../engine/visibility'
import { removeFrom } from '../../../../polo/contracts'
import { charactersDrafted } from '../../module'
import { seatOf } from '../../seats'
import { assume, lowestSlot, removeFigure, tilesDealt, toBeijing } from './assuming'
import { cardsDrawn, useCard } from './cards'
import { bellela, charactersWith } from './characters'
import { hooks } from './hooks'
import { module } from './kit'
import { agentTables, agentValues, type AgentValues } from './tables'
import type { AgentsState } from './types'

const name = z.string().check(z.maxLength(60))
const figure = whole(0, 2)

/** The module with these values; a pack changes costs and rewards, never which cards and tokens there are. */
export const agentsOver = (values: AgentValues) =>
  module({
    effectNeeds: charactersDrafted('part'),
    content: {
      characters: charactersWith(values.piedro),
      cityCards: values.cityCards,
      goalCards: values.goalCards,
      contracts: values.contracts,
      cityBonuses: values.cityBonuses
    },
    numbers: {
      bonusCards: values.bonusCards,
      cardsDrawn,
      cardsAssumed: values.cardsAssumed,
      tokenValues: values.tokenValues,
      tilesDealt
    },
    own: agentTables(values),
    tasks: {
      'agents/assume': assume,
      'agents/to-beijing': toBeijing,
      'agents/lowest-slot': lowestSlot,
      'agents/remove-figure': removeFigure
    },
    turn: { 'agents/useCard': useCard },
    hooks,
    choices: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('agents/useCard'), card: name }),
      z.strictObject({
        type: z.literal('agents/assume'),
        character: name as z.ZodMiniType<`${string}/${string}`>
      }),
      z.strictObject({ type: z.literal('agents/toBeijing'), figure }),
      z.strictObject({ type: z.literal('agents/stay') }),
      z.strictObject({ type: z.literal('agents/removeFigure'), figure })
    ]),
    setup: ({ players }) => ({
      seats: Array.from({ length: players }, () => ({
        tokens: [],
        cards: [],
        tiles: [],
        assumed: '' as const,
        postsThen: 0,
        postsKept: 0
      }))
    }),
    reducers: {
      'agents/cardsDealt': (state, { seat, cards }) => {
        seatOf(state, seat).cards = [...cards]
      },
      'agents/cardUsed': (state, { seat, card }) => {
        removeFrom(seatOf(state, seat).cards, card)
      },
      'agents/tokensDealt': (state, { seat, values }) => {
        seatOf(state, seat).tokens = [...values]
      },
      'agents/tokensTaken': (_, { seat, values }, _content, { seats }) => {
        for (const value of values) seatOf({ seats }, seat).dice.push({ colour: 'token', value })
      },
      'agents/tokenSpent': (state, { seat, value }) => {
        removeFrom(seatOf(state, seat).tokens, value)
      },
      'agents/charactersDealt': (state, { seat, characters: tiles }) => {
        seatOf(state, seat).tiles = [...tiles]
      },
      'agents/characterAssumed': (state, { seat, character }, content, { seats }) => {
        const [mine, me] = [seatOf(state, seat), seatOf({ seats }, seat)]
        const { figures = 1, start = 'venezia', extraPosts = 0 } = content.character(character)
        removeFrom(mine.tiles, character)
        mine.assumed = character
        me.character = character
        for (let more = me.figures.length; more < figures; more++) me.figures.push(start)
        me.postsLeft += extraPosts
        mine.postsThen = me.postsLeft
      },
      // The extra posts of the character count as placed before all others; those not placed leave the game (ruling 117).
      'agents/characterReturned': (state, { seat, figure: leaves }, content, { seats }) => {
        const [mine, me] = [seatOf(state, seat), seatOf({ seats }, seat)]
        const extra = mine.assumed === '' ? 0 : (content.character(mine.assumed).extraPosts ?? 0)
        const kept = Math.min(extra, mine.postsThen - me.postsLeft)
        me.postsLeft -= extra - kept
        mine.postsKept += kept
        me.character = bellela
        if (leaves !== undefined) me.figures.splice(leaves, 1)
        Object.assign(mine, { assumed: '', tokens: [], cards: [], postsThen: 0 })
      },
      'agents/slotTaken': (_, { seat, slot }, _content, { beijing }) => {
        beijing[beijing.indexOf(seat)] = -1
        beijing[slot] = seat
      }
    },
    shown: {
      state: fields<AgentsState>({ seats: open() }),
      events: {
        'agents/cardsDealt': openEvent,
        'agents/cardUsed': openEvent,
        'agents/tokensDealt': openEvent,
        'agents/tokensTaken': openEvent,
        'agents/tokenSpent': openEvent,
        'agents/charactersDealt': openEvent,
        'agents/characterAssumed': openEvent,
        'agents/characterReturned': openEvent,
        'agents/slotTaken': openEvent
      }
    },
    audit: ({ seats }, _, { seats: all }) =>
      seats.flatMap(({ assumed, tokens, tiles }, seat) => {
        const { character, dice } = seatOf({ seats: all }, seat)
        const inHand = dice.filter(({ colour }) => colour === 'token')
        return [
          ...(assumed !== '' && character !== assumed ? [`seat ${seat} is not ${assumed}`] : []),
          ...(character !== '' && tiles.includes(character)
            ? [`seat ${seat} is ${character} once more`]
            : []),
          ...inHand
            .filter(({ value }) => !tokens.includes(value))
            .map(({ value }) => `seat ${seat} has a token ${value} too many`)
        ]
      })
  })

export const agents = agentsOver(agentValues)
