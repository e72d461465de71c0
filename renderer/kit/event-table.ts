/** A value, or a function of the event, for each type of event of a game: complete, so that a missing type does not compile. */
export type EventTable<Event extends { readonly type: string }, Value> = {
  readonly [Type in Event['type']]: Value | ((event: Extract<Event, { readonly type: Type }>) => Value)
}

/** Looks up an event's value in the table. Values are never functions themselves. */
export function eventValue<Event extends { readonly type: string }, Value extends string | undefined>(
  table: EventTable<Event, Value>,
  event: Event
): Value {
  const entry = table[event.type as Event['type']] as Value | ((event: Event) => Value)
  return typeof entry === 'function' ? entry(event) : entry
}

/** A handler for each type of event of a game, called with the event and `given`: complete, like `EventTable`. */
export type EventHandlers<Event extends { readonly type: string }, Given, Result> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { readonly type: Type }>, given: Given) => Result
}

/** Calls the handler for this event's type and returns its result. */
export function dispatch<Event extends { readonly type: string }, Given, Result>(
  handlers: EventHandlers<Event, Given, Result>,
  event: Event,
  given: Given
): Result {
  const handle = handlers[event.type as Event['type']] as (event: Event, given: Given) => Result
  return handle(event, given)
}
