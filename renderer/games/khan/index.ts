/** The interface of Marco Polo II: In the Service of the Khan for the common table. */
import { khan } from '../../../shared/games/khan'
import { rounds } from '../../../shared/games/khan/content/numbers'
import type { Content } from '../../../shared/games/khan/game'
import { TurnChoices } from '../../../shared/games/khan/turn'
import { topTask } from '../../../shared/engine/agenda'
import type { State, TaskKind } from '../../../shared/games/khan/types'
import { defineUi, type Context } from '../../contract/game-ui'
import { eventValue } from '../../kit/event-table'
import { lazyComponents } from '../../kit/game-components'
import { lazyCoach } from '../../kit/coach'
import { logActions } from './log-actions'
import { title } from './entry/title'
import { ending, journey, opening, roundStart, sourceNote } from './moments'
import { rules } from './rules'
import { familyUi, pickPrompt, taskPrompt, turnPrompt } from '../../polo/ui'
import { scene } from './scenes'
import { sounds } from './sounds'
import type { KhanTypes } from './types'
import { brief, weightTable } from './weights'
import { words } from './words'

const coachLine = lazyCoach(() => import('./assist/coach'))

/**
 * True if the turn still needs a main action but no space is possible, so that a die must go to the money bag (ruling
 * 13).
 */
const isStuck = (content: Content, view: State, seat: number): boolean =>
  !view.turn.mainDone &&
  (view.seats[seat]?.dice.length ?? 0) > 0 &&
  !new TurnChoices(content, view, seat).hasOpenSpace

function promptOf(task: TaskKind, { view, content = khan.content }: Context<KhanTypes>, seat: number) {
  const { turnPrompts } = words.prompts
  if (task === 'turn' && isStuck(content, view, seat))
    return view.turn.bagged ? turnPrompts.bagged : turnPrompts.stuck
  if (task === 'turn') return turnPrompt(words, view, seat, coachLine(view, seat))
  if (task === 'pick-character') return pickPrompt(words, view)
  return taskPrompt(words, topTask(view.agenda, seat) ?? { kind: task }) ?? { what: task, how: '' }
}

const characters = [...khan.content.characters, ...khan.content.guests]

export const khanUi = defineUi<KhanTypes>({
  ...familyUi(words),
  id: 'khan',
  title: () => title,
  colours: khan.colours,
  ground: 'lacquer',
  ...lazyComponents(() => import('./components')),
  sentence: (event, { view, content, seats }) =>
    words.log.sentence(event, { view, content, colours: seats.map(({ colour }) => colour) }),
  logActions,
  revealed: (event) => words.log.revealed[event.type],
  scene,
  ending,
  opening,
  journey,
  roundStart,
  sourceNote,
  sound: (event) => eventValue(sounds, event),
  weight: (event) => eventValue(weightTable, event),
  brief,
  refusal: (refusal) => words.refusals.refusalSentence(refusal),
  prompt: promptOf,
  characters: khan.content.characters.map(({ id }) => id),
  characterName: (id) => (characters.some((one) => one.id === id) ? words.names.character(id) : id),
  rounds,
  shortcuts: () => [...words.controls.shortcuts, ...words.assist.shortcuts],
  guide: async () => (await import('./guide')).guide,
  statistics: async () => (await import('./statistics')).figureWords,
  rules
})
