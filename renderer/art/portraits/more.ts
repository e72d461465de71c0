/** Portraits that are fetched when they are first drawn, and those that a game brings along. */
import { defineAsyncComponent, shallowReactive, type Component } from 'vue'

/** Milliseconds after which a portrait that could not be fetched is tried again; longer with every attempt. */
const retryAfter = 200

/** A portrait that is fetched when it is first drawn: a table shows few of them. */
export const fetchedPortrait = (loader: () => Promise<{ readonly default: Component }>): Component =>
  defineAsyncComponent({
    loader,
    onError: (_error, retry, _fail, attempts) => setTimeout(retry, Math.min(attempts, 10) * retryAfter)
  })

const portraits = shallowReactive(new Map<string, Component>())

/** Adds drawings by characters' ids; what is drawn already changes with them. */
export function addPortraits(drawings: Readonly<Record<string, Component>>): void {
  for (const [id, drawing] of Object.entries(drawings)) portraits.set(id, drawing)
}

/** The drawing of a character whose game has brought one. */
export const portraitOf = (id: string): Component | undefined => portraits.get(id)
