// @vitest-environment happy-dom
// What Home says of a game that could not be started and of a file that was saved: in the present language, and no longer
// than it matters.
import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import LearnHint from '../../renderer/features/guide/LearnHint.vue'
import { gameEntries } from '../../renderer/stores/games'
import { useGameFiles } from '../../renderer/screens/use-game-files'
import { useQuickGame } from '../../renderer/screens/use-quick-game'
import { speak } from '../../renderer/words/catalogue'
import { giveInterfaces, interfaces } from './interfaces'
import { fakePage } from './page'

vi.mock('../../renderer/screens/files', () => ({ saveText: () => Promise.resolve(true) }))
giveInterfaces(interfaces)
beforeEach(() => speak('en'))

const guided = (): string => gameEntries().find((entry) => entry.guided)?.id ?? ''

test('a guide that could not be started is forgotten when something else is tried, and when Home is opened again', async () => {
  const { host } = fakePage(2)
  host.answer = ({ type }) =>
    type === 'createTable' || type === 'gatherTable'
      ? { ok: false, refusal: { code: 'disk-full' } }
      : undefined
  const home = useQuickGame()
  await home.learn(guided())
  expect(home.problem.value).toEqual({ code: 'disk-full' })
  expect(useQuickGame().problem.value, 'Home opened again').toBeUndefined()
  host.answer = () => ({ ok: false, refusal: { code: 'folder-lost' } })
  await home.playComputer(guided())
  expect(home.problem.value).toEqual({ code: 'folder-lost' })
})

test('on the form of a new table, a guide that could not be started says why', async () => {
  const { host, pinia } = fakePage(2)
  host.answer = () => ({ ok: false, refusal: { code: 'folder-lost' } })
  const hint = mount(LearnHint, { props: { game: guided() }, global: { plugins: [pinia] } })
  expect(hint.find('[role=alert]').exists()).toBe(false)
  await hint.get('button').trigger('click')
  await flushPromises()
  expect(hint.get('[role=alert]').text()).toContain('folder of saved games')
})

test('the note on a saved file is told in the language that is spoken', async () => {
  const { host } = fakePage(2)
  host.answer = ({ type }) =>
    type === 'exportTable'
      ? { ok: true, value: { name: 'mei.caravan', text: '{}', secrets: false } }
      : undefined
  const files = useGameFiles()
  await files.save('t1')
  expect(files.note.value).toMatchObject({ text: expect.stringContaining('Saved') as string, bad: false })
  await speak('de')
  expect(files.note.value?.text).toContain('Gespeichert')
  files.refused({ code: 'folder-lost' })
  const [german, code] = [files.note.value?.text, files.note.value?.code]
  await speak('fr')
  expect(files.note.value?.text).not.toBe(german)
  expect(code).toBe('folder-lost')
})
