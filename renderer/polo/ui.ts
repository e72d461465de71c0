/** What the interfaces of the family's games say alike to the common table. */
import type { PackFault } from '../../shared/engine/pack'
import type { Labelled, OptionWords } from '../contract/game-ui'
import { optionLabel } from '../kit/option-label'
import { face } from './moments'
import { firstRoll } from './scenes'

interface Prompt {
  readonly what: string
  readonly how: string
}

/** A position, as far as prompts and short facts look at it. */
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
  readonly prompts: { readonly turnPrompts: Readonly<Record<'begin' | 'noDice' | 'done', Prompt>> }
  readonly options: { readonly options: Readonly<Record<string, OptionWords>> }
  readonly packs: { packFault(code: string, numbers?: PackFault['numbers']): string | undefined }
  readonly names: {
    readonly worth: Readonly<Partial<Record<string, string>>>
    character(id: string): string
    source(id: string): string
    amount(item: string, count: number): string
  }
  readonly controls: { camelsLeft(count: number): string }
  readonly log: { roundTitle(round: number): string }
}

/** The turn's prompt by what is still to be done; `line`: what a coach says is open in it. */
export function turnPrompt({ prompts }: Words, view: View, seat: number, line: string | undefined): Prompt {
  const { begin, done, noDice } = prompts.turnPrompts
  const usual = view.turn.mainDone ? done : view.seats[seat]?.dice.length === 0 ? noDice : begin
  return line ? { ...usual, how: line } : usual
}

/** All others have their characters. */
export const picksLast = ({ seats }: View): boolean =>
  seats.filter(({ character }) => !character).length === 1

/** A die that is still to be rolled has no value in a plan: whoever reads it would take the computer to know. */
export const foreseen = <Event extends { readonly type: string }>(event: Event): Event =>
  event.type === 'blackDieTaken' || event.type === 'dieRerolled' ? { ...event, value: 0 } : event

/** The part of an interface that its words alone make different. */
export const familyUi = (words: Words) => ({
  face,
  firstEvents: firstRoll,
  foreseen,
  endsTurn: (choice: { readonly type: string }): boolean => choice.type === 'endTurn',
  option: (id: string, value?: string): Labelled => optionLabel(words.options.options, id, value),
  packFault: ({ code, numbers }: PackFault): string | undefined => words.packs.packFault(code, numbers),
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
