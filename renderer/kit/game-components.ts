/** The components that draw a game, its table and its pieces: fetched together when one of them is first drawn. */
import { defineAsyncComponent, h, shallowRef, type Component, type FunctionalComponent } from 'vue'

export interface GameComponents {
  readonly Table: Component
  readonly Piece: Component
}

/** Milliseconds before the first retry of a failed fetch; the delay grows with every attempt. */
const retryAfter = 200

/**
 * Wraps the components that `load` fetches once. `Piece` renders synchronously once they are loaded, unlike an async
 * component; after a failed fetch it is empty, and the next piece that is drawn tries again.
 */
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
    // The host may be unreachable for a moment: without retries the table would stay empty when it is back.
    onError: (_error, retry, _fail, attempts) => setTimeout(retry, Math.min(attempts, 10) * retryAfter)
  })
  return { Table, Piece }
}
