// The project's folder, and small helpers for all scripts. No dependencies: runs before anything is installed.

import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** A path inside the project. */
export const inside = (...parts) => join(root, ...parts)

/** Reads a JSON file; undefined if it is missing or damaged. */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes a JSON file; creates its folder if necessary. */
export function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(value, null, 2) + '\n')
}

/** The script of a package's command, to be run by `node`, without a shell, on every system. Throws if not installed. */
export function binOf(name, command = name) {
  const { bin } = readJson(inside('node_modules', name, 'package.json')) ?? {}
  const script = typeof bin === 'string' ? bin : bin?.[command]
  if (script === undefined)
    throw new Error(`The package ${name} is not installed. Delete node_modules and try again.`)
  return inside('node_modules', name, script)
}

/** Runs a program to its end; resolves with its exit code (1 if it was ended by a signal or could not start). */
export function run(program, words, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd: root, stdio: 'inherit', ...options })
    child.on('error', (error) => {
      console.error(`${program} could not start: ${error.message}`)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Runs a script in Node to its end; see `run`. */
export const runNode = (script, words, options) => run(process.execPath, [script, ...words], options)

/** Prints one plain sentence and ends with exit code 1. */
export function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}
