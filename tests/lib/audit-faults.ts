/**
 * Every line of a game's audit (law 7) against the fault it is there for: injected in a played position, the audit says
 * that fault and no other. A line without a fault fails, and so does a fault whose line is gone or silent.
 */
import { describe, expect, test } from 'vitest'
import type { AuditLine } from '../../shared/engine/audit'
import { isUndo } from '../../shared/engine/entries'
import { firstPosition } from '../../shared/engine/record'
import type { Config, GameEvent, Rules } from '../../shared/engine/rules'
import { copyOf } from '../../shared/engine/visibility'
import { randomGame } from './random-game'

/** One way to break a line. */
export interface AuditFault<State> {
  readonly how: string
  /** Breaks the position; false where it does not lend itself to that, and is left aside. */
  readonly inject: (state: State) => boolean
}

/** What each line says, and the ways to make it say so. */
export type AuditFaults<Lines extends object, State> = {
  readonly [Id in keyof Lines]: {
    readonly says: RegExp
    readonly ways: readonly [AuditFault<State>, ...AuditFault<State>[]]
  }
}

interface Audited<State, Content, Lines> {
  readonly rules: Rules<State, unknown, GameEvent>
  readonly content: Content
  readonly lines: Lines
  readonly faults: AuditFaults<Lines & object, State>
  /** Games that are played at random; the faults take their positions from them, in their order. */
  readonly games: readonly Config[]
}

/** Registers the tests of one game's audit. */
export function testAudit<
  State,
  Content,
  Lines extends Readonly<Record<string, AuditLine<readonly [Content, State]>>>
>({ rules, content, lines, faults, games }: Audited<State, Content, Lines>): void {
  const positions = games.flatMap((config) => positionsOf(rules, config))

  test('every line has a injected fault', () => {
    expect(Object.keys(faults)).toEqual(Object.keys(lines))
  })

  test('played positions add up', () => {
    expect(positions.length).toBeGreaterThan(0)
    for (const state of positions) expect(rules.audit(state)).toEqual([])
  })

  for (const [id, { says, ways }] of Object.entries(faults) as [keyof Lines, (typeof faults)[keyof Lines]][])
    describe(String(id), () => {
      for (const { how, inject } of ways)
        test(how, () => {
          const faulty = positions.map((state) => copyOf(state)).filter((state) => inject(state))
          expect(faulty.length, 'no position lends itself to this fault').toBeGreaterThan(0)
          for (const state of faulty) {
            const said = rules.audit(state)
            expect(said.length, 'the audit says nothing').toBeGreaterThan(0)
            for (const sentence of said) expect(sentence).toMatch(says)
            expect(said, 'and no other line does').toEqual(lines[id]?.(content, state))
          }
        })
    })
}

/** Positions a game comes through, one in so many choices. */
const apart = 7

function positionsOf<State>(rules: Audited<State, unknown, unknown>['rules'], config: Config): State[] {
  const { header, entries } = randomGame(rules, { ...config, seed: 5 })
  const state = firstPosition(rules, header) as State
  const positions = [copyOf(state)]
  entries.forEach((entry, i) => {
    if (isUndo(entry)) throw new Error('nothing was to be taken back')
    for (const event of entry.events) rules.evolve(state, event)
    if (i % apart === 0) positions.push(copyOf(state))
  })
  return positions
}
