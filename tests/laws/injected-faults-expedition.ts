/** Faults that are injected only into Expedition, because they need its hands, deck and gold. */
import type { GameEvent, Refusal } from '../../shared/engine/rules'
import { kindIndexOf, kindOf } from '../../shared/games/expedition/pieces'
import type { Choice, Event, State } from '../../shared/games/expedition/types'
import {
  evolvedAfter,
  leakingView,
  relisted,
  saying,
  unredacted,
  type InjectedFault
} from './injecting-faults'
import type { LawRules } from './run'

const stateOf = (state: unknown): State => state as State
const choiceOf = (choice: unknown): Choice => choice as Choice

/** Reveals something about the top card of the deck without naming a card, equally in every view. */
const omen = ({ deck }: State): number => (deck.cards?.[0] === undefined ? 0 : kindIndexOf(deck.cards[0]) % 2)

/** Rules that refuse some listed choices. */
const alsoRefusing = (
  rules: LawRules,
  refuses: (state: State, choice: Choice) => Refusal | undefined
): LawRules => ({
  ...rules,
  refusal: (state, seat, choice) =>
    rules.refusal(state, seat, choice) ?? refuses(stateOf(state), choiceOf(choice)),
  play: (state, seat, choice, chance) => {
    const refusal = rules.refusal(state, seat, choice) ?? refuses(stateOf(state), choiceOf(choice))
    return refusal ? { refusal } : rules.play(state, seat, choice, chance)
  }
})

export const expeditionFaults: readonly InjectedFault[] = [
  {
    name: 'a lost card',
    laws: ['7'],
    inject: (rules) =>
      evolvedAfter(rules, (state: State, event: Event) => {
        const hand = event.type === 'displayTaken' ? state.seats[event.seat]?.hand : undefined
        if (!hand) return
        hand.count--
        hand.cards?.pop()
      })
  },
  {
    name: 'gold from nowhere',
    laws: ['7'],
    inject: (rules) =>
      evolvedAfter(rules, (state: State, event: Event) => {
        const gold = event.type === 'chestTaken' ? state.seats[event.seat]?.gold : undefined
        if (gold) gold.chests++
      })
  },
  {
    name: 'a camel on a space that is taken',
    laws: ['7'],
    inject: (rules) =>
      evolvedAfter(rules, (state: State, event: Event) => {
        const camels = event.type === 'spaceEntered' ? state.seats[event.seat]?.camels : undefined
        if (event.type === 'spaceEntered' && camels && event.to - event.from > 1)
          camels[event.camel] = event.to - 1
      })
  },
  {
    name: 'a hand leaked by the view',
    laws: ['2'],
    inject: (rules) =>
      leakingView(rules, (view: State, state: State, leaky) => {
        const seat = view.seats[leaky]
        const hand = state.seats[leaky]?.hand
        if (seat && hand) seat.hand = { ...hand }
      })
  },
  {
    name: 'a hand leaked by an event',
    laws: ['2'],
    inject: (rules) => unredacted(rules, 'cardDrawn')
  },
  {
    name: 'a tray leaked before the payment is complete',
    laws: ['2'],
    inject: (rules) => unredacted(rules, 'cardLaid')
  },
  {
    name: 'a deck told when it is shuffled',
    laws: ['2'],
    inject: (rules) => unredacted(rules, 'deckShuffled')
  },
  {
    name: 'a refusal that hints at the next card',
    laws: ['8'],
    inject: (rules) => {
      const hinting = (refusal: Refusal, state: unknown): Refusal => ({
        ...refusal,
        numbers: { ...refusal.numbers, omen: omen(stateOf(state)) }
      })
      return {
        ...rules,
        refusal: (state, seat, choice) => {
          const refusal = rules.refusal(state, seat, choice)
          return refusal && hinting(refusal, state)
        },
        play: (state, seat, choice, chance) => {
          const played = rules.play(state, seat, choice, chance)
          return 'refusal' in played ? { refusal: hinting(played.refusal, state) } : played
        }
      }
    }
  },
  {
    name: 'an event that counts the drivers of a hand',
    laws: ['8'],
    inject: (rules) =>
      saying(rules, (event: Event, { seats }: State) =>
        event.type === 'turnEnded'
          ? { drivers: seats[event.seat]?.hand.cards?.filter((card) => card.startsWith('driver')).length }
          : undefined
      )
  },
  {
    name: 'of equal cards the one that was drawn unseen is laid before the one that all have seen',
    laws: ['8'],
    inject: (rules) =>
      evolvedAfter(rules, (state: State, event: Event) => {
        const cards = event.type === 'displayTaken' ? state.seats[event.seat]?.hand.cards : undefined
        const shown = cards?.shift()
        if (shown !== undefined) cards?.push(shown)
      })
  },
  {
    name: 'a card laid whose chance hangs on the next card',
    laws: ['8'],
    inject: (rules) => ({
      ...rules,
      play: (state, seat, choice, chance) => {
        const sees = choiceOf(choice).type === 'pay' && omen(stateOf(state)) === 1
        const played = rules.play(state, seat, choice, chance)
        if (sees && 'events' in played) chance.roll()
        return played
      }
    })
  },
  {
    name: 'ballast that the next card forbids',
    laws: ['3'],
    inject: (rules) =>
      alsoRefusing(rules, (state, { type }) =>
        type === 'ballast' && omen(state) === 1 ? { code: 'bad-omen' } : undefined
      )
  },
  {
    name: 'a payable card that is not listed',
    laws: ['3'],
    inject: (rules) =>
      relisted(rules, (list) => {
        const pays = list.filter((choice) => choiceOf(choice).type === 'pay')
        return pays.length > 1 ? list.filter((choice) => choice !== pays[0]) : list
      })
  },
  {
    name: 'a card that cannot complete a payment is listed',
    laws: ['3'],
    inject: (rules) =>
      relisted(rules, (list, state) => {
        const { seats, activeSeat } = stateOf(state)
        const cards = seats[activeSeat]?.hand.cards ?? []
        const held = [...new Set(cards.map(kindOf))].map((card) => ({ type: 'pay', camel: 0, card }))
        const pays = list.map((choice) => JSON.stringify(choice))
        return [...list, ...held.filter((choice) => !pays.includes(JSON.stringify(choice))).slice(0, 1)]
      })
  },
  {
    name: 'equal cards of the display listed one by one',
    laws: ['3'],
    inject: (rules) =>
      relisted(rules, (list, state) => {
        const takes = stateOf(state).display.map((card) => ({ type: 'take', card: kindOf(card) }))
        const others = list.filter((choice) => choiceOf(choice).type !== 'take')
        return others.length < list.length ? [...others, ...takes] : list
      })
  },
  {
    name: 'an undo that un-draws a card',
    laws: ['undo'],
    inject: (rules) => ({
      ...rules,
      reveals: (event: GameEvent) => event.type !== 'cardDrawn' && rules.reveals(event)
    })
  }
]
