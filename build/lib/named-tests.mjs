// The test files that somebody names on the command line of `npm test`.

import { readdirSync } from 'node:fs'
import { inside, root } from './project.mjs'

/** Folders with tests, and the ending of the test files of each stage. */
const rooms = ['shared', 'main', 'renderer', 'preload', 'tests']
const endings = { unit: '.test.ts', e2e: '.spec.ts' }

/** The path of every test of these stages, from the project's folder. */
function testFiles(stages) {
  return rooms.flatMap((room) =>
    readdirSync(inside(room), { recursive: true })
      .filter((file) => stages.some((stage) => file.endsWith(endings[stage])))
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
  )
}

/** A word as it occurs in paths: from the project's folder, without a line number. */
const asInPaths = (word) =>
  word
    .replace(root, '')
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .replace(/(?::\d+)+$/, '')
    .toLowerCase()

/** Whether a path of these stages' tests contains this word. */
export function namesTest(word, stages) {
  const named = asInPaths(word)
  return testFiles(stages).some((file) => file.toLowerCase().includes(named))
}
