/** The top bar's hint: what the chosen cards or the chosen space would do. */
import { countOf, missingFor } from '../../../shared/games/expedition/paying'
import { nextFree } from '../../../shared/games/expedition/movement'
import { isCoach } from '../../stores/assistance'
import type { GameModel } from './game-model'
import { kindsIn } from './hand'
import { paymentOf } from './payment'
import { words } from './words'

/** The hint for the selection; empty if nothing is chosen, so that the prompt's own hint or the coach's line is shown. */
export function hintOf({ selection, movePlan, view, track, own, spaceName }: GameModel): string {
  const { hint, hints, turnPrompts } = words.prompts
  const target = movePlan.target.value
  const way = movePlan.way.value
  if (target !== undefined && way) return hint.target(spaceName(target), way.cards, way.gold)
  const cards = selection.cards.value
  if (cards.length === 0) {
    if (isCoach.value) return ''
    const { camels } = movePlan.plan.value
    return camels.length > 0 && camels.every(({ targets }) => targets.length === 0) && !view.value.turn.moved
      ? turnPrompts.stuck.how
      : ''
  }
  const parts = movePlan.plan.value.camels
    .filter(({ camel }) => movePlan.camel.value === undefined || movePlan.camel.value === camel)
    .map(({ from }) => {
      const to = nextFree(view.value, track.value, from)
      const requirement = track.value.requirement(to)
      const laid = kindsIn(own.value.tray)
      const payment = paymentOf(requirement, cards, laid)
      if (payment === 'exact') return hints.pays(spaceName(to))
      if (payment === 'wrong') return hints.wrong(spaceName(to))
      const short = missingFor(requirement, countOf(own.value.hand), countOf(own.value.tray))
      return hints.more({
        space: spaceName(to),
        short: Math.max(short, requirement.count - laid.length - cards.length)
      })
    })
  return hint.whole(cards.length, [...new Set(parts)])
}
