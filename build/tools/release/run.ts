/** Runs the external programs that a release needs. */
import { spawn, spawnSync } from 'node:child_process'

/** Runs a program to its end, with its output on standard error. Rejects with its command line if it fails. */
export async function run(
  program: string,
  words: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {}
): Promise<void> {
  const child = spawn(program, words, { ...options, stdio: ['ignore', 2, 2] })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(`${[program, ...words].join(' ')} ended with ${code}`)
}

/** Runs a program and returns its standard output; throws if it fails. */
export function outputOf(
  program: string,
  words: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {}
): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    ...options,
    encoding: 'utf8',
    maxBuffer: 2 ** 26
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${[program, ...words].join(' ')} ended with ${status}: ${stderr}`)
  return stdout
}

/** Whether a program is installed. */
export const isInstalled = (program: string): boolean =>
  spawnSync(process.platform === 'win32' ? 'where' : 'which', [program], { stdio: 'ignore' }).status === 0
