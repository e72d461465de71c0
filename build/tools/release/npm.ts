/** Runs npm for the release. */
import { resolve } from 'node:path'
import { outputOf, run } from './run'

const root = resolve(import.meta.dirname, '../../..')

/** The command line of npm: its script if npm runs us, otherwise the command, which on Windows is a batch file. */
function command(): readonly [string, ...string[]] {
  const script = process.env['npm_execpath']
  if (script !== undefined && /npm-cli\.c?js$/.test(script)) return [process.execPath, script]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

/** Runs npm in a folder. */
export function npm(words: readonly string[], cwd: string): Promise<void> {
  const [program, ...before] = command()
  return run(program, [...before, ...words], { cwd })
}

/** Runs npm in the project's folder and returns its standard output. */
export function npmOutput(words: readonly string[]): string {
  const [program, ...before] = command()
  return outputOf(program, [...before, ...words], { cwd: root })
}
