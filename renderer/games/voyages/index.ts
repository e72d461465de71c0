/** The interface of The Voyages of Marco Polo, as the common table knows it. */
import { voyages } from '../../../shared/games/voyages'
import { rounds } from '../../../shared/games/voyages/content/numbers'
import type { Choice, Event, Item, PointSource, State, TaskKind } from '../../../shared/games/voyages/types'
import { drawnBy } from '../drawn'
import { ofEvent } from '../event-table'
import { optionLabel } from '../option-label'
import type { Context, GameUi } from '../types'
import { rules } from './rules'
import { scene } from './scenes'
import { sounds } from './sounds'
import { isCoach } from '../../settings/assistance'
import { coachLine } from './assist/coach'
import { assistWords } from './assist/words'
import { sentenceOf } from './shown'
import { weightTable } from './weights'
import { words } from './words'

const viewOf = (context: Context): State => context.view as State

/** The turn's prompt by what is still to be done; what is open in it where a coach is wanted. */
function turnPrompt(view: State, seat: number) {
  const line = isCoach.value ? coachLine(view, seat) : ''
  const prompt = usualPrompt(view, seat)
  return line === '' ? prompt : { ...prompt, how: line }
}

function usualPrompt(view: State, seat: number) {
  const prompts = words.prompts.turnPrompts
  if (view.turn.mainDone) return prompts.done
  return view.seats[seat]?.dice.length === 0 ? prompts.noDice : prompts.begin
}

export const voyagesUi: GameUi = {
  id: 'voyages',
  colours: voyages.colours,
  ...drawnBy(() => import('./drawn')),
  sentence: (event, context) =>
    words.log.sentence(
      event as Event,
      viewOf(context),
      context.seats.map((seat) => seat.colour)
    ),
  revealed: (event) => words.log.revealed[(event as Event).type],
  scene: (event, context) => scene(event as Event, context),
  sound: (event) => ofEvent(sounds, event as Event),
  endsTurn: (choice) => (choice as Choice).type === 'endTurn',
  weight: (event) => ofEvent(weightTable, event as Event),
  refusal: (refusal) => sentenceOf(refusal),
  prompt: (task, context, seat) =>
    task === 'turn' ? turnPrompt(viewOf(context), seat) : words.prompts.prompts[task as TaskKind],
  option: (id, value) => optionLabel(words.options.options, id, value),
  presets: () => words.options.presets,
  title: () => words.options.title,
  source: (id) => words.names.sources[id as PointSource],
  epithet: (view, seat) => {
    const character = (view as State).seats[seat]?.character
    return character ? words.names.characters[character].name : ''
  },
  tieBreak: (view, seat) => words.controls.camelsLeft((view as State).seats[seat]?.stock.camel ?? 0),
  chapter: (event) => {
    const known = event as Event
    return known.type === 'roundStarted' ? words.log.roundTitle(known.round) : undefined
  },
  rounds,
  amount: (item, count) => words.names.amount(item as Item, count),
  shortcuts: () => [...words.controls.shortcuts, ...assistWords.shortcuts],
  guide: async () => (await import('./guide')).guide,
  statistics: async () => (await import('./statistics')).figureWords,
  rules
}
