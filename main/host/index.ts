// What the host exports to the other folders of main/.

export { logCrashes } from './folder/crash'
export { openHost, type Host, type HostConnection, type HostOptions } from './host'
export { defaultFolder } from './folder/default-folder'
export { surviveFileSizeLimit, surviveClosedOutput } from './folder/limits'
export { HostRunning } from './folder/lock'
export type { GuestsAtTable } from './table/guests'
export { FolderUnusable } from './folder/open-folder'
export type { Caller } from './session/caller'
export type { Lan } from './session/lan'
