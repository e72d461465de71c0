/** One setting as a writable ref for a form: writing saves it. */
import { computed, type WritableComputedRef } from 'vue'
import type { Settings } from '../../../shared/protocol/messages'
import { useSettings } from '../../stores/settings'

export function useSetting<Key extends keyof Settings>(key: Key): WritableComputedRef<Settings[Key]> {
  const store = useSettings()
  return computed({
    get: () => store.settings[key],
    set: (value) => void store.change({ [key]: value })
  })
}
