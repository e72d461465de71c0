/** Predicts without the host whether it may accept a frame: from the rules, the sender and the open decisions. */
import { requestSchema, protocolVersion, type Request } from '../../../shared/protocol/messages'
import { permissions } from '../../../main/host/session/permissions'
import type { Guest } from './guest'
import type { Stage } from './stage'

/** The request in a frame, if it holds a valid one, and whether the host may accept it. */
export interface Verdict {
  readonly request: Request | undefined
  readonly may: boolean
}

/** What an accepted request may change, by type; all other types change nothing. */
export const changes: Readonly<Record<string, 'game' | 'people' | 'chat'>> = {
  choose: 'game',
  undo: 'game',
  askTakeBack: 'game',
  answerTakeBack: 'game',
  openTable: 'people',
  leaveTable: 'people',
  claimSeat: 'people',
  leaveSeat: 'people',
  yieldSeat: 'people',
  watchAs: 'people',
  say: 'chat'
}

/** Judges a frame of `guest`, who must be in the state its role demands. `state` is the host's position. */
export function judge(
  stage: Stage,
  guest: Guest,
  frame: Uint8Array,
  binary: boolean,
  state: unknown
): Verdict {
  const request = binary ? undefined : requestIn(frame)
  return { request, may: request !== undefined && mayBe(stage, guest, request, state) }
}

function requestIn(frame: Uint8Array): Request | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(frame).toString('utf8'))
    return requestSchema.safeParse((read as { readonly request?: unknown } | null)?.request).data
  } catch {
    return undefined
  }
}

function mayBe(stage: Stage, guest: Guest, request: Request, state: unknown): boolean {
  if (request.type === 'hello') return request.protocol === protocolVersion
  if (!guest.greeted || permissions[request.type] === 'local') return false
  if (request.type === 'listTables' || request.type === 'leaveTable') return true
  if (request.type === 'openTable') return request.table === stage.table
  if (!guest.inRoom) return false
  const begun = stage.status !== 'gathering'
  switch (request.type) {
    case 'yieldSeat':
    case 'say':
      return true
    case 'watchAs':
      return guest.seat === undefined
    case 'claimSeat':
      // Every seat is taken: only a repeated claim with the seat's own token is accepted.
      return stage.guests.some(({ seat, token }) => seat === request.seat && token === request.token)
    case 'leaveSeat':
      return request.seat === guest.seat
    case 'log':
      return begun
    case 'history':
      return (
        begun && (request.viewer === 'public' || stage.status === 'over' || request.viewer === guest.sits)
      )
    case 'takeOver':
      return begun && (request.seat === null || request.seat === guest.seat)
    case 'peek':
      return begun && request.seat === guest.seat
    case 'undo':
      return begun && request.seat === guest.seat && 'seat' in stage.undo && stage.undo.seat === request.seat
    case 'askTakeBack':
      return begun && request.seat === guest.seat
    case 'answerTakeBack':
      return begun
    case 'choose':
      return begun && mayChoose(stage, guest, request, state)
    default:
      return false
  }
}

function mayChoose(
  stage: Stage,
  guest: Guest,
  request: Extract<Request, { type: 'choose' }>,
  state: unknown
): boolean {
  const { seat, decision, choices } = request
  if (seat !== guest.seat) return false
  if (stage.commands.includes(JSON.stringify(request))) return true
  if (guest.sits !== seat) return false
  if (stage.decisions.find((open) => open.seat === seat)?.id !== decision) return false
  const first: unknown = stage.rules.parseChoice(choices[0])
  return first !== undefined && stage.rules.refusal(state, seat, first) === undefined
}
