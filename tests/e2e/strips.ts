/** Finds, in random games of any kind, the moments that are recorded as film strips: the position, and what is then chosen. */
import { styles } from '../../build/tools/styles'
import { weighted } from '../../build/tools/styles/style'
import { isUndo, type ChoiceEntry } from '../../shared/engine/entries'
import type { AnyRules } from '../../shared/engine/rules'
import { gameById } from '../../shared/games'
import { randomGame, type RandomGame, type RandomGameRequest } from '../lib/random-game'
import { fileOf } from './session'

/** A moment of a game. */
export interface Strip {
  readonly name: string
  /** The text of the `.caravan` file that ends just before it. */
  readonly file: string
  /** What the seat that is asked then chooses, at once. */
  readonly choices: readonly unknown[]
}

type Kind = 'round' | 'journey' | 'contract' | 'post' | 'beijing' | 'end'

const types = ({ events }: ChoiceEntry): readonly string[] => events.map(({ type }) => type)
const postIn = ({ events }: ChoiceEntry): unknown =>
  events.flatMap((event) => ('location' in event && event.type === 'postPlaced' ? [event.location] : []))[0]

/** How well a choice shows a moment, 0 for not at all. */
const worth: Readonly<Record<Exclude<Kind, 'journey'>, (entry: ChoiceEntry) => number>> = {
  round: (entry) =>
    types(entry).includes('roundStarted') && types(entry).includes('diceRolled') ? entry.events.length : 0,
  contract: (entry) => (types(entry).includes('contractCompleted') ? entry.events.length : 0),
  post: (entry) => {
    const gained = types(entry).filter((type) => type === 'gained' || type === 'outpostTaken').length
    return types(entry).includes('postPlaced') && postIn(entry) !== 'beijing' ? gained : 0
  },
  beijing: (entry) => (postIn(entry) === 'beijing' ? entry.events.length : 0),
  end: (entry) => (types(entry).includes('gameScored') ? entry.events.length : 0)
}

/** All choices of a game, with their places among its entries. Random games undo nothing. */
const choicesOf = ({ entries }: RandomGame): readonly ChoiceEntry[] =>
  entries.flatMap((entry) => (isUndo(entry) ? [] : [entry]))

/** The longest row of steps that a seat takes one after the other from this entry on. */
function stepsFrom(entries: readonly ChoiceEntry[], at: number): readonly ChoiceEntry[] {
  const seat = entries[at]?.seat
  const row = entries.slice(at)
  const end = row.findIndex((entry) => entry.seat !== seat || !types(entry).includes('stepped'))
  return end < 0 ? row : row.slice(0, end)
}

/** Chooses as somebody who travels as far as possible: random choices never reach Beijing. */
function traveller(rules: AnyRules): RandomGameRequest['pick'] {
  const style = styles[rules.id]
  if (!style) return undefined
  return (view, seat, source) => {
    const choices = rules.decisions(view, seat).find((asked) => asked.seat === seat)?.choices
    const list = Array.from({ length: choices?.count() ?? 0 }, (_, nth): unknown => choices?.nth(nth))
    const weights = list.map((choice) => style.weight(style.farthest, choice, view, seat))
    return weighted(list, weights, source)
  }
}

/** The moments of a game, each from the random game that shows it best. Without those that do not occur. */
export function stripsOf(id: string, players: number): readonly Strip[] {
  const rules = gameById(id)?.rules
  if (!rules) throw new Error(`there is no game ${id}`)
  const best = new Map<Kind, { readonly value: number; readonly strip: Strip }>()
  const offer = (kind: Kind, value: number, strip: () => Omit<Strip, 'name'>): void => {
    if (value > (best.get(kind)?.value ?? 0))
      best.set(kind, { value, strip: { name: `${id}-${kind}`, ...strip() } })
  }
  const requests = Array.from({ length: 24 }, (_, i): RandomGameRequest => ({ players, seed: 40 + i }))
  const far = requests.slice(0, 4).map((request) => ({ ...request, pick: traveller(rules) }))
  for (const request of [...requests, ...far]) {
    const game = randomGame(rules, request)
    const entries = choicesOf(game)
    for (const [at, entry] of entries.entries()) {
      for (const [kind, value] of Object.entries(worth))
        offer(kind as Exclude<Kind, 'journey'>, value(entry), () => ({
          file: fileOf(game, at),
          choices: [entry.choice]
        }))
      // A journey that is planned is sent with its dice.
      const steps = types(entry).includes('dicePlaced') ? stepsFrom(entries, at + 1) : []
      if (steps[0]?.seat === entry.seat)
        offer('journey', steps.length, () => ({
          file: fileOf(game, at),
          choices: [entry, ...steps].map(({ choice }) => choice)
        }))
    }
  }
  return [...best.values()].map(({ strip }) => strip)
}
