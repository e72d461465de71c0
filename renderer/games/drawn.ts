/** What draws a game: its table and its pieces, fetched together at the first of its tables. */
import { defineAsyncComponent, h, shallowRef, type Component, type FunctionalComponent } from 'vue'

export interface Drawn {
  readonly Table: Component
  readonly Piece: Component
}

/** The parts of a game that `load` fetches once. A piece is drawn as soon as they are there, without a task between; one that cannot be fetched is tried again with the next. */
export function drawnBy(load: () => Promise<Drawn>): Drawn {
  const parts = shallowRef<Drawn>()
  let loading: Promise<Drawn> | undefined
  async function fetched(): Promise<Drawn> {
    try {
      return (parts.value = await (loading ??= load()))
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const Piece: FunctionalComponent = (_, { attrs }) => {
    if (parts.value) return h(parts.value.Piece, attrs)
    fetched().catch(() => undefined)
    return undefined
  }
  Piece.inheritAttrs = false
  return { Table: defineAsyncComponent(async () => (await fetched()).Table), Piece }
}
