/** What the tools count alike in every game of the family. */
import type { GameEvent, Seat } from '../../../shared/engine/rules'

/** Fields of events that name a thing of the table, and what it is then called. */
const things: Readonly<Record<string, readonly [field: string, name: string]>> = {
  dicePlaced: ['space', 'space'],
  contractCompleted: ['contract', 'contract'],
  outpostTaken: ['bonus', 'outpost'],
  postPlaced: ['location', 'post'],
  sealTaken: ['seal', 'seal'],
  sealImproved: ['seal', 'improved seal']
}

/** Fields that say which part of a module an event uses. */
const moduleFields = ['gift', 'card', 'path', 'companion', 'palace', 'character', 'slot'] as const

const worded = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** What of the table an event uses, as `space book-1`; of a module's event its kind, and the part that it names. */
export function usedIn(event: GameEvent): readonly string[] {
  const fields: Readonly<Record<string, unknown>> = { ...event }
  const thing = things[event.type]
  if (thing) return [`${thing[1]} ${worded(fields[thing[0]]) ?? ''}`]
  if (!event.type.includes('/')) return []
  const part = moduleFields.map((field) => worded(fields[field])).find((value) => value !== undefined)
  return [part === undefined ? event.type : `${event.type} ${part}`]
}

/** A seat's points by where they came from. */
export const pointsFrom = (
  { seats }: { readonly seats: readonly { readonly points: Readonly<Record<string, number>> }[] },
  seat: Seat
): Readonly<Record<string, number>> => seats[seat]?.points ?? {}
