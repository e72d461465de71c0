/** Command lines of the tools: named options, one sentence for a usage error, only results on standard output. */
import type { ParseArgsConfig } from 'node:util'
import { parsed } from '../../../main/command-line'
import { surviveClosedOutput } from '../../../main/host/folder/limits'

/** An error on the command line: the tool prints the message and ends with exit code 2. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Parses a tool's arguments. Throws UsageError on an unknown option, a missing value, or a word that belongs to no option,
 * unless the tool takes such words (`rest`).
 */
export function readWords(
  args: readonly string[],
  options: Options,
  { takesRest = false }: { readonly takesRest?: boolean } = {}
): {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly rest: readonly string[]
} {
  try {
    const { values, positionals } = parsed({
      args: [...args],
      options,
      allowPositionals: takesRest,
      strict: true
    })
    return { values: values as Record<string, string | boolean | undefined>, rest: positionals }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.replace(/\.$/, '') : String(error))
  }
}

/** Throws UsageError if more than one of these options is given, each of which asks for something else. */
export function onlyOneOf(
  values: Readonly<Record<string, string | boolean | undefined>>,
  names: readonly string[]
): void {
  if (names.filter((name) => values[name] === true).length > 1)
    throw new UsageError(`only one of ${names.map((name) => `--${name}`).join(', ')} can be given`)
}

/** Parses a whole number from `least` to `most`; throws UsageError for anything else. */
export function wholeNumber(
  name: string,
  value: string | boolean | undefined,
  least: number,
  most: number
): number {
  const number = Number(value)
  if (typeof value !== 'string' || !/^-?\d+$/.test(value) || number < least || number > most)
    throw new UsageError(`--${name} takes a whole number from ${least} to ${most}, not "${String(value)}"`)
  return number
}

/** A tool: called with its command-line arguments, it resolves with its exit code. */
export type Tool = (words: readonly string[]) => Promise<number>

/**
 * Makes a tool of `main`: a UsageError becomes one sentence on standard error and exit code 2. Whoever reads its output may
 * go away early (`| head`).
 */
export function toolOf(main: (words: readonly string[]) => number | Promise<number>): Tool {
  return async (words) => {
    surviveClosedOutput()
    try {
      return await main(words)
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      console.error(`${error.message}. --help says more.`)
      return 2
    }
  }
}

/** Writes the tool's result to standard output; everything else goes to standard error. */
export function print(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
}
