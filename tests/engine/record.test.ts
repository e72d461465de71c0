/** What follows from a file's entries: the choices that were not undone, and the last position, from events only. */
import { expect, test } from 'vitest'
import { isUndo } from '../../shared/engine/entries'
import { lastPosition, logOf, trustedEntries } from '../../shared/engine/record'
import { gameById } from '../../shared/games'
import { randomGame } from '../lib/random-game'

test.each(['voyages', 'expedition', 'khan'])(
  '%s: the events that were not undone lead to the last position',
  (id) => {
    const rules = gameById(id)?.rules
    if (!rules) throw new Error(id)
    const { match, header, entries } = randomGame(rules, { players: 2, seed: 21, choices: 60, undoOneIn: 3 })
    const log = logOf(entries)
    const undos = entries.filter(isUndo).length
    expect(undos).toBeGreaterThan(2)
    expect(log.filter(({ undone }) => undone)).toHaveLength(undos)
    expect(log).toHaveLength(entries.length - undos)
    expect(lastPosition(rules, header, log)).toEqual(match.state)
  }
)

test('entries count up to the first wrong check; what is lost includes what could not be read anyway', () => {
  const rules = gameById('voyages')?.rules
  if (!rules) throw new Error('no Voyages')
  const { header, entries } = randomGame(rules, { players: 2, seed: 21, choices: 8 })
  expect(trustedEntries(header, entries, undefined)).toEqual({ entries })
  const unread = { line: entries.length + 1, lost: 2 }
  expect(trustedEntries(header, entries, unread)).toEqual({ entries, damage: unread })
  const changed = entries.map((entry, i) => (i === 5 ? { ...entry, check: 'another' } : entry))
  const left = entries.length - 5
  expect(trustedEntries(header, changed, undefined)).toEqual({
    entries: entries.slice(0, 5),
    damage: { line: 6, lost: left }
  })
  expect(trustedEntries(header, changed, unread).damage).toEqual({ line: 6, lost: left + 2 })
})
