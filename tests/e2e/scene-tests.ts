/** Tests of how scenes look, declared scene by scene. */
import type { Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { scenes, type Scene, type Stage } from '../../build/tools/screens/scenes'
import { drawn } from '../lib/draw'
import { inThisHalf, playedIf } from './draw'
import { begin } from './one-page'

/** A test of how some scenes look. */
export interface SceneTest {
  /** The scenes, by name: each has a test of its own. A short run draws about half of them. */
  readonly of: readonly string[] | RegExp
  readonly title: string
  /** Looks at the scene of this name, which is open in a window of 1280 by 720, in English. */
  readonly look: (stage: Stage, name: string) => Promise<void>
}

/** The scene of this name. Throws if there is none. */
export function sceneNamed(name: string): Scene {
  const scene = scenes().find((one) => one.name === name)
  if (!scene) throw new Error(`no scene is called ${name}`)
  return scene
}

/** Opens a scene in a window of 1280 by 720, in English: see `begin`. */
export const beginScene = (app: App, page: Page, name: string): Promise<Stage> =>
  begin(app, page, sceneNamed(name), { width: 1280, height: 720 })

/** A test as it is declared. */
export interface DeclaredTest {
  readonly title: string
  /** Whether each run plays it, or only the long form. */
  readonly details: ReturnType<typeof playedIf>
  readonly run: () => Promise<void>
}

/**
 * The tests to declare, scene by scene and in this order: those of a scene share one opening as long as they press
 * nothing, so those that do come last. `opened`: what `onePage` gave the file. Throws if a test has no scene.
 */
export function byScene(
  tests: readonly SceneTest[],
  opened: () => readonly [App, Page]
): readonly DeclaredTest[] {
  const names = scenes().map(({ name }) => name)
  const declared = tests.map(({ of, title, look }) => {
    const covered = names.filter((name) => (of instanceof RegExp ? of.test(name) : of.includes(name)))
    const missing = of instanceof RegExp ? [] : of.filter((name) => !names.includes(name))
    if (missing.length > 0 || covered.length === 0) throw new Error(`${title}: no scene ${missing.join(' ')}`)
    const half = covered.length === 1 ? Number(inThisHalf(title)) : Math.ceil(covered.length / 2)
    const played = drawn(title, covered, half)
    return { title, look, covered, played }
  })
  return names.flatMap((name) =>
    declared
      .filter(({ covered }) => covered.includes(name))
      .map(({ title, look, played }) => ({
        title: `${title}: ${name}`,
        details: playedIf(played.includes(name)),
        run: async () => look(await beginScene(...opened(), name), name)
      }))
  )
}
