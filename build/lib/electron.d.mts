/** The path of Electron's program, or undefined when it is not on this machine. Starts nothing. */
export function findElectron(): string | undefined
/** The version of Electron the project is pinned to. */
export function electronVersion(): string
