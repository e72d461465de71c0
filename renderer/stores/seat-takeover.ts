/** Seats the next player at this device: after each update the next seat with a decision takes over, if need be behind a curtain. */
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
  /** The seat that must be given the device before the table is shown again. */
  const curtain = shallowRef<Seat>()
  /** The seat to pass the device to once the seat here has looked at the result of its turn. */
  const passTo = shallowRef<Seat>()
  /** The seat that last took over without a curtain; a new object each time. */
  const handOver = shallowRef<{ readonly seat: Seat }>()
  let running = false
  let rerun = false

  async function takeOver(to: Seat | null, withSecrets: boolean): Promise<boolean> {
    const reply = await connection.request({ type: 'takeOver', seat: to, secrets: withSecrets })
    if (reply.ok && reply.value.table.id === info.value?.id) state.replace(reply.value)
    return reply.ok
  }

  /** Performs one step of the hand-over; false when there is nothing more to do. */
  async function step(): Promise<boolean> {
    // A lobby has no view that a seat could take over.
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
    // Refused if the seat has just moved to another device: the host then sends the new owners, and this runs again.
    if (!(await takeOver(take, open))) return false
    if (take !== null && take !== before && !open && falls === undefined) handOver.value = { seat: take }
    return true
  }

  /** Performs all steps of the hand-over. A call while it is running makes it check once more at the end. */
  async function seatNext(): Promise<void> {
    rerun = true
    if (running) return
    running = true
    try {
      while (rerun) {
        rerun = false
        while (await step());
      }
    } finally {
      running = false
    }
  }

  /** Shows the seat behind the curtain its own view, now that it has the device. */
  async function raiseCurtain(): Promise<void> {
    const to = curtain.value
    if (to === undefined || !(await takeOver(to, true))) return
    curtain.value = undefined
    await seatNext()
  }

  /** Passes the device on: removes the secrets of the seat here and lowers the curtain for the next seat if it needs one. */
  async function passOn(): Promise<void> {
    const to = passTo.value
    if (to === undefined) return
    if (await takeOver(to, false)) await seatNext()
  }

  /** Clears the state of the hand-over. */
  function reset(): void {
    curtain.value = undefined
    passTo.value = undefined
    handOver.value = undefined
  }

  return { curtain, passTo, handOver, takeOver, seatNext, raiseCurtain, passOn, reset }
}
