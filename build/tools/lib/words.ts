/** Command lines of the tools: named options, one sentence for what cannot be read, results on standard output alone. */
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Something on the command line is wrong: the tool says the sentence and ends with exit code 2. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>

/** Reads the words behind a tool's name. Throws UsageError on an unknown option or a missing value. */
export function readWords(
  args: readonly string[],
  options: Options
): {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly rest: readonly string[]
} {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true
    })
    return { values: values as Record<string, string | boolean | undefined>, rest: positionals }
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}

/** A whole number from `least` to `most`. */
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

/** A tool, called with the words behind its name; answers with its exit code. */
export type Tool = (words: readonly string[]) => Promise<number>

/** A tool as it is called: a UsageError becomes one sentence on standard error and exit code 2. */
export function toolOf(main: (words: readonly string[]) => number | Promise<number>): Tool {
  return async (words) => {
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
