/**
 * Tests each line of a game's audit (law 7) against the fault it is there for: once that fault is injected into a played
 * position, the audit reports it and nothing else. A line without a fault fails, and so does a fault without a line.
 */
import { describe, expect, test } from 'vitest'
import type { AuditLine } from '../../shared/engine/audit'
import { isUndo } from '../../shared/engine/entries'
import { firstPosition } from '../../shared/engine/record'
import type { Config, GameEvent, Rules } from '../../shared/engine/rules'
import { copyOf } from '../../shared/engine/visibility'
import { randomGame } from './random-game'

/** One way to break a position so that a line reports it. */
export interface AuditFault<State> {
  readonly how: string
  /** Breaks the position; returns false for a position in which this cannot be done, which is then skipped. */
  readonly inject: (state: State) => boolean
}

/** The message of a line, and the faults that make it appear. */
export interface LineFaults<State> {
  readonly says: RegExp
  readonly ways: readonly [AuditFault<State>, ...AuditFault<State>[]]
}

/** The faults of each line of the audit. */
export type AuditFaults<Lines extends object, State> = { readonly [Id in keyof Lines]: LineFaults<State> }

interface Audited<State, Content, Lines> {
  readonly rules: Rules<State, unknown, GameEvent>
  readonly content: Content
  readonly lines: Lines
  readonly faults: AuditFaults<Lines & object, State>
  /** Games to play at random; the faults are injected into positions of these games. */
  readonly games: readonly Config[]
}

/** Registers the tests of one game's audit. */
export function testAudit<
  State,
  Content,
  Lines extends Readonly<Record<string, AuditLine<readonly [Content, State]>>>
>({ rules, content, lines, faults, games }: Audited<State, Content, Lines>): void {
  const positions = games.flatMap((config) => positionsOf(rules, config))

  test('every line of the audit has an injected fault', () => {
    expect(Object.keys(faults).toSorted()).toEqual(Object.keys(lines).toSorted())
  })

  test('the audit reports nothing in played positions', () => {
    expect(positions.length).toBeGreaterThan(0)
    for (const state of positions) expect(rules.audit(state)).toEqual([])
  })

  for (const [id, line] of Object.entries(faults) as [keyof Lines, LineFaults<State>][])
    testLine(String(id), line, positions, rules, (state, said) => {
      expect(said, 'no other line of the audit reports it').toEqual(lines[id]?.(content, state))
    })
}

/**
 * Registers the tests of one line: each of its faults, injected into these positions, is reported by messages of this
 * line alone. `further` checks what else holds for them.
 */
export function testLine<State>(
  name: string,
  { says, ways }: LineFaults<State>,
  positions: readonly State[],
  { audit }: Pick<Rules<State, unknown, GameEvent>, 'audit'>,
  further?: (state: State, said: readonly string[]) => void
): void {
  describe(name, () => {
    for (const { how, inject } of ways)
      test(how, () => {
        const faulty = positions.map((state) => copyOf(state)).filter((state) => inject(state))
        expect(faulty.length, 'positions in which this fault can be injected').toBeGreaterThan(0)
        for (const state of faulty) {
          const said = audit(state)
          expect(said.length, 'messages of the audit').toBeGreaterThan(0)
          for (const sentence of said) expect(sentence).toMatch(says)
          further?.(state, said)
        }
      })
  })
}

/** Choices between two positions that are taken from a game. */
const interval = 7

/** Positions of a game that is played at random: the first one, and one every few choices. */
export function positionsOf<State>(
  rules: Rules<State, unknown, GameEvent>,
  config: Config,
  seed = 5
): State[] {
  const { header, entries } = randomGame(rules, { ...config, seed })
  const state = firstPosition(rules, header) as State
  const positions = [copyOf(state)]
  entries.forEach((entry, i) => {
    if (isUndo(entry)) throw new Error('this game should contain no undo')
    for (const event of entry.events) rules.evolve(state, event)
    if (i % interval === 0) positions.push(copyOf(state))
  })
  return positions
}
