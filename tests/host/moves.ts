// Playing over a socket without a page: the first listed choice of whoever must decide.

import type { games } from '../../shared/games/index'
import type { Reply, Request } from '../../shared/protocol/messages'
import type { Wire } from './wire'

let counter = 0

/** Plays the first listed choice; answers with what the host said. */
export async function playFirst(wire: Wire, game: (typeof games)[number], table: string): Promise<Reply> {
  return (await playNth(wire, game, table, () => 0)).reply
}

/** Plays a listed choice, picked by `pick` out of so many; answers with it and with what the host said. */
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

/** The same client, which asks again when the host says that it was asked too fast. */
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
