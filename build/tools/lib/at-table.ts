/** Helpers for clients that play at a host's table, in this process or over a socket. */
import type { Source } from '../../../shared/engine/chance'
import type { AnyRules } from '../../../shared/engine/rules'
import type { Answers, Reply, Request, RequestType } from '../../../shared/protocol/messages'

/** Anything that answers requests. */
export interface Client {
  request(request: Request): Promise<Reply>
}

/** The answer to a request; throws if it is refused. */
export async function get<T extends RequestType>(
  client: Client,
  request: Extract<Request, { readonly type: T }>
): Promise<Answers[T]> {
  const reply = await client.request(request)
  if (!reply.ok) throw new Error(`${request.type} was refused: ${JSON.stringify(reply.refusal)}`)
  return reply.value as Answers[T]
}

/** A random choice of the seat's open decision; throws if it has none. */
export function pick(rules: AnyRules, view: unknown, seat: number, random: Source): unknown {
  const choices = rules.decisions(view, seat).find((decision) => decision.seat === seat)?.choices
  if (!choices) throw new Error('nothing to choose')
  return choices.nth(random(choices.count()))
}
