/** The top bar's hint: what the chosen cards or the chosen space would do. */
import { countOf, missingFor } from '../../../shared/games/expedition/paying'
import { nextFree } from '../../../shared/games/expedition/movement'
import { isCoach } from '../../settings/assistance'
import type { Desk } from './desk'
import { kindsIn } from './hand'
import { paymentOf } from './payment'
import { words } from './words'

/** Words for the selection; empty where nothing is chosen, so that the prompt's own hint or the coach's line stands. */
export function hintOf({ selection, reach, view, track, own, spaceName }: Desk): string {
  const { hints, turnPrompts } = words.prompts
  const target = reach.target.value
  const way = reach.way.value
  if (target !== undefined && way) return hints.target(spaceName(target), way.cards, way.gold)
  const cards = selection.cards.value
  if (cards.length === 0) {
    if (isCoach.value) return ''
    const { camels } = reach.plan.value
    return camels.length > 0 && camels.every(({ targets }) => targets.length === 0) && !view.value.turn.moved
      ? turnPrompts.stuck.how
      : ''
  }
  const parts = reach.plan.value.camels
    .filter(({ camel }) => reach.camel.value === undefined || reach.camel.value === camel)
    .map(({ from }) => {
      const to = nextFree(view.value, track.value, from)
      const requirement = track.value.requirement(to)
      const laid = kindsIn(own.value.tray)
      const payment = paymentOf(requirement, cards, laid)
      if (payment === 'exact') return hints.pays(spaceName(to))
      if (payment === 'wrong') return hints.wrong(spaceName(to))
      const short = missingFor(requirement, countOf(own.value.hand), countOf(own.value.tray))
      return hints.more(spaceName(to), Math.max(short, requirement.count - laid.length - cards.length))
    })
  return hints.whole(hints.selection(cards.length), [...new Set(parts)])
}
