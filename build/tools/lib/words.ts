/** Command lines of the tools: named options, one sentence for what cannot be read, results on standard output alone. */
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Something on the command line is wrong: the tool says the sentence and ends with exit code 2. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>

/** Reads a command line. Throws UsageError on an unknown option or a missing value. */
export function readWords(options: Options): {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly rest: readonly string[]
} {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: true })
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

/** Runs a tool: exit code as returned; a UsageError becomes one sentence and exit code 2. */
export async function runTool(tool: () => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await tool()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}. --help says more.`)
    process.exitCode = 2
  }
}

/** Writes the tool's result to standard output; everything else goes to standard error. */
export function print(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
}
