/** Portraits that are loaded when they are first drawn, and a registry of those that games add. */
import { defineAsyncComponent, shallowReactive, type Component } from 'vue'

/** Milliseconds until a portrait that failed to load is tried again; longer with every attempt. */
const retryAfter = 200

/** A portrait that is loaded when it is first drawn, since a table shows only a few of them. */
export const fetchedPortrait = (loader: () => Promise<{ readonly default: Component }>): Component =>
  defineAsyncComponent({
    loader,
    onError: (_error, retry, _fail, attempts) => setTimeout(retry, Math.min(attempts, 10) * retryAfter)
  })

const portraits = shallowReactive(new Map<string, Component>())

/** Registers drawings by character id. Portraits on show update at once. */
export function addPortraits(drawings: Readonly<Record<string, Component>>): void {
  for (const [id, drawing] of Object.entries(drawings)) portraits.set(id, drawing)
}

/** The drawing of a character; undefined if no loaded game has registered one. */
export const portraitOf = (id: string): Component | undefined => portraits.get(id)
