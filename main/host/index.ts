// The host as the other rooms of main/ know it.

export { logCrashes } from './crash'
export { openHost, type Host, type HostConnection, type HostOptions } from './host'
export { defaultFolder } from './folder'
export { outliveFileLimit } from './limits'
export { HostRunning } from './lock'
export type { Caller } from './hall'
export type { Lan } from './lan'
