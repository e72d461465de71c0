// The command line of the dedicated host.

import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { defaultFolder } from '../host/index'
import type { BuiltPage } from '../lan/built-page'
import { parsed } from '../command-line'
import { isGameFile } from '../opened-file'
import { commands } from './commands'
import { words } from './words'

export interface Flags {
  readonly port: number
  readonly folder: string
  readonly renderer: BuiltPage
  readonly open: boolean
  readonly lan: boolean
  readonly lanAddress: string | undefined
  readonly lanPort: number | undefined
  readonly name: string | undefined
  /** How long a bot thinks, in milliseconds. */
  readonly botPace: number | undefined
  readonly help: boolean
  readonly licences: boolean
  /** A game file to import and show. */
  readonly file: string | undefined
}

/** Parses the arguments; `builtPage` is the default of `--renderer`. Throws on an unknown or invalid option. */
export function readFlags(args: readonly string[], builtPage: BuiltPage): Flags {
  const { values, positionals } = parsed({
    args: [...args],
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '0' },
      folder: { type: 'string' },
      renderer: { type: 'string' },
      open: { type: 'boolean', default: false },
      lan: { type: 'boolean', default: false },
      'lan-address': { type: 'string' },
      'lan-port': { type: 'string' },
      name: { type: 'string' },
      'bot-pace': { type: 'string' },
      help: { type: 'boolean', default: false },
      licences: { type: 'boolean', default: false }
    }
  })
  const lanPort = values['lan-port']
  const botPace = values['bot-pace']
  const { open, lan, name, help, licences, 'lan-address': lanAddress } = values
  const [file, ...others] = positionals
  const unexpected = file !== undefined && !isGameFile(file) ? file : others[0]
  if (unexpected !== undefined)
    throw new Error(
      Object.hasOwn(commands, unexpected) ? words.commandFirst(unexpected) : words.noGameFile(unexpected)
    )
  if (lanAddress !== undefined && isIP(lanAddress) === 0)
    throw new Error(words.noAddressOf('--lan-address', lanAddress))
  return {
    port: wholeOf('--port', values.port, 65_535),
    folder: folderOf(values.folder),
    renderer: values.renderer === undefined ? builtPage : resolve(values.renderer),
    open,
    lan,
    lanAddress: lanAddress !== undefined && isAnyAddress(lanAddress) ? undefined : lanAddress,
    lanPort: lanPort === undefined ? undefined : wholeOf('--lan-port', lanPort, 65_535),
    name,
    botPace: botPace === undefined ? undefined : wholeOf('--bot-pace', botPace, 60_000),
    help,
    licences,
    file
  }
}

/** True for the address that stands for all of a machine, such as `0.0.0.0`: no guest could use it. */
const isAnyAddress = (address: string): boolean => /^[0:.]+$/.test(address)

/** The save folder that was named, or the default one. Throws for an empty name, which would be the present folder. */
export function folderOf(named: string | undefined): string {
  if (named === '') throw new Error(words.noFolder('--folder'))
  return named === undefined ? defaultFolder() : resolve(named)
}

function wholeOf(flag: string, text: string, most: number): number {
  const number = Number(text)
  if (!/^\d{1,5}$/.test(text) || number > most) throw new Error(words.noWhole(flag, most, text))
  return number
}
