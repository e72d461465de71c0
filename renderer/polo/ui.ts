/** The parts of a game's interface that all games of the family share. */
import type { OptionWords } from '../contract/game-ui'
import { optionLabel } from '../kit/option-label'
import { face } from './moments'
import { firstRoll } from './scenes'

interface Prompt {
  readonly what: string
  readonly how: string
}

/** The fields of a position that prompts and short facts read. */
interface View {
  readonly turn: { readonly mainDone: boolean }
  readonly seats: readonly {
    readonly dice: readonly unknown[]
    readonly character: string
    readonly stock: { readonly camel: number }
  }[]
}

/** Part of a game's catalogue, in the language in use. */
interface Words {
  readonly prompts: {
    readonly prompts: Readonly<Record<'pick-character', Prompt>>
    picksAfter(n: number): string
    readonly goods: {
      readonly anyKinds: string
      readonly different: string
      readonly handOver: string
      choose(n: number): string
      pay(n: number): string
    }
    readonly turnPrompts: Readonly<Record<'begin' | 'noDice' | 'done', Prompt>>
  }
  readonly options: { readonly options: Readonly<Record<string, OptionWords>> }
  readonly names: {
    readonly worth: Readonly<Partial<Record<string, string>>>
    character(id: string): string
    source(id: string): string
    amount(item: string, count: number): string
    readonly places: Readonly<Partial<Record<string, string>>>
  }
  readonly controls: { camelsLeft(count: number): string }
  readonly log: { roundTitle(round: number): string }
}

/** The prompt for a turn, by what is still to be done; `line`: the coach's summary of what is possible. */
export function turnPrompt({ prompts }: Words, view: View, seat: number, line: string | undefined): Prompt {
  const { begin, done, noDice } = prompts.turnPrompts
  const usual = view.turn.mainDone ? done : view.seats[seat]?.dice.length === 0 ? noDice : begin
  return line ? { ...usual, how: line } : usual
}

/** The prompt for picking a character: how many seats pick after this one. */
export function pickPrompt({ prompts }: Words, { seats }: View): Prompt {
  const open = seats.filter(({ character }) => !character).length
  return { ...prompts.prompts['pick-character'], how: prompts.picksAfter(open - 1) }
}

/** A task as far as its prompt tells of it. */
interface PromptedTask {
  readonly kind: string
  /** Goods to take or to pay, and the most of a kind. */
  readonly count?: number
  readonly cap?: number
}

/**
 * The prompt for a task by its kind, and for goods by their number; undefined for a kind without one. Which kinds may be
 * taken is said only where there are several.
 */
export function taskPrompt(
  { prompts }: Words,
  { kind, count = 1, cap = count }: PromptedTask
): Prompt | undefined {
  const { goods } = prompts
  if (kind === 'pay-goods') return { what: goods.pay(count), how: goods.handOver }
  if (kind === 'choose-goods')
    return {
      what: goods.choose(count),
      how: count === 1 ? '' : cap === 1 ? goods.different : goods.anyKinds
    }
  const known: Readonly<Partial<Record<string, Prompt>>> = prompts.prompts
  return known[kind]
}

/**
 * Removes the value of a die that is not rolled yet from a plan: showing one would look as if the computer knew the
 * roll.
 */
const foreseen = <Event extends { readonly type: string }>(event: Event): Event =>
  event.type === 'blackDieTaken' || event.type === 'dieRerolled' ? { ...event, value: 0 } : event

/** The part of a game's interface that depends only on its words. */
export const familyUi = (words: Words) => ({
  face,
  firstEvents: firstRoll,
  arrival: (event: { readonly type: string; readonly to?: unknown }): string | undefined =>
    event.type === 'stepped' && typeof event.to === 'string'
      ? (words.names.places[event.to] ?? event.to)
      : undefined,
  foreseen,
  endsTurn: (choice: { readonly type: string }): boolean => choice.type === 'endTurn',
  option: (id: string, value?: string): ReturnType<typeof optionLabel> =>
    optionLabel(words.options.options, id, value),
  source: (id: string): string => words.names.source(id),
  worthPart: (part: string): string | undefined => words.names.worth[part],
  epithet: (view: View, seat: number): string => {
    const character = view.seats[seat]?.character
    return character ? words.names.character(character) : ''
  },
  tieBreak: (view: View, seat: number): string =>
    words.controls.camelsLeft(view.seats[seat]?.stock.camel ?? 0),
  chapter: (event: { readonly type: string; readonly round?: number }): string | undefined =>
    event.type === 'roundStarted' && event.round !== undefined
      ? words.log.roundTitle(event.round)
      : undefined,
  amount: (item: string, count: number): string => words.names.amount(item, count)
})
