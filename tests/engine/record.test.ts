/** What follows from a file's entries: the choices that were not undone, and the last position, from events only. */
import { expect, test } from 'vitest'
import { isUndo } from '../../shared/engine/entries'
import { lastPosition, logOf } from '../../shared/engine/record'
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
