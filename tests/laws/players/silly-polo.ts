/** Choices that no sensible player of the Marco Polo games makes. */
import type { Die } from '../../../shared/polo/dice'
import { playWithoutLuck } from '../../../shared/players/solve'
import {
  covers,
  listedChoices,
  openCards,
  seatedAt,
  type Choice,
  type SillyGame,
  type Table
} from './polo-table'
import { leftContract, worseContract } from './silly-contracts'
import type { Chosen, Silly } from './run'

/**
 * Leaving a payable contract, leaving points in the last turn, giving up a payable contract, wasting a die. `gameIn`: the
 * game with the content of a position.
 */
export function sillyInPolo<State extends Table>(gameIn: (state: State) => SillyGame<State>): Silly {
  return (chosen) => {
    const choice = chosen.choice as Choice
    const game = gameIn(chosen.state as State)
    switch (choice.type) {
      case 'endTurn':
        return leftContract(game, chosen) ?? leftPoints(game, chosen) ?? wastedDice(game, chosen)
      case 'discard':
      case 'keepContract':
      case 'takeContract':
        return worseContract(game, chosen)
      case 'moneyBag':
        return wastedLastDie(game, chosen)
      default:
        return undefined
    }
  }
}

/** How many positions of the last turn are looked at. */
const mostPositions = 300

/** Ending the seat's last turn although bonus actions without luck, one or more in any order, would bring points. */
function leftPoints<State extends Table>(game: SillyGame<State>, chosen: Chosen): string | undefined {
  const { rules, seat } = chosen
  const table = chosen.state as State
  if (table.round < game.rounds || seatedAt(chosen).dice.length > 0) return undefined
  const before = game.scored(table, seat)
  const seen = new Set<string>()
  const open: { readonly state: State; readonly path: readonly Choice[] }[] = [{ state: table, path: [] }]
  for (let at = 0; at < open.length && at < mostPositions; at++) {
    const { state, path } = open[at] ?? { state: table, path: [] }
    const gained = isAskedForTurn(chosen, state) ? game.scored(state, seat) - before : 0
    if (gained > 0) return `left ${gained} points of ${JSON.stringify(path)} in the last turn`
    for (const choice of listedChoices(rules, state, seat)) {
      if (choice.type === 'endTurn') continue
      const next = rules.copy(state) as State
      const played = playWithoutLuck(rules, next, seat, choice)
      const key = JSON.stringify(next)
      if (!played || played.reveals || seen.has(key)) continue
      seen.add(key)
      open.push({ state: next, path: [...path, choice] })
    }
  }
  return undefined
}

/** True if the seat is asked for its turn, with no question open about an earlier choice. */
const isAskedForTurn = ({ rules, seat }: Chosen, state: unknown): boolean =>
  rules.decisions(state, seat).some((asked) => asked.seat === seat && asked.task === 'turn')

/** So many points are more than the coins of the money bag are worth. */
const morePointsThanBag = 2

/** City cards that ask for nothing and bring two points or more for this die, had the seat only this one left. */
function cardsFor<State extends Table>(
  game: SillyGame<State>,
  at: Pick<Chosen, 'rules' | 'state' | 'seat'>,
  die: Die
): readonly string[] {
  const { posts, completed } = seatedAt(at)
  return openCards(game, at, [die]).flatMap(({ space, value = die.value, effect }) => {
    const vp = effect.kind === 'perCount' ? (effect.reward?.['vp'] ?? 0) : 0
    const count = effect.count === 'posts' ? posts.length : completed.length
    return Math.min(count, value) * vp >= morePointsThanBag ? [space] : []
  })
}

/** Taking the money bag with the last die instead of a main action, although a city card would give points for it. */
function wastedLastDie<State extends Table>(game: SillyGame<State>, chosen: Chosen): string | undefined {
  const [die, more] = seatedAt(chosen).dice
  if (!die || more || (chosen.state as State).turn.mainDone) return undefined
  const [space] = cardsFor(game, chosen, die)
  return space && `a die for the bag, and ${space} was open`
}

/**
 * Ending the last turn of a round with a die in the money bag, and what it brought still in stock, although a city card, open
 * when the die was given and open now, would have given points for it.
 */
function wastedDice<State extends Table>(game: SillyGame<State>, chosen: Chosen): string | undefined {
  const { dice, stock } = seatedAt(chosen)
  if (dice.length > 0 || !game.bag.every((gain) => covers(stock, gain))) return undefined
  for (const earlier of chosen.turn) {
    const { type, die } = earlier.choice as Choice
    if (type !== 'moneyBag' || !die) continue
    const open = cardsFor(game, chosen, die)
    const space = cardsFor(game, { ...chosen, state: earlier.state }, die).find((one) => open.includes(one))
    if (space) return `a die for the bag, what it brought is unspent, and ${space} was open`
  }
  return undefined
}
