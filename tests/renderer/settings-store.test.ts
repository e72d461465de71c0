// @vitest-environment happy-dom
// Settings that are changed faster than the host answers, as a slider does.
import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { useSettings } from '../../renderer/stores/settings'
import { fakePage } from './page'

test('the host’s news of an earlier change does not take back a later one', async () => {
  const { host } = fakePage(2)
  const settings = useSettings()
  await settings.load()
  const answers: (() => void)[] = []
  host.before = () => new Promise((resolve) => answers.push(resolve))
  const changes = [settings.change({ textSize: 125 }), settings.change({ textSize: 150 })]
  await flushPromises()
  answers[0]?.()
  await changes[0]
  host.push({ type: 'settings', settings: host.settings })
  expect(host.settings.textSize).toBe(125)
  expect(settings.settings.textSize).toBe(150)
  answers[1]?.()
  await Promise.all(changes)
  host.push({ type: 'settings', settings: host.settings })
  expect(settings.settings.textSize).toBe(150)
  // From now on other pages decide again.
  host.push({ type: 'settings', settings: { ...host.settings, textSize: 100 } })
  expect(settings.settings.textSize).toBe(100)
})
