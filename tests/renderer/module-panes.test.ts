// @vitest-environment happy-dom
// On a phone, a question that a module asks on its own board lights the tab with that board.

import { expect, test, vi } from 'vitest'
import { ref } from 'vue'
import type { GameModel } from '../../renderer/games/voyages/game-model'
import { areLoaded } from '../../renderer/games/voyages/modules/components'
import { panesOf } from '../../renderer/games/voyages/panes'

const modelAsking = (kind: string): GameModel =>
  ({
    task: ref({ kind }),
    targets: { placing: ref(false) },
    selection: { target: ref(undefined), armed: ref(undefined) }
  }) as never

const wantedFor = (kind: string): readonly string[] =>
  panesOf(modelAsking(kind))
    .alone.filter(({ wanted }) => wanted())
    .map(({ id }) => id)

test('a palace is visited on the tab of the actions; a question with a form lights no tab', async () => {
  await vi.waitFor(() => expect(areLoaded(['venice'])).toBe(true), { timeout: 60_000 })
  expect(wantedFor('venice/visit')).toEqual(['actions'])
  expect(wantedFor('companions/hire')).toEqual([])
  expect(wantedFor('move')).toEqual(['map'])
})
