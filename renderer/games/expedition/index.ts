/** The interface of Marco Polo Expedition, as the common table knows it. */
import type { Seat } from '../../../shared/engine/rules'
import { expedition } from '../../../shared/games/expedition'
import type { Choice, Event, GoldSource, State, TaskKind } from '../../../shared/games/expedition/types'
import { isCoach } from '../../settings/assistance'
import { drawnBy } from '../drawn'
import { ofEvent } from '../event-table'
import { optionLabel } from '../option-label'
import type { Context, GameUi } from '../types'
import { coachLine } from './assist/coach'
import { rules } from './rules'
import { scene } from './scenes'
import { sounds } from './sounds'
import { namesFor, trackOf } from './spaces'
import { weightTable } from './weights'
import { words } from './words'

/** The turn's prompt by what has happened in it; with the coach's line where one is wanted. */
function turnPrompt(context: Context, seat: Seat) {
  const prompt = usualPrompt(context.view as State)
  const line = isCoach.value ? coachLine(context, seat) : ''
  return line === '' ? prompt : { ...prompt, how: line }
}

function usualPrompt({ turn }: State) {
  const { turnPrompts, prompts } = words.prompts
  if (turn.stopped.length > 0 && turn.stopped.every(Boolean)) return turnPrompts.stopped
  return turn.moved ? turnPrompts.moved : prompts.turn
}

const spaceNameIn = ({ content, view }: Context): ((index: number) => string) => namesFor(content, view)

export const expeditionUi: GameUi = {
  id: 'expedition',
  colours: expedition.colours,
  ...drawnBy(() => import('./drawn')),
  sentence: (event, context) =>
    words.log.sentence(event as Event, {
      space: spaceNameIn(context),
      camels: (context.view as State).seats[0]?.camels.length ?? 1
    }),
  revealed: (event) => words.log.revealed[(event as Event).type],
  scene: (event, context) => scene(event as Event, context),
  sound: (event) => ofEvent(sounds, event as Event),
  endsTurn: (choice) => (choice as Choice).type === 'pass',
  weight: (event) => ofEvent(weightTable, event as Event),
  refusal: (refusal, context) => words.refusals.refusalSentence(refusal, spaceNameIn(context)),
  prompt: (task, context, seat) =>
    task === 'turn' ? turnPrompt(context, seat) : words.prompts.prompts[task as TaskKind],
  option: (id, value) => optionLabel(words.options.options, id, value),
  packFault: ({ code, numbers }) => words.packs.packFault(code, numbers),
  title: () => words.options.title,
  unit: () => words.names.unit,
  source: (id) => words.names.sources[id as GoldSource],
  epithet: (view, seat, content) =>
    words.log.whereabouts(((view as State).seats[seat]?.camels ?? []).map(namesFor(content, view))),
  tieBreak: (view, seat, content) => {
    const known = view as State
    const { finalCity } = trackOf(content, known)
    const foremost = Math.max(...(known.seats[seat]?.camels ?? [0]))
    return words.log.distance(finalCity - foremost, namesFor(content, view)(finalCity))
  },
  chapter: (event) => ((event as Event).type === 'interimScored' ? words.log.secondStage : undefined),
  amount: (_item, count) => words.names.gold(count),
  shortcuts: () => words.controls.shortcuts,
  guide: async () => (await import('./guide')).guide,
  statistics: async () => (await import('./statistics')).figureWords,
  rules
}
