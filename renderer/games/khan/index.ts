/** The interface of Marco Polo II: In the Service of the Khan, as the common table knows it. */
import { khan } from '../../../shared/games/khan'
import { rounds } from '../../../shared/games/khan/content/numbers'
import type { State, TaskKind } from '../../../shared/games/khan/types'
import { isCoach } from '../../stores/assistance'
import { defineUi } from '../../contract/game-ui'
import { ofEvent } from '../../kit/event-table'
import { lazyComponents } from '../../kit/game-components'
import { moduleLater } from '../../kit/later'
import { optionLabel } from '../../kit/option-label'
import { deeds } from './deeds'
import { title } from './entry'
import { ending, face, journey, opening, roundStart } from './moments'
import { rules } from './rules'
import { firstEvents, scene } from './scenes'
import { sounds } from './sounds'
import type { KhanTypes } from './types'
import { brief, weightTable } from './weights'
import { words } from './words'

/** What the coach says is fetched when somebody wants one. */
const coach = moduleLater(() => import('./assist/coach'))

/** The turn's prompt by what is still to be done; what is open in it where a coach is wanted. */
function turnPrompt(view: State, seat: number) {
  const line = isCoach.value ? coach()?.coachLine(view, seat) : undefined
  const prompt = usualPrompt(view, seat)
  return line ? { ...prompt, how: line } : prompt
}

function usualPrompt(view: State, seat: number) {
  const prompts = words.prompts.turnPrompts
  if (view.turn.mainDone) return prompts.done
  return view.seats[seat]?.dice.length === 0 ? prompts.noDice : prompts.begin
}

/** All others have their characters. */
const picksLast = ({ seats }: State): boolean => seats.filter(({ character }) => !character).length === 1

function promptOf(task: TaskKind, view: State, seat: number) {
  const { prompts, lastPick } = words.prompts
  if (task === 'turn') return turnPrompt(view, seat)
  return task === 'pick-character' && picksLast(view) ? { ...prompts[task], how: lastPick } : prompts[task]
}

const characters = [...khan.content.characters, ...khan.content.guests]

export const khanUi = defineUi<KhanTypes>({
  id: 'khan',
  colours: khan.colours,
  ...lazyComponents(() => import('./components')),
  sentence: (event, { view, content, seats }) =>
    words.log.sentence(event, { view, content, colours: seats.map(({ colour }) => colour) }),
  deeds,
  revealed: (event) => words.log.revealed[event.type],
  scene,
  firstEvents,
  ending,
  opening,
  journey,
  roundStart,
  face,
  sound: (event) => ofEvent(sounds, event),
  endsTurn: (choice) => choice.type === 'endTurn',
  weight: (event) => ofEvent(weightTable, event),
  brief,
  refusal: (refusal) => words.refusals.refusalSentence(refusal),
  prompt: (task, { view }, seat) => promptOf(task, view, seat),
  option: (id, value) => optionLabel(words.options.options, id, value),
  packFault: ({ code, numbers }) => words.packs.packFault(code, numbers),
  title: () => title,
  source: (id) => words.names.source(id),
  worthPart: (part) => words.names.worth[part],
  epithet: (view, seat) => {
    const character = view.seats[seat]?.character
    return character ? words.names.character(character) : ''
  },
  characterName: (id) => (characters.some((one) => one.id === id) ? words.names.character(id) : id),
  tieBreak: (view, seat) => words.controls.camelsLeft(view.seats[seat]?.stock.camel ?? 0),
  chapter: (event) => (event.type === 'roundStarted' ? words.log.roundTitle(event.round) : undefined),
  rounds,
  amount: (item, count) => words.names.amount(item, count),
  shortcuts: () => [...words.controls.shortcuts, ...words.assist.shortcuts],
  guide: async () => (await import('./guide')).guide,
  statistics: async () => (await import('./statistics')).figureWords,
  rules
})
