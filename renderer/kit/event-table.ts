/** Something a game says about each of its kinds of event: all kinds are there, so that a new one is a type error. */
export type EventTable<Event extends { readonly type: string }, Value> = {
  readonly [Type in Event['type']]: Value | ((event: Extract<Event, { readonly type: Type }>) => Value)
}

/** What the table says of an event. Values are never functions themselves. */
export function ofEvent<Event extends { readonly type: string }, Value extends string | undefined>(
  table: EventTable<Event, Value>,
  event: Event
): Value {
  const entry = table[event.type as Event['type']] as Value | ((event: Event) => Value)
  return typeof entry === 'function' ? entry(event) : entry
}

/** What each kind of event leads to, given what it needs to know: all kinds are there. */
export type EventHandlers<Event extends { readonly type: string }, Given, Result> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { readonly type: Type }>, given: Given) => Result
}

/** What the handler of this event's kind makes of it. */
export function dispatch<Event extends { readonly type: string }, Given, Result>(
  handlers: EventHandlers<Event, Given, Result>,
  event: Event,
  given: Given
): Result {
  const handle = handlers[event.type as Event['type']] as (event: Event, given: Given) => Result
  return handle(event, given)
}
