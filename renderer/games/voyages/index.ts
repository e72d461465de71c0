/** The interface of The Voyages of Marco Polo for the common table. */
import { voyages } from '../../../shared/games/voyages'
import { characters } from '../../../shared/games/voyages/characters'
import { modules } from '../../../shared/games/voyages/modules'
import { rounds } from '../../../shared/games/voyages/content/numbers'

import { topTask } from '../../../shared/engine/agenda'
import { isModuleEvent } from '../../../shared/polo/open-game'
import { lazyComponents } from '../../kit/game-components'
import { lazyCoach } from '../../kit/coach'
import { eventValue } from '../../kit/event-table'
import { defineUi } from '../../contract/game-ui'
import { logActions } from './log-actions'
import { title } from './entry/title'
import { modulesPart } from './modules'
import { ending, journey, opening, roundStart, sourceNote } from './moments'
import { rules } from './rules'
import { familyUi, pickPrompt, taskPrompt, turnPrompt } from '../../polo/ui'
import { scene } from './scenes'
import { sounds } from './sounds'
import { assistWords } from './assist/words'
import { sentenceOf } from './target-status'
import type { VoyagesTypes } from './types'
import { brief, weightTable } from './weights'
import { words } from './words'

const coachLine = lazyCoach(() => import('./assist/coach'))

/** Every character that has a name. */
const named: ReadonlySet<string> = new Set(
  [...characters, ...modules.flatMap(({ content }) => content?.characters ?? [])].map(({ id }) => id)
)

export const voyagesUi = defineUi<VoyagesTypes>({
  ...familyUi(words),
  id: 'voyages',
  title: () => title,
  colours: voyages.colours,
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
  sound: (event) =>
    isModuleEvent(event) ? modulesPart.events[event.type]?.sound : eventValue(sounds, event),
  weight: (event) =>
    isModuleEvent(event)
      ? (modulesPart.events[event.type]?.weight ?? 'detail')
      : eventValue(weightTable, event),
  brief,
  refusal: (refusal) => sentenceOf(refusal),
  prompt: (task, context, seat) =>
    task === 'turn'
      ? turnPrompt(words, context.view, seat, coachLine(context.view, seat))
      : task === 'pick-character'
        ? pickPrompt(words, context.view)
        : (taskPrompt(words, topTask(context.view.agenda, seat) ?? { kind: task }) ?? {
            what: task,
            how: ''
          }),
  presets: () => {
    const { beginner, expert } = words.options.presets
    return [
      { id: 'beginner', ...beginner, options: {} },
      { id: 'expert', ...expert, options: { cityBonuses: 'random', characters: 'draft', goals: 'draft' } }
    ]
  },
  characters: characters.map(({ id }) => id),
  characterName: (id) => (named.has(id) ? words.names.character(id) : id),
  sourceNote,
  rounds,
  shortcuts: () => [...words.controls.shortcuts, ...assistWords.shortcuts],
  guide: async () => (await import('./guide')).guide,
  statistics: async () => (await import('./statistics')).figureWords,
  rules
})
