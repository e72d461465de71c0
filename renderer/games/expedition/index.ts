/** The interface of Marco Polo Expedition for the common table. */
import type { Seat } from '../../../shared/engine/rules'
import { expedition } from '../../../shared/games/expedition'
import type { State } from '../../../shared/games/expedition/types'
import { lazyComponents } from '../../kit/game-components'
import { lazyCoach } from '../../kit/coach'
import { eventValue } from '../../kit/event-table'
import { optionLabel } from '../../kit/option-label'
import { defineUi, type Context as AnyContext } from '../../contract/game-ui'
import { logActions } from './log-actions'
import { title } from './entry/title'
import { ending, face, journey, opening, roundStart, sourceNote } from './moments'
import { rules } from './rules'
import { scene } from './scenes'
import { sounds } from './sounds'
import { namesFor, trackOf } from './spaces'
import './symbols'
import type { ExpeditionTypes } from './types'
import { weightTable } from './weights'
import { words } from './words'

type Context = AnyContext<ExpeditionTypes>

const coachLine = lazyCoach(() => import('./assist/coach'))

/** The prompt for a turn, by what has happened in it, with the coach's line if there is one. */
function turnPrompt(context: Context, seat: Seat) {
  const prompt = usualPrompt(context.view, seat)
  const line = coachLine(context, seat)
  return line ? { ...prompt, how: line } : prompt
}

function usualPrompt({ turn, seats }: State, seat: Seat) {
  const { turnPrompts, prompts } = words.prompts
  if (turn.stopped.length > 0 && turn.stopped.every(Boolean)) return turnPrompts.stopped
  if (seats[seat]?.hand.count === 0) return turnPrompts.empty
  return turn.moved ? turnPrompts.moved : prompts.turn
}

const spaceNameIn = ({ content, view }: Context): ((index: number) => string) => namesFor(content, view)

export const expeditionUi = defineUi<ExpeditionTypes>({
  id: 'expedition',
  colours: expedition.colours,
  ...lazyComponents(() => import('./components')),
  sentence: (event, context) =>
    words.log.sentence(event, {
      space: spaceNameIn(context),
      camels: context.view.seats[0]?.camels.length ?? 1
    }),
  logActions,
  revealed: (event) => words.log.revealed[event.type],
  scene,
  ending,
  opening,
  journey,
  roundStart,
  face,
  sound: (event) => eventValue(sounds, event),
  endsTurn: (choice) => choice.type === 'pass',
  weight: (event) => eventValue(weightTable, event),
  refusal: (refusal, context) => words.refusals.refusalSentence(refusal, spaceNameIn(context)),
  prompt: (task, context, seat) =>
    task === 'turn' ? turnPrompt(context, seat) : words.prompts.prompts[task],
  option: (id, value) => optionLabel(words.options.options, id, value),
  title: () => title,
  unit: () => words.names.unit,
  source: (id) => words.names.sources[id],
  sourceNote,
  worthPart: (part) => words.names.worth[part],
  epithet: (view, seat, content) =>
    words.log.whereabouts((view.seats[seat]?.camels ?? []).map(namesFor(content, view))),
  tieBreak: (view, seat, content) => {
    const { finalCity } = trackOf(content, view)
    const foremost = Math.max(...(view.seats[seat]?.camels ?? [0]))
    return words.log.distance({ spaces: finalCity - foremost, city: namesFor(content, view)(finalCity) })
  },
  chapter: (event) => (event.type === 'interimScored' ? words.log.secondStage : undefined),
  amount: (_item, count) => words.names.gold(count),
  shortcuts: () => words.controls.shortcuts,
  guide: async () => (await import('./guide')).guide,
  statistics: async () => (await import('./statistics')).figureWords,
  rules
})
