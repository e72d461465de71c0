/** Taking seats over at this device: after each update the next seat that is asked sits down, behind a curtain where it must. */
import { shallowRef } from 'vue'
import type { Seat } from '../../shared/engine/rules'
import type { useConnection } from './connection'
import { nextStep } from './hot-seat'
import type { TableState } from './table-state'

/** The hand-over between the seats of one device. */
export function seatTakeover(
  state: TableState,
  connection: Pick<ReturnType<typeof useConnection>, 'request'>
) {
  const { info, game, view, seat, secrets, own, decisions } = state.refs
  /** The seat the device must be passed to before anything is shown. */
  const curtain = shallowRef<Seat>()
  /** The seat the device is to be passed to once the seat that sits here has seen the end of its turn. */
  const passTo = shallowRef<Seat>()
  /** The seat that took over last in ordinary turns; a new object each time. */
  const handOver = shallowRef<{ readonly seat: Seat }>()
  let following = false
  let again = false

  async function takeOver(to: Seat | null, withSecrets: boolean): Promise<boolean> {
    const reply = await connection.request({ type: 'takeOver', seat: to, secrets: withSecrets })
    if (reply.ok && reply.value.table.id === info.value?.id) state.replace(reply.value)
    return reply.ok
  }

  /** One step of the hand-over; false when there is nothing more to do. */
  async function step(): Promise<boolean> {
    // In a lobby there is nothing yet that anybody could take over.
    if (!info.value || !game.value || view.value === undefined) return false
    const {
      take,
      open = false,
      curtain: falls,
      passTo: passesTo
    } = nextStep({
      seats: info.value.seats.length,
      seat: seat.value,
      secrets: secrets.value,
      decisions: decisions.value,
      secrecy: game.value.secrecy,
      curtainTasks: game.value.curtainTasks,
      openTable: info.value.open === true,
      own: own.value
    })
    curtain.value = falls
    passTo.value = passesTo
    if (take === undefined) return false
    const before = seat.value
    // A seat that has just gone to another device is refused: the host says so, and this looks again then.
    if (!(await takeOver(take, open))) return false
    if (take !== null && take !== before && !open && falls === undefined) handOver.value = { seat: take }
    return true
  }

  /** Lets the next seat that is asked sit down here. Called again while it works, it looks once more at the end. */
  async function follow(): Promise<void> {
    again = true
    if (following) return
    following = true
    try {
      while (again) {
        again = false
        while (await step());
      }
    } finally {
      following = false
    }
  }

  /** The seat the curtain waits for has the device: show it its own view. */
  async function raiseCurtain(): Promise<void> {
    const to = curtain.value
    if (to === undefined || !(await takeOver(to, true))) return
    curtain.value = undefined
    await follow()
  }

  /** The seat that sits here passes the device on: its secrets go, and the next seat's curtain falls. */
  async function passOn(): Promise<void> {
    const to = passTo.value
    if (to === undefined) return
    if (await takeOver(to, false)) await follow()
  }

  /** Forgets who sits where. */
  function reset(): void {
    curtain.value = undefined
    passTo.value = undefined
    handOver.value = undefined
  }

  return { curtain, passTo, handOver, takeOver, follow, raiseCurtain, passOn, reset }
}
