// Administration of a dedicated host from the command line: each command is sent to the host that runs on the folder.

import type { ParseArgsConfig } from 'node:util'
import { Refused } from '../host/refusal-error'
import { parsed } from '../command-line'
import { isGameFile } from '../opened-file'
import type { CommandOption, Values } from './arguments'
import { commands, type Command } from './commands'
import { folderOf } from './flags'
import { NoHost, runningHost } from './running-host'
import { sentenceOf, words } from './words'

const kinds: Readonly<Record<CommandOption, NonNullable<ParseArgsConfig['options']>[string]>> = {
  option: { type: 'string', multiple: true },
  seats: { type: 'string' },
  locked: { type: 'boolean' },
  unlocked: { type: 'boolean' },
  spectators: { type: 'boolean' },
  'no-spectators': { type: 'boolean' },
  'password-file': { type: 'string' },
  'no-password': { type: 'boolean' }
}

/** True if the arguments are a command to a running host rather than options for starting one. */
export const isCommand = ([first = '-']: readonly string[]): boolean =>
  !first.startsWith('-') && !isGameFile(first)

/** Runs a command and returns what goes to standard output. Rejects with an Error of one sentence. */
export async function runCommand([name = '', ...given]: readonly string[]): Promise<string> {
  if (!Object.hasOwn(commands, name)) throw new Error(words.noCommand(name))
  const command: Command = commands[name as keyof typeof commands]
  const { values, rest, folder, json } = read(command, given)
  const host = await runningHost(folder).catch(throwSentence(folder))
  try {
    const answer = await command.run(host, rest, values).catch(throwSentence(folder))
    return `${json ? JSON.stringify(answer.json) : answer.text}\n`
  } finally {
    host.close()
  }
}

function read(
  { usage, options }: Command,
  given: readonly string[]
): { values: Values; rest: readonly string[]; folder: string; json: boolean } {
  const { values, positionals } = parsed({
    args: [...given],
    allowPositionals: true,
    options: {
      ...Object.fromEntries(options.map((option) => [option, kinds[option]])),
      folder: { type: 'string' },
      json: { type: 'boolean', default: false }
    }
  })
  const { folder, json, ...others } = values
  if (positionals.length !== usage.split(' ').length - 1) throw new Error(words.missing(usage))
  return { values: others, rest: positionals, folder: folderOf(folder), json }
}

/** Rethrows a failure as an Error whose message is a sentence for people. */
const throwSentence =
  (folder: string) =>
  (error: unknown): never => {
    if (error instanceof NoHost) throw new Error(words.noHost(folder), { cause: error })
    if (error instanceof Refused) throw new Error(sentenceOf(error.refusal), { cause: error })
    throw error
  }
