/** The components that draw a game: its table and its pieces, loaded together with the first of its tables. */
import { defineAsyncComponent, h, shallowRef, type Component, type FunctionalComponent } from 'vue'

export interface GameComponents {
  readonly Table: Component
  readonly Piece: Component
}

/** Milliseconds after which a table that could not be fetched is tried again; longer with every attempt. */
const retryAfter = 200

/** The parts of a game that `load` fetches once. A piece is drawn as soon as they are there, without a task between; one that cannot be fetched is tried again with the next. */
export function lazyComponents(load: () => Promise<GameComponents>): GameComponents {
  const parts = shallowRef<GameComponents>()
  let loading: Promise<GameComponents> | undefined
  async function fetched(): Promise<GameComponents> {
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
  const Table = defineAsyncComponent({
    loader: async () => (await fetched()).Table,
    // The host may be gone for a moment: an empty table would stay empty when it is back.
    onError: (_error, retry, _fail, attempts) => setTimeout(retry, Math.min(attempts, 10) * retryAfter)
  })
  return { Table, Piece }
}
