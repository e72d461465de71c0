// Registers app://caravanserai/, the page's own address, with Electron.

import { protocol } from 'electron'
import { answer, scheme } from './page'

/** Makes app:// a secure origin with `fetch` and code caching. Must run before Electron is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } }
  ])
}

/** Serves the files of `folder` (the built renderer) as app://caravanserai/. Call once, when Electron is ready. */
export function servePage(folder: string): void {
  protocol.handle(scheme, (request) => answer(folder, request.method, request.url))
}
