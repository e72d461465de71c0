/** What a click or a key does: the first input chooses, the second one acts (T-01). */
import { kindOf } from '../../../shared/games/expedition/pieces'
import type { CardKind, Choice } from '../../../shared/games/expedition/types'
import type { Facts } from './facts'
import { helpAgainst } from './repairs'
import type { Targets } from './targets'
import type { MovePlan } from './move-plan'
import type { Selection } from './selection'

export interface Actions {
  /** Chooses one more card of this kind; after the last one, none of them. */
  readonly card: (kind: CardKind) => void
  /** Chooses a space, or enters it if it was chosen before or the chosen cards pay for it. */
  readonly space: (index: number) => void
  /** Enters the chosen space; returns false if there is none. */
  readonly go: () => boolean
  readonly ballast: (camel: number) => void
  /** Chooses the camel that moves; choosing it again, or `undefined`, leaves that to the planner. */
  readonly camel: (camel: number | undefined) => void
  /** Takes the card at a place of the display. */
  readonly take: (place: number) => void
  readonly draw: () => void
  readonly pass: () => void
  readonly escape: () => void
}

export function makeActions(
  facts: Facts,
  selection: Selection,
  movePlan: MovePlan,
  targets: Targets
): Actions {
  const { view, choose, refuse, refusal } = facts

  /** Sends a choice, or shows why it is refused. */
  function attempt(choice: Choice): void {
    if (!targets.asked.value) return
    const refused = refusal(choice)
    if (refused) return refuse(refused)
    selection.clear()
    movePlan.clear()
    void choose(choice)
  }

  return {
    card: (kind) => {
      if (!targets.asked.value) return
      // A proposed payment for one space becomes the player's own choice, which can be changed card by card.
      const [step, more] = movePlan.target.value === undefined ? [] : (movePlan.way.value?.steps ?? [])
      if (step && !more && step.by !== 'ballast') selection.set(step.cards)
      movePlan.clear()
      selection.toggle(kind)
    },
    space: (index) => {
      const { light, refusal: why } = targets.space(index)
      if (light === 'refused' && why) refuse(why, helpAgainst(facts, why))
      else if (light === 'target' || light === 'reachable') {
        const ready = movePlan.target.value === index || movePlan.paid.value.includes(index)
        if (movePlan.target.value !== index && !ready) movePlan.choose(index)
        else {
          movePlan.target.value = index
          void movePlan.go()
        }
      }
    },
    go: () => {
      const [paid] = movePlan.paid.value
      if (movePlan.target.value === undefined && paid === undefined) return false
      movePlan.target.value ??= paid
      void movePlan.go()
      return true
    },
    ballast: (camel) => attempt({ type: 'ballast', camel }),
    camel: (camel) => {
      movePlan.clear()
      movePlan.camel.value = movePlan.camel.value === camel ? undefined : camel
    },
    take: (place) => {
      const card = view.value.display[place]
      if (card !== undefined) attempt({ type: 'take', card: kindOf(card) })
    },
    draw: () => attempt({ type: 'draw' }),
    pass: () => attempt({ type: 'pass' }),
    escape: () => {
      if (movePlan.target.value !== undefined) movePlan.clear()
      else selection.clear()
    }
  }
}
