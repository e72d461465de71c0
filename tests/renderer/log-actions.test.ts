// The short form of a turn in the log: sentences that belong together are one expandable line, undone choices are
// collapsed, and no sentence is lost. Checked over whole games of every kind, with undone choices.
import { describe, expect, test } from 'vitest'
import { actionsOf, groupsOf, linesOf, plainText } from '../../renderer/kit/log/log-groups'
import { interfaces } from './interfaces'
import { logOf, shownEntry } from '../../shared/engine/record'
import { games } from '../../shared/games'
import { randomGame } from '../lib/random-game'

describe.each(games.map((game) => [game.rules.id, game] as const))('%s', (id, { rules, content }) => {
  const ui = interfaces.find((one) => one.id === id)
  if (!ui?.logActions) throw new Error(`no actions for ${id}`)
  const { begins, inShort } = ui.logActions
  const played = [12, 13, 14, 15].map((seed) => randomGame(rules, { players: 3, seed, undoOneIn: 6 }))
  const [one] = played
  if (!one) throw new Error('no game')
  const { match, header } = one
  const context = { seats: header.seats, view: rules.view(match.state, 'public') as unknown, content }
  const turns = played.flatMap(({ entries }) =>
    groupsOf(
      logOf(entries).map((line, number) => shownEntry(rules, line, number, 'public')),
      (entry) => linesOf(entry, ui, context)
    ).map(({ lines }) => lines)
  )
  const actions = turns.map((lines) => actionsOf(lines, { begins }))
  const shortOf = (lines: (typeof turns)[number]): string =>
    plainText(
      inShort(
        lines.map(({ event }) => event),
        context
      ),
      header.seats.map(({ name }) => name),
      (item, count) => ui.amount?.(item, count) ?? ''
    )

  test('every sentence occurs once, in order, and undone choices are kept apart', () => {
    expect(actions.map((turn) => turn.flatMap(({ lines }) => lines))).toEqual(turns)
    const undone = actions.flat().filter((action) => action.undone)
    expect(undone.length).toBeGreaterThan(3)
    // In the Expedition hardly more than one sentence can be undone, since revealing a card is final.
    if (id === 'voyages') expect(undone.some(({ lines }) => lines.length > 1)).toBe(true)
    for (const { lines, undone: folded } of actions.flat())
      expect(lines.every((line) => line.undone === folded)).toBe(true)
  })

  test('a journey is one line, shorter than the sentences it expands to', () => {
    const steps = id === 'expedition' ? 'spaceEntered' : 'stepped'
    const journeys = actions
      .flat()
      .filter(({ undone, lines }) => !undone && lines.filter(({ event }) => event.type === steps).length > 1)
    expect(journeys.length).toBeGreaterThan(0)
    for (const { lines } of journeys) {
      const short = shortOf(lines)
      const whole = lines
        .map(({ parts }) =>
          plainText(
            parts,
            header.seats.map(({ name }) => name),
            String
          )
        )
        .join(' ')
      expect(short).toContain('→')
      expect(short.length).toBeLessThan(whole.length)
    }
  })

  test('no line is just an amount: it says what the amount was for or came from', () => {
    const alone = actions
      .flat()
      .filter(({ undone, lines }) => !undone && lines.length > 0)
      .map(({ lines }) => shortOf(lines))
      .filter((short) => /^\S* ?[+\u2212]/.test(short))
    expect([...new Set(alone)]).toEqual([])
  })

  // "−1 jade, 1 camel" would read as a payment and a gain.
  test('each of several amounts of a line has its own sign', () => {
    if (id === 'expedition') return
    const several = actions
      .flat()
      .filter(({ undone, lines }) => !undone && lines.length > 1)
      .map(({ lines }) => shortOf(lines))
      .filter((short) => /[+\u2212]\s?\d.*[+\u2212]\s?\d/.test(short))
    expect(several.length).toBeGreaterThan(10)
    for (const short of several) expect(short).not.toMatch(/[+\u2212]\s?\d[^\u00b7]*, \d/)
  })

  test('no line contains an id of the content instead of a name', () => {
    const ids = actions
      .flat()
      .filter(({ lines }) => lines.length > 0)
      .map(({ lines }) => shortOf(lines))
      .filter((short) => /[a-z]-[a-z]*-?\d/.test(short))
    expect(ids.slice(0, 5)).toEqual([])
  })

  // Without that, people look for a die that never existed.
  test('the line of an action mentions the black die it brought, or that none was left', () => {
    if (id === 'expedition') return
    const lines = actions.flat().filter(({ undone, lines: own }) => !undone && own.length > 1)
    const having = (type: string) =>
      lines
        .filter(({ lines: own }) => own.some(({ event }) => event.type === type))
        .map((d) => shortOf(d.lines))
    const [taken, lost] = [having('blackDieTaken'), having('rewardLost')]
    expect(taken.length).toBeGreaterThan(0)
    for (const line of taken) expect(line).toMatch(/takes/)
    for (const line of lost) expect(line).toMatch(/finds no|gets nothing|cannot afford/)
  })

  // A hint "Contracts with a 3" would not say which to take.
  test('the line of an action says which contracts or seal were taken with it', () => {
    if (id === 'expedition') return
    const types = id === 'khan' ? ['contractsTaken', 'sealTaken'] : ['contractsTaken']
    for (const type of types) {
      const lines = actions
        .flat()
        .filter(({ undone, lines: own }) => !undone && own.some(({ event }) => event.type === type))
        .map(({ lines: own }) => shortOf(own))
      expect(lines.length, type).toBeGreaterThan(0)
      for (const line of lines) expect(line, type).toMatch(/takes (the|a|\d) ?(contract|.* seal)/)
    }
  })

  test('without a definition of actions every sentence is its own line', () => {
    for (const lines of turns)
      for (const action of actionsOf(lines, undefined))
        expect(action.undone || action.lines.length === 1).toBe(true)
  })
})
