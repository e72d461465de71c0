/** Builds a file of this folder to a script that runs in a page. */
import { resolve } from 'node:path'
import { build } from 'vite'

const made = new Map<string, Promise<string>>()

/**
 * The script of a file, with what it imports. What the file exports is on the page's window afterwards, as `name`. Built
 * once a process.
 */
export function pageScript(file: string, name: string): Promise<string> {
  const known = made.get(file) ?? buildScript(file, name)
  made.set(file, known)
  return known
}

async function buildScript(file: string, name: string): Promise<string> {
  const entry = resolve(import.meta.dirname, file)
  const [output] = [
    await build({
      configFile: false,
      logLevel: 'silent',
      publicDir: false,
      build: { write: false, minify: false, lib: { entry, formats: ['iife'], name } }
    })
  ].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error(`no script was made of ${file}`)
  return chunk.code
}
