// @vitest-environment happy-dom
/** Tools and end-to-end tests operate the built page through its stores (build/tools/page/stores.ts). */
import { createPinia, setActivePinia } from 'pinia'
import { expect, test } from 'vitest'
import type { StoresByName } from '../../build/tools/page/stores'
import { useGuide } from '../../renderer/features/guide/store'
import { useConnection } from '../../renderer/stores/connection'
import { useLan } from '../../renderer/stores/lan'
import { useReplayOpener } from '../../renderer/stores/replay'
import { useRoom } from '../../renderer/stores/room'
import { useRules } from '../../renderer/stores/rules'
import { useScreens } from '../../renderer/stores/screens'
import { useSettings } from '../../renderer/stores/settings'
import { useTable } from '../../renderer/stores/table'
import { useTables } from '../../renderer/stores/tables'

test('tools find every store that they use by its name, with the members that they use', () => {
  setActivePinia(createPinia())
  // The compiler compares the members.
  const stores: StoresByName = {
    screens: useScreens(),
    tables: useTables(),
    settings: useSettings(),
    rules: useRules(),
    'replay-opener': useReplayOpener(),
    guide: useGuide(),
    lan: useLan(),
    room: useRoom(),
    connection: useConnection(),
    table: useTable()
  }
  for (const [name, store] of Object.entries(stores))
    expect((store as { readonly $id?: string }).$id).toBe(name)
})
