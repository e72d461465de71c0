/** Using a path token: declaring it for a movement before the first step, or as a bonus action (rulings 87 to 95). */
import { topTask } from '../../../../engine/agenda'
import { refusalOf, type Refusal, type Seat } from '../../../../engine/rules'
import type { TurnChoice } from '../../../../polo/modules'
import type { Cause, Movement, State } from '../../types'
import type { Content, Declarable, Play, Voyages } from '../../game'
import { canSetOut, noAffordableStep, openMovement } from '../../movement'
import { seatOf } from '../../seats'
import { aidOf } from './aids'
import { pathsOf, tablesIn } from './kit'
import type { SecretPaths } from './types'

type UsePath = Extract<SecretPaths['choice'], { readonly type: 'secret-paths/usePath' }>
type Refused = Refusal<Voyages['refusal']> | undefined
type Uses = TurnChoice<Voyages, Play, UsePath>

const none: readonly never[] = []

const use = (path: string): UsePath => ({ type: 'secret-paths/usePath', path })

/** The use of each token that a seat holds. */
const keptPaths: Uses['candidates'] = (_, state, seat) => pathsOf(state, seat).kept.map(use)

/** The cause of what a token brings. */
const causeOf = (path: string): Cause => ({ kind: 'secret-paths/path', id: path })

/** Why a kept token would do nothing in a movement of this kind; undefined if it would. */
function uselessReason(content: Content, state: State, seat: Seat, path: string, travel: boolean): Refused {
  const { effect } = tablesIn(content).path(path)
  switch (effect.kind) {
    case 'move':
      return refusalOf('secret-paths/bonus-action')
    case 'dice':
      return refusalOf('secret-paths/by-one-die')
    case 'steps':
    case 'coinsOff':
      return travel ? undefined : refusalOf('secret-paths/travel-alone')
    case 'passingPost': {
      const { character, postsLeft } = seatOf(state, seat)
      const never = content.character(character).leavesPosts || postsLeft === 0
      return never ? refusalOf('secret-paths/of-no-use') : undefined
    }
    default:
      return undefined
  }
}

/** The tokens that a seat may declare for a movement about to begin. */
export const declarable = (
  content: Content,
  state: State,
  seat: Seat,
  travel: boolean
): readonly Declarable[] => {
  const { kept } = pathsOf(state, seat)
  if (kept.length === 0) return none
  return kept
    .filter((path) => !uselessReason(content, state, seat, path, travel))
    .map((aid) => ({ aid, choice: use(aid) }))
}

/** The movement that is the seat's open task, if it is one. */
const movementOf = ({ agenda }: State, seat: Seat): Movement | undefined => {
  const task = topTask(agenda, seat)
  return task?.kind === 'move' ? task : undefined
}

function movingRefusal(content: Content, state: State, seat: Seat, { path }: UsePath): Refused {
  const movement = movementOf(state, seat)
  if (!pathsOf(state, seat).kept.includes(path)) return refusalOf('secret-paths/no-such-path')
  if (!movement || movement.taken > 0 || movement.aid !== undefined) return refusalOf('secret-paths/too-late')
  const { travel } = movement
  const useless = uselessReason(content, state, seat, path, travel)
  if (useless) return useless
  return canSetOut(content, state, seat, travel, 0, path)
    ? undefined
    : noAffordableStep(content, state, seat, travel)
}

/** Declares a token for the movement under way; it is used up at once (rulings 87, 88). */
export const usePathInMovement: Uses = {
  candidates: keptPaths,
  refusal: movingRefusal,
  resolve: (play, seat, { path }) => {
    declare(play, seat, path)
  }
}

/** Declares this token for the seat's open movement and uses it up; throws if there is none. */
export function declare(play: Play, seat: Seat, path: string): void {
  const movement = movementOf(play.state, seat)
  if (!movement) throw new Error(`${path} without a movement`)
  const { steps = 0 } = aidOf(tablesIn(play.content).path(path).effect) ?? {}
  play.emit({ type: 'secret-paths/pathUsed', seat, path })
  play.amend(seat, { ...movement, steps: movement.steps + steps, aid: path })
}

function turnRefusal(content: Content, state: State, seat: Seat, { path }: UsePath): Refused {
  if (!pathsOf(state, seat).kept.includes(path)) return refusalOf('secret-paths/no-such-path')
  const effect = tablesIn(content).findPath(path)?.effect
  if (effect?.kind === 'dice') return refusalOf('secret-paths/by-one-die')
  if (effect?.kind !== 'move') return refusalOf('secret-paths/in-a-movement')
  return canSetOut(content, state, seat, false) ? undefined : noAffordableStep(content, state, seat, false)
}

/** The token that is a bonus action (ruling 94). */
export const usePathInTurn: Uses = {
  candidates: keptPaths,
  refusal: turnRefusal,
  resolve: (play, seat, { path }) => {
    const { effect } = tablesIn(play.content).path(path)
    play.emit({ type: 'secret-paths/pathUsed', seat, path })
    // `aid` is set so that no second token can be declared for this movement (ruling 88).
    if (effect.kind === 'move')
      openMovement(play, seat, { travel: false, steps: effect.steps, cause: causeOf(path), aid: path })
  }
}
