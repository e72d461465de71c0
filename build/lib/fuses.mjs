// Reads Electron's fuses (switches compiled into the program) from a packaged program.

import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The required values: no plain Node, no debugger, no other app code. */
export const safeFuses = {
  RunAsNode: false,
  EnableCookieEncryption: true,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  GrantFileProtocolExtraPrivileges: false
}

/** The fuses of a program, by name. */
export async function fusesOf(program) {
  const { getCurrentFuseWire, FuseV1Options } = require('@electron/fuses')
  const wire = await getCurrentFuseWire(program)
  const set = (name) => wire[FuseV1Options[name]] === '1'.charCodeAt(0)
  return Object.fromEntries(Object.keys(safeFuses).map((name) => [name, set(name)]))
}
