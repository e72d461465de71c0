// The timeline of a replay: every position is computed from the nearest stored one, and turns and rounds are marked.

import { describe, expect, test } from 'vitest'
import { fileSource } from '../../renderer/features/replay/file-source'
import type { Source } from '../../renderer/features/replay/sources'
import { marksOf, Timeline, turnFrom } from '../../renderer/features/replay/timeline'
import { entryLine, headerLine, sealHeader } from '../../shared/engine/file'
import { checkAfter } from '../../shared/engine/entries'
import type { Story } from '../../shared/engine/record'
import type { GameEvent, Viewer } from '../../shared/engine/rules'
import { copyOf } from '../../shared/engine/visibility'
import { games } from '../../shared/games'
import { randomGame, type RandomGame } from '../lib/random-game'
import { giveInterfaces, interfaces } from './interfaces'

giveInterfaces(interfaces)

const textOf = ({ header, entries }: Pick<RandomGame, 'header' | 'entries'>): string =>
  headerLine(header) + entries.map(entryLine).join('')

function sourceOf(text: string): Source {
  const source = fileSource(text)
  if ('refusal' in source) throw new Error(source.refusal.code)
  return source
}

async function storyOf(source: Source, viewer: Viewer): Promise<Story> {
  const told = await source.read(viewer)
  if ('refusal' in told) throw new Error(told.refusal.code)
  return told.story
}

const refusalOf = (text: string): string | undefined => {
  const source = fileSource(text)
  return 'refusal' in source ? source.refusal.code : undefined
}

describe.each(games.map((game) => [game.rules.id, game.rules] as const))('%s', (_, rules) => {
  const over = randomGame(rules, { players: 3, seed: 21, undoOneIn: 7 })
  const half = randomGame(rules, { players: 3, seed: 21, choices: 60, undoOneIn: 7 })

  // The id tells which replay a stored analysis is about.
  test('two files of one game are different tables, the same file opened twice is one', () => {
    const [one, again, other] = [over, over, half].map((game) => sourceOf(textOf(game)).table.id)
    expect([one === again, one === other]).toEqual([true, false])
  })

  test('every step is the position that its choices lead to, in every view and in any order of access', async () => {
    const source = sourceOf(textOf(over))
    expect(source.viewers).toEqual(['open', 'public', 0, 1, 2])
    for (const viewer of ['public', 1] as const) {
      const story = await storyOf(source, viewer)
      const line = new Timeline(rules, story)
      const position = copyOf(story.setup)
      const wanted = [JSON.stringify(position)]
      for (const { events } of line.steps) {
        for (const event of events) rules.evolve(position, event)
        wanted.push(JSON.stringify(position))
      }
      expect(wanted).toHaveLength(line.length + 1)
      for (let i = 0; i < wanted.length; i++) {
        const step = (i * 37) % wanted.length
        expect(JSON.stringify(line.at(step))).toBe(wanted[step])
      }
      expect(line.at(line.length)).toEqual(rules.view(over.match.state, viewer))
      expect([line.at(-5), line.at(line.length + 5)]).toEqual([line.at(0), line.at(line.length)])
    }
  })

  test('undone choices are left out; their moment is that of the choice before', async () => {
    const story = await storyOf(sourceOf(textOf(over)), 'public')
    const undone = story.entries.filter((entry) => entry.undone)
    expect(undone.length).toBeGreaterThan(0)
    const line = new Timeline(rules, story)
    expect(line.length).toBe(story.entries.length - undone.length)
    line.steps.forEach((entry, i) => {
      expect(line.stepOf(entry.number)).toBe(i + 1)
      expect(line.numberAt(i)).toBe(entry.number)
    })
    expect(line.numberAt(line.length)).toBe(story.entries.length)
    for (const { number } of undone)
      expect(line.stepOf(number)).toBe(line.steps.filter((entry) => entry.number < number).length)
  })

  test('a game that is not over shows only the public view', async () => {
    const source = sourceOf(textOf(half))
    expect(source.viewers).toEqual(['public'])
    const line = new Timeline(rules, await storyOf(source, 'public'))
    expect(line.at(line.length)).toEqual(rules.view(half.match.state, 'public'))
  })

  test('a damaged tail costs only the tail', async () => {
    const text = textOf(half)
    const line = new Timeline(rules, await storyOf(sourceOf(text.slice(0, -20)), 'public'))
    expect(line.length).toBeGreaterThan(0)
    const forged = text.replace(
      /"check":"(.)(?=[^\n]*\n$)/,
      (_whole, first: string) => `"check":"${first === '0' ? '1' : '0'}`
    )
    expect(forged).not.toBe(text)
    expect(new Timeline(rules, await storyOf(sourceOf(forged), 'public')).length).toBeLessThanOrEqual(
      line.length + 1
    )
  })

  test('a file that cannot be shown says why', () => {
    const { check: _, ...said } = over.header
    const changed = (change: Partial<typeof said>): string => headerLine(sealHeader({ ...said, ...change }))
    expect(refusalOf('')).toBe('file-empty')
    expect(refusalOf('hello\n')).toBe('file-foreign')
    expect(refusalOf(JSON.stringify({ ...over.header, caravan: 99 }) + '\n')).toBe('file-newer')
    expect(refusalOf(changed({ game: 'chess' }))).toBe('unknown-game')
    expect(refusalOf(headerLine({ ...over.header, rules: '1.9' }))).toBe('header-differs')
    const tables = [{ id: 'base', hash: 'other' }]
    // A position of an unknown format cannot be shown in any view, and the refusal says what differs.
    expect(refusalOf(changed({ first: null }))).toBe('record-differs')
    expect(refusalOf(changed({ first: null, rules: '99.0' }))).toBe('rules-differ')
    expect(refusalOf(changed({ first: null, tables }))).toBe('content-differs')
  })

  test('a game of other rules or content, whose set-up cannot be dealt here, is shown from its stored first position', async () => {
    const { check: _, ...said } = over.header
    const tables = [{ id: 'base', hash: 'other' }]
    for (const change of [
      { rules: '99.0', draws: [] },
      { tables, draws: [] }
    ]) {
      const header = sealHeader({ ...said, ...change })
      let { check } = header
      const entries = over.entries.map((entry) => ({ ...entry, check: (check = checkAfter(check, entry)) }))
      const line = new Timeline(rules, await storyOf(sourceOf(textOf({ header, entries })), 'open'))
      expect(line.at(line.length)).toEqual(over.match.state)
    }
  })
})

test('marks are where another seat chooses or a chapter begins, and steps by turn go from mark to mark', () => {
  const entry = (number: number, seat: number, ...types: string[]) => ({
    number,
    seat,
    events: types.map((type) => ({ type }))
  })
  const steps = [entry(0, 0), entry(1, 0), entry(3, 1), entry(4, 1, 'round'), entry(5, 1), entry(6, 0)]
  const chapter = (event: GameEvent): string | undefined => (event.type === 'round' ? 'Round 2' : undefined)
  const marks = marksOf(steps, chapter)
  expect(marks).toEqual([
    { step: 0, seat: 0 },
    { step: 2, seat: 1 },
    { step: 4, seat: 1, chapter: 'Round 2' },
    { step: 5, seat: 0 }
  ])
  const on = [0, 1, 2, 3, 4, 5].map((step) => turnFrom(marks, step, 1, steps.length))
  const back = [0, 1, 2, 3, 4, 5, 6].map((step) => turnFrom(marks, step, -1, steps.length))
  expect(on).toEqual([2, 2, 4, 4, 5, 6])
  expect(back).toEqual([0, 0, 0, 2, 2, 4, 5])
})
