import { joined, listed } from '../../../engine/choices'
import type { TaskRules } from '../../../engine/task'
import { addedChoices, type AddedChoices } from '../../../polo/modules'
import { isOfModule, type ModuleChoice } from '../../../polo/open-game'
import type { Content, Play, Voyages } from '../game'
import type { Task } from '../types'
import { notOffered, type Asked } from './task'

/** A task to which modules add choices and whose own they may refuse. `may`: whether the added ones are offered now. */
export function withModuleChoices<K extends Task['kind']>(
  base: TaskRules<Voyages, K, Play>,
  addedBy: (content: Content) => AddedChoices<Voyages, Play>,
  may: (asked: Asked<K>) => boolean
): TaskRules<Voyages, K, Play> {
  return {
    ...base,
    choices: (asked) => {
      const own = base.choices(asked)
      if (asked.content.modules.length === 0 || !may(asked)) return own
      const added = addedChoices<Voyages, Play>(addedBy(asked.content), asked)
      return added.length > 0 ? joined<Voyages['choice']>([own, listed(added)]) : own
    },
    refusal: (asked, choice) => {
      const { content, state, seat } = asked
      if (!isOfModule(choice.type)) {
        for (const barred of content.hooks.barred) {
          const refusal = barred(state, seat, choice)
          if (refusal) return refusal
        }
        return base.refusal(asked, choice)
      }
      const added = addedBy(content).find(choice.type)
      return added ? added.refusal(content, state, seat, choice as ModuleChoice) : notOffered()
    },
    resolve: (play, seat, task, choice) => {
      if (!isOfModule(choice.type)) base.resolve(play, seat, task, choice)
      else
        addedBy(play.content)
          .find(choice.type)
          ?.resolve(play, seat, choice as ModuleChoice)
    }
  }
}
