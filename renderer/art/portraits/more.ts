/** Portraits that a game brings along when its table is fetched. */
import { shallowReactive, type Component } from 'vue'

const portraits = shallowReactive(new Map<string, Component>())

/** Adds drawings by characters' ids; what is drawn already changes with them. */
export function addPortraits(drawings: Readonly<Record<string, Component>>): void {
  for (const [id, drawing] of Object.entries(drawings)) portraits.set(id, drawing)
}

/** The drawing of a character whose game has brought one. */
export const portraitOf = (id: string): Component | undefined => portraits.get(id)
