/**
 * What is highlighted, and why the rest is not (T-02, T-03): derived from the planner and the rules, never decided
 * here.
 */
import { computed, type ComputedRef } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import { nextFree } from '../../../shared/games/expedition/movement'
import { countOf, missingFor } from '../../../shared/games/expedition/paying'
import { camelAt } from '../../../shared/games/expedition/seats'
import type { Choice } from '../../../shared/games/expedition/types'
import type { Facts } from './facts'
import { kindsIn } from './hand'
import { because } from './page-refusals'
import { paymentOf } from './payment'
import type { MovePlan } from './move-plan'
import type { Selection } from './selection'

/** `target`: the next move may go here. `reachable`: a later move of this turn may. `idle`: this seat is not asked. */
export interface Status {
  readonly light: 'target' | 'reachable' | 'refused' | 'idle'
  readonly refusal?: Refusal
}

export interface Targets {
  /** It is this seat's turn and its hand is open. */
  readonly asked: ComputedRef<boolean>
  readonly space: (index: number) => Status
  readonly choice: (choice: Choice) => Status
}

const idle: Status = { light: 'idle' }
const no = (refusal: Refusal): Status => ({ light: 'refused', refusal })

export function targetsFor(facts: Facts, selection: Selection, movePlan: MovePlan): Targets {
  const { view, track, own, task } = facts
  const asked = computed(() => task.value !== undefined)

  /** The camels that may move, with the space each would enter next. */
  const next = computed(() =>
    movePlan.plan.value.camels
      .filter(({ camel }) => movePlan.camel.value === undefined || movePlan.camel.value === camel)
      .map(({ camel, from }) => ({ camel, from, to: nextFree(view.value, track.value, from) }))
  )

  /** Why the cards do not enter the next free space of a camel. */
  function whyNotPaid(to: number): Refusal {
    const requirement = track.value.requirement(to)
    const laid = kindsIn(own.value.tray)
    const numbers = { space: to, requirement: requirement.id }
    const chosen = selection.cards.value
    const payment = chosen.length === 0 ? 'part' : paymentOf(requirement, chosen, laid)
    if (payment === 'wrong') return because('cards-wrong', numbers)
    const missing = missingFor(requirement, countOf(own.value.hand), countOf(own.value.tray))
    if (missing > 0) return because('space-short', { ...numbers, short: missing })
    return because('cards-more', { ...numbers, short: requirement.count - laid.length - chosen.length })
  }

  function whyNot(index: number): Refusal | undefined {
    const { camels } = own.value
    if (camels.includes(index)) return because('camel-here', { space: index })
    const movable = next.value
    const [first] = movable
    if (!first) {
      const at = camels.map((_, camel) => facts.refusal({ type: 'ballast', camel }))
      return camels.every((_, camel) => camelAt(own.value, camel) > index)
        ? because('space-passed', { space: index })
        : at.find((refusal) => refusal?.code === 'camel-stopped' || refusal?.code === 'other-camel')
    }
    if (movable.every(({ from }) => from > index)) return because('space-passed', { space: index })
    if (movable.some(({ to }) => to === index)) return whyNotPaid(index)
    if (view.value.seats.some((seat) => seat.camels.includes(index)))
      return because('space-occupied', { space: index })
    return because('space-too-far', { space: index, before: barrier(first.camel, first.to) })
  }

  /** The first space on the way of a camel that the hand can no longer pay. */
  function barrier(camel: number, to: number): number {
    const targets = movePlan.plan.value.camels.find((one) => one.camel === camel)?.targets ?? []
    const last = targets.at(-1)?.to
    return last === undefined ? to : nextFree(view.value, track.value, last)
  }

  return {
    asked,
    space: (index) => {
      if (!asked.value || index === 0) return idle
      const choosing = selection.cards.value.length > 0
      const isNext = next.value.some(({ to }) => to === index)
      if (choosing && isNext)
        return movePlan.paid.value.includes(index) ? { light: 'target' } : no(whyNotPaid(index))
      if (movePlan.ways.value.has(index)) return { light: isNext ? 'target' : 'reachable' }
      const refusal = whyNot(index)
      return refusal ? no(refusal) : idle
    },
    choice: (choice) => {
      if (!asked.value) return idle
      const refusal = facts.refusal(choice)
      return refusal ? no(refusal) : { light: 'target' }
    }
  }
}
