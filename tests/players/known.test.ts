/**
 * Snapshots of each game's evaluation at fixed positions of games that do not depend on it: the value by its parts, which
 * choices are considered, and which are taken at once. The strength of players was measured with these numbers, so a change
 * needs a new measurement (`npm run ladder`) and new snapshots (`npx vitest run tests/players/known -u`).
 */
import { expect, test } from 'vitest'
import { playOf } from '../../build/tools/styles'
import { Chance, quick, seeded } from '../../shared/engine/chance'
import { hashText } from '../../shared/engine/check'
import { optionsNeeded, type AnyRules, type Options, type Seat } from '../../shared/engine/rules'
import { games } from '../../shared/games'
import { sumOf, type AnyKnowledge } from '../../shared/players/knowledge'

/** One of this many decisions is recorded. */
const every = 7

const brief = (value: unknown): string => hashText(JSON.stringify(value)).slice(0, 6)
const rounded = (points: number): number => Math.round(points * 100) / 100

/** What the evaluation says of a position, completed to a world that fits the view of the seat to move. */
function known(rules: AnyRules, knowledge: AnyKnowledge, state: unknown, seat: Seat): string {
  const view: unknown = rules.view(state, seat)
  const world: unknown = rules.copy(view)
  knowledge.fill(world, seat, rules.unseen(view, seat), quick(1))
  const asked = rules.decisions(world, seat).find((decision) => decision.seat === seat)
  if (!asked?.choices) throw new Error('nothing is asked')
  const looked = knowledge.worthALook(world, seat, asked)
  const endings = looked.flatMap((choice) => {
    const ending = knowledge.ending(world, seat, choice, [])
    return ending ? [sumOf(ending)] : []
  })
  const parts = (eyes?: Seat): string =>
    Object.entries(knowledge.worth(world, seat, eyes))
      .map(([part, points]) => `${part} ${rounded(points)}`)
      .join(', ')
  return [
    `${asked.task}, seat ${seat}: ${parts()}`,
    `  in other eyes: ${parts(seat === 0 ? 1 : 0)}`,
    `  ${looked.length} of ${asked.choices.count()} looked at ${brief(looked)}; endings ${endings.map(rounded).join(' ')}`,
    `  at once ${[1, 2, 3].map((luck) => brief(knowledge.likely(world, seat, asked, quick(luck)) ?? null)).join(' ')}`,
    `  ${knowledge.stage(world, seat)} ${knowledge.progress(world)} ${knowledge.horizon(world)} ${knowledge.doubt(world)} ${brief(knowledge.key(world, seat))}`
  ].join('\n')
}

/** Plays a game of seats with different styles and records the evaluation on the way. */
function told(
  rules: AnyRules,
  knowledge: AnyKnowledge,
  players: number,
  options: Options,
  seed: number
): string[] {
  const chance = new Chance(seeded(seed))
  const state: unknown = rules.setup({ players, options }, chance)
  const { pick } = playOf(rules.id, 'mixed', players, seed)
  const lines: string[] = []
  for (let number = 0; ; number++) {
    const [asked] = rules.decisions(state, 'open')
    if (!asked?.choices) return lines
    const { seat, choices } = asked
    if (number % every === 0) lines.push(`${number} ${known(rules, knowledge, state, seat)}`)
    const list = Array.from({ length: choices.count() }, (_, at): unknown => choices.nth(at))
    const draw = (n: number): number => chance.next(n)
    rules.play(state, seat, pick?.({ seat, list } as never, state, draw) ?? list[draw(list.length)], chance)
  }
}

test.each(games.flatMap(({ rules, knowledge }) => (knowledge ? [{ id: rules.id, rules, knowledge }] : [])))(
  '$id: positions are known as they were when strength was measured',
  async ({ id, rules, knowledge }) => {
    const { min, max } = rules.seats
    const modules = rules.options.filter((option) => 'module' in option).map(({ id }) => [id, 'on'] as const)
    const lines = [min, Math.max(min, max - 1), max].flatMap((players, n) => {
      const options = { ...optionsNeeded(rules, players), ...(n > 0 && Object.fromEntries(modules)) }
      return [`${players} players`, ...told(rules, knowledge, players, options, 40 + n)]
    })
    expect(lines.length).toBeGreaterThan(40)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`known/${id}.txt`)
  }
)
