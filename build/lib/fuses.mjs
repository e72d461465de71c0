// Electron's switches in a packed program, read back from the program itself.

import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** As they should be: no Node, no debugger, no other app. */
export const safeFuses = {
  RunAsNode: false,
  EnableCookieEncryption: true,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  GrantFileProtocolExtraPrivileges: false
}

/** How they stand in `program`. */
export async function fusesOf(program) {
  const { getCurrentFuseWire, FuseV1Options } = require('@electron/fuses')
  const wire = await getCurrentFuseWire(program)
  const set = (name) => wire[FuseV1Options[name]] === '1'.charCodeAt(0)
  return Object.fromEntries(Object.keys(safeFuses).map((name) => [name, set(name)]))
}
