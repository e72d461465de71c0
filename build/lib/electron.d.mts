/** The path of Electron's program, or undefined if it is not on this machine. Downloads nothing. */
export function findElectron(): string | undefined
/** The version of Electron the project is pinned to. */
export function electronVersion(): string
