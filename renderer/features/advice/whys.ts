/** Why computer players chose what they did: asks the host, and recomputes the reasons if it no longer has them. */
import { defineStore } from 'pinia'
import type { Seat } from '../../../shared/engine/rules'
import type { ReviewQuestion } from '../../../shared/games/thinking'
import { usualLevel } from '../../../shared/players/levels'
import type { Why } from '../../../shared/protocol/messages'
import { useConnection } from '../../stores/connection'
import { usePacks } from '../../stores/packs'
import { useTable } from '../../stores/table'
import { newAdviser } from './adviser'

/** `again`: recomputed afterwards, at the level and in the style that the seat's computer player has now. */
export interface Reason extends Why {
  readonly again?: true
}

export const useWhys = defineStore('whys', () => {
  const connection = useConnection()
  const packs = usePacks()
  const table = useTable()
  const adviser = newAdviser()
  /** The latest question put to the adviser; the next one waits for it, because asking would drop it. */
  let latest: Promise<unknown> = Promise.resolve()

  /** Why the seat made the choices of these entries; undefined if the reasons cannot be found out. */
  async function ask(
    seat: Seat,
    entries: { readonly from: number; readonly to: number }
  ): Promise<Reason | undefined> {
    const reply = await connection.request({ type: 'why', ...entries })
    const known = reply.ok ? reply.value.why : undefined
    return known ?? (await again(seat, entries.from))
  }

  async function again(seat: Seat, from: number): Promise<Reason | undefined> {
    const question = await questionOf(seat, from)
    if (!question) return undefined
    const asked = latest.then(() => adviser.ask(question))
    latest = asked
    const advice = await asked
    if (!advice) return undefined
    const { plan, runnerUp, ahead } = advice
    return {
      seat,
      level: question.level,
      gains: plan.gains,
      again: true,
      plan: { ...plan, ...(runnerUp && { runnerUp }), ...(ahead !== undefined && { ahead }) }
    }
  }

  /** The question for the adviser about a choice in a replay; undefined unless the replayed game is over and readable. */
  async function questionOf(seat: Seat, from: number): Promise<ReviewQuestion | undefined> {
    const { info, replay } = table
    const story = await replay?.story?.()
    if (!info || !story) return undefined
    const pack = info.pack && { hash: info.pack.hash, json: packs.jsonOf(info) }
    const { level = usualLevel, style } = info.seats[seat] ?? {}
    return {
      game: info.game,
      ...(pack && { pack }),
      story,
      from,
      seat,
      level,
      seed: from,
      ...(style !== undefined && { style })
    }
  }

  return { ask }
})
