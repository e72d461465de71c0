/**
 * Detects that the other end of a socket is gone. A page does not see the host's pings and is not told of an unplugged
 * cable, so it has to send requests itself.
 */

/** After how long without a message from the host it is asked for one, in milliseconds. */
export const silence = 8000
/** How long the host may take to answer before it counts as gone, in milliseconds. */
export const patience = 5000
/** The same when the page has been out of sight: a phone that slept has often lost its connection without being told. */
export const wakingPatience = 1500

export interface Heartbeat {
  /** A request was sent, so an answer is due within this many milliseconds. */
  asked(within?: number): void
  /** A message was received. */
  heard(): void
  stop(): void
}

/** Starts with an answer due. `ask` must send something that is answered; `gone` is called once, at the end. */
export function heartbeat(ask: () => void, gone: () => void): Heartbeat {
  let timer: ReturnType<typeof setTimeout>
  const asked = (within = patience): void => {
    clearTimeout(timer)
    timer = setTimeout(gone, within)
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
