/** Folders that a tool writes to, and the project's own. */
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { reasonOf } from '../../../main/host/refusal-error'
import { UsageError } from './words'

/** Creates the folder unless it exists; throws UsageError if it cannot be one. Call it before the tool's work begins. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new UsageError(`${folder} cannot be made a folder (${reasonOf(error)})`)
  }
}

/**
 * A path inside the project, wherever the tool was started: `build/tool.mjs` says where the project is, since a bundle cannot
 * tell by its own place. Otherwise the working directory must be the project's folder.
 */
export const inProject = (...parts: readonly string[]): string =>
  resolve(process.env['CARAVANSERAI_PROJECT'] ?? '.', ...parts)
