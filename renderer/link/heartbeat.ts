/**
 * Whether the other end of a socket still lives. A page neither sees the host's pings nor hears of a cable that was
 * pulled: it must ask.
 */

/** After so long a silence the host is asked whether it is there, in milliseconds. */
export const silence = 8000
/** Who has not answered for so long is gone, in milliseconds. */
export const patience = 5000

export interface Heartbeat {
  /** Something was asked: an answer is due. */
  asked(): void
  /** Something came. */
  heard(): void
  stop(): void
}

/** Begins with an answer due. `ask` must lead to something being heard; `gone` is called once, and ends it. */
export function heartbeat(ask: () => void, gone: () => void): Heartbeat {
  let timer: ReturnType<typeof setTimeout>
  const asked = (): void => {
    clearTimeout(timer)
    timer = setTimeout(gone, patience)
  }
  asked()
  return {
    asked,
    heard: () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        asked()
        ask()
      }, silence)
    },
    stop: () => clearTimeout(timer)
  }
}
