/** The interface of The Voyages of Marco Polo, as the common table knows it. */
import { voyages } from '../../../shared/games/voyages'
import { characters } from '../../../shared/games/voyages/characters'
import { rounds } from '../../../shared/games/voyages/content/numbers'
import type { Event, State, TaskKind } from '../../../shared/games/voyages/types'
import { isOfModule, type OfModule } from '../../../shared/polo/modules'
import { lazyComponents } from '../../kit/game-components'
import { moduleLater } from '../../kit/later'
import { ofEvent } from '../../kit/event-table'
import { optionLabel } from '../../kit/option-label'
import { defineUi } from '../../contract/game-ui'
import { deeds } from './deeds'
import { title } from './entry'
import { modulesPart } from './modules'
import { ending, face, journey, opening, roundStart } from './moments'
import { rules } from './rules'
import { firstEvents, scene } from './scenes'
import { sounds } from './sounds'
import { isCoach } from '../../stores/assistance'
import { assistWords } from './assist/words'
import { sentenceOf } from './target-status'
import type { VoyagesTypes } from './types'
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

/** All others have their characters. */
const picksLast = ({ seats }: State): boolean => seats.filter(({ character }) => !character).length === 1

function usualPrompt(view: State, seat: number) {
  const prompts = words.prompts.turnPrompts
  if (view.turn.mainDone) return prompts.done
  return view.seats[seat]?.dice.length === 0 ? prompts.noDice : prompts.begin
}

/** What a task asks; a module's words stand among the game's own. */
const promptOf = (task: TaskKind | OfModule): Prompt => {
  const prompts: Readonly<Partial<Record<string, Prompt>>> = words.prompts.prompts
  return prompts[task] ?? { what: task, how: '' }
}
interface Prompt {
  readonly what: string
  readonly how: string
}

export const voyagesUi = defineUi<VoyagesTypes>({
  id: 'voyages',
  colours: voyages.colours,
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
  sound: (event) =>
    isOfModule(event.type) ? modulesPart.events[event.type]?.sound : ofEvent(sounds, event as Event),
  endsTurn: (choice) => choice.type === 'endTurn',
  weight: (event) =>
    isOfModule(event.type)
      ? (modulesPart.events[event.type]?.weight ?? 'detail')
      : ofEvent(weightTable, event as Event),
  brief,
  refusal: (refusal) => sentenceOf(refusal),
  prompt: (task, context, seat) =>
    task === 'turn'
      ? turnPrompt(context.view, seat)
      : task === 'pick-character' && picksLast(context.view)
        ? { ...words.prompts.prompts[task], how: words.prompts.lastPick }
        : promptOf(task),
  option: (id, value) => optionLabel(words.options.options, id, value),
  presets: () => {
    const { beginner, expert } = words.options.presets
    return [
      { id: 'beginner', ...beginner, options: {} },
      { id: 'expert', ...expert, options: { cityBonuses: 'random', characters: 'draft', goals: 'draft' } }
    ]
  },
  packFault: ({ code, numbers }) => words.packs.packFault(code, numbers),
  title: () => title,
  source: (id) => words.names.source(id),
  worthPart: (part) => words.names.worth[part],
  epithet: (view, seat) => {
    const character = view.seats[seat]?.character
    return character ? words.names.character(character) : ''
  },
  characterName: (id) => {
    const known = characters.find((character) => character.id === id)
    return known ? words.names.character(known.id) : id
  },
  tieBreak: (view, seat) => words.controls.camelsLeft(view.seats[seat]?.stock.camel ?? 0),
  chapter: (event) => (event.type === 'roundStarted' ? words.log.roundTitle(event.round) : undefined),
  rounds,
  amount: (item, count) => words.names.amount(item, count),
  shortcuts: () => [...words.controls.shortcuts, ...assistWords.shortcuts],
  guide: async () => (await import('./guide')).guide,
  statistics: async () => (await import('./statistics')).figureWords,
  rules
})
