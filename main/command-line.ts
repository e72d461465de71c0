// Reading the words of a command line.

import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Like `parseArgs`, but an error says only the first sentence of what Node says. */
export function parsed<const Config extends ParseArgsConfig>(
  config: Config
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    // The rest may stand on further lines.
    const [first = ''] = error instanceof Error ? error.message.split(/\.(?:\s|$)/) : [String(error)]
    throw new Error(`${first}.`, { cause: error })
  }
}
