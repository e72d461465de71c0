// @vitest-environment happy-dom
// Every refusal leads to its explanation with one input (T-15, T-03): those of the host to the help, those of a game
// to its rules.
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, expect, test } from 'vitest'
import { defineComponent, h } from 'vue'
import { interfaces } from './interfaces'
import HelpDialog from '../../renderer/features/help/HelpDialog.vue'
import { useHelp } from '../../renderer/features/help/store'
import { topicFor, topics } from '../../renderer/features/help/topics'
import WhyButton from '../../renderer/features/help/WhyButton.vue'
import { helpWords } from '../../renderer/features/help/words'
import { en } from '../../renderer/words/en'

afterEach(() => {
  document.body.innerHTML = ''
})

const codes = [...Object.keys(en.refusals), ...Object.keys(en.barriers).map((barrier) => `undo-${barrier}`)]

test('every refusal that is not a game’s own has a help topic, and every topic has a refusal', () => {
  expect(codes.length).toBeGreaterThan(60)
  expect(codes.filter((code) => topicFor(code) === undefined)).toEqual([])
  expect(new Set(codes.map(topicFor))).toEqual(new Set(topics))
  expect(topicFor('toString')).toBeUndefined()
})

test('wherever a refusal is shown, its explanation is one press away', () => {
  const renderer = resolve(import.meta.dirname, '../../renderer')
  const saying = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.vue') && !file.startsWith('games/'))
    .map((file) => ({ file, source: readFileSync(resolve(renderer, file), 'utf8') }))
    .filter(({ source }) => source.includes('refusalSentence('))
  expect(saying.length).toBeGreaterThan(12)
  const without = saying.filter(({ source }) => !source.includes('<WhyButton')).map(({ file }) => file)
  expect(without).toEqual([])
})

test('each refusal of a game is explained in its rules', () => {
  for (const { rules } of interfaces) {
    expect(rules.ofRefusal('not-offered')).toBeDefined()
    expect(codes.filter((code) => rules.ofRefusal(code) !== undefined)).toEqual([])
  }
})

test('one press beside a refusal opens its topic, from where the other topics are one press away', async () => {
  const pinia = createPinia()
  setActivePinia(pinia)
  const help = useHelp()
  const page = mount(
    defineComponent(() => () => [h(WhyButton, { code: 'unreachable' }), h(HelpDialog)]),
    { global: { plugins: [pinia] }, attachTo: document.body }
  )
  await page.get('button').trigger('click')
  await flushPromises()
  const dialog = (): HTMLElement | null => document.querySelector('[role="dialog"]')
  expect(dialog()?.textContent).toContain(helpWords.topics.reach.title)
  for (const line of helpWords.topics.reach.lines) expect(dialog()?.textContent).toContain(line)
  const room = [...document.querySelectorAll<HTMLElement>('nav button')].find(
    (button) => button.textContent.trim() === helpWords.topics.room.title
  )
  room?.click()
  await flushPromises()
  expect(dialog()?.textContent).toContain(helpWords.topics.room.lines[0])
  document.querySelector<HTMLElement>('[role="dialog"] header button')?.click()
  await flushPromises()
  expect(help.topic).toBeUndefined()
  expect(dialog()).toBeNull()
  page.unmount()
})

test('there is no help button beside a game’s refusal, or without a refusal', () => {
  const pinia = createPinia()
  for (const code of ['main-action-owed', undefined]) {
    const button = mount(WhyButton, { props: { code }, global: { plugins: [pinia] } })
    expect(button.find('button').exists()).toBe(false)
  }
})
