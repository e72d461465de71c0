// Plays legal choices over a socket without a page.

import type { games } from '../../shared/games/index'
import type { Reply, Request } from '../../shared/protocol/messages'
import type { Wire } from './wire'

let counter = 0

/** Plays the first legal choice and returns the host's reply. */
export async function playFirst(wire: Wire, game: (typeof games)[number], table: string): Promise<Reply> {
  return (await playNth(wire, game, table, () => 0)).reply
}

/** Plays the legal choice whose index `pick` returns for their number; returns it and the host's reply. */
export async function playNth(
  wire: Wire,
  game: (typeof games)[number],
  table: string,
  pick: (count: number) => number
): Promise<{ readonly choice: unknown; readonly reply: Reply<'choose'> }> {
  const { decisions } = await wire.get({ type: 'openTable', table })
  const seat = decisions[0]?.seat ?? -1
  const { view, decisions: own } = await wire.get({ type: 'takeOver', seat, secrets: true })
  const listed = game.rules.decisions(view, seat).find((one) => one.seat === seat)?.choices
  const choice: unknown = listed?.nth(pick(listed.count()))
  const decision = own.find((one) => one.seat === seat)?.id ?? -1
  const command = `d${++counter}`
  const reply = await wire.ask({ type: 'choose', command, seat, decision, choices: [choice] })
  return { choice, reply: reply as Reply<'choose'> }
}

/** Wraps a client so that it repeats requests that the host refuses as too fast. */
export function calm(wire: Wire): Wire {
  const ask = async (request: unknown): Promise<Reply> => {
    for (;;) {
      const reply = await wire.ask(request)
      if (reply.ok || reply.refusal.code !== 'too-fast') return reply
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return {
    ...wire,
    ask,
    get: async <T extends Request['type']>(request: Extract<Request, { type: T }>) => {
      const reply = await ask(request)
      if (!reply.ok) throw new Error(`refused: ${JSON.stringify(reply)}`)
      return reply.value as never
    }
  }
}
