/**
 * Laws 3 and 4: a choice is listed exactly if it is legal, for host and guests; a refusal has a reason and changes
 * nothing.
 */
import { Chance } from '../../../shared/engine/chance'
import type { Decision, Refusal, Viewer } from '../../../shared/engine/rules'
import { copyOf } from '../../../shared/engine/visibility'
import { Pool } from '../mutants'
import { brief, difference, same, sameUnordered } from '../same'
import type { Asked, Check, Run } from '../run'

/** A chance that throws when it is used. */
const noChance = (): Chance =>
  new Chance(() => {
    throw new Error('a refused choice made a random draw')
  })

/** Up to `most` indices of a list, including the first and the last. */
function indices(run: Run, length: number, most: number): number[] {
  if (length <= most) return Array.from({ length }, (_, i) => i)
  const picked = new Set([0, length - 1])
  while (picked.size < most) picked.add(run.random(length))
  return [...picked]
}

/** Law 3 on the host: `refusal` and `play` accept every listed choice, and each choice is listed once. */
export function listedIsLegal(): Check {
  return {
    asked: (run) => {
      for (const asked of run.open) {
        for (const i of indices(run, asked.list.length, run.plan.sample)) {
          const choice = asked.list[i]
          const refused = run.rules.refusal(run.state, asked.seat, choice)
          run.expect(
            '3',
            refused === undefined,
            () => `${asked.task} lists ${brief(choice)}, refused: ${brief(refused)}`
          )
          const parsed = run.rules.parseChoice(JSON.parse(JSON.stringify(choice)))
          run.expect('7', same(parsed, choice), () => `${brief(choice)} is read as ${brief(parsed)}`)
        }
        run.expect(
          '3',
          asked.list.length > 0,
          () => `${asked.task} asks seat ${asked.seat} and lists nothing`
        )
      }
      playOne(run)
      noTwice(run)
    }
  }
}

/** Plays one random listed choice on a copy of the state. */
function playOne(run: Run): void {
  const asked = run.open[run.random(run.open.length)]
  if (!asked || asked.list.length === 0) return
  const choice = asked.list[run.random(asked.list.length)]
  const copy = copyOf(run.state)
  const played = run.rules.play(copy, asked.seat, choice, new Chance((n) => run.random(n)))
  run.expect(
    '3',
    !('refusal' in played),
    () => `${asked.task} lists ${brief(choice)}, play refuses it: ${brief(played)}`
  )
}

function noTwice(run: Run): void {
  for (const { list, task } of run.open) {
    const choice = list[run.random(list.length)]
    const count = list.filter((other) => sameUnordered(other, choice)).length
    run.expect('3', count <= 1, () => `${task} lists ${brief(choice)} ${count} times`)
  }
}

const bare = ({ seat, task, simultaneous }: Decision<unknown>): unknown => ({ seat, task, simultaneous })

/**
 * Law 3 for guests: a seat's view lists its own choices identically, and of others only which seat has which
 * decision.
 */
export function guestsSeeTheList(): Check {
  return {
    asked: (run) => {
      const wanted = run.open.map(({ seat, task, simultaneous }) => ({ seat, task, simultaneous }))
      for (const viewer of run.viewers) {
        if (viewer === 'open') continue
        compare(run, 'its own view', run.views.get(viewer), viewer, wanted)
        compare(run, 'the host', run.state, viewer, wanted)
      }
      if (run.subject.secrecy !== 'peek') return
      for (const asked of run.open) {
        if (run.subject.curtainTasks.includes(asked.task)) continue
        const shown = run.rules
          .decisions(run.views.get('public'), asked.seat)
          .find(({ seat }) => seat === asked.seat)
        sameChoices(run, `the public view, asked for seat ${asked.seat},`, shown, asked)
      }
    }
  }
}

function compare(run: Run, where: string, view: unknown, viewer: Viewer, wanted: unknown): void {
  const decisions = run.rules.decisions(view, viewer)
  const got = decisions.map(bare)
  run.expect(
    '3',
    same(got, wanted),
    () => `${where} tells ${viewer} other decisions: ${difference(got, wanted) ?? ''}`
  )
  for (const decision of decisions) {
    const own = decision.seat === viewer
    run.expect(
      '3',
      own || decision.choices === undefined,
      () => `${where} tells ${viewer} the choices of seat ${decision.seat}`
    )
    const asked = run.open.find(({ seat }) => seat === decision.seat)
    if (own && asked) sameChoices(run, `${where}, asked by seat ${viewer},`, decision, asked)
  }
}

function sameChoices(run: Run, where: string, decision: Decision<unknown> | undefined, asked: Asked): void {
  const count = decision?.choices?.count()
  run.expect(
    '3',
    count === asked.list.length,
    () => `${where} lists ${count ?? 'no'} choices instead of ${asked.list.length}`
  )
  if (count !== asked.list.length) return
  for (const i of indices(run, count, run.plan.sample)) {
    const got = decision?.choices?.nth(i)
    run.expect(
      '3',
      same(got, asked.list[i]),
      () => `${where} lists ${brief(got)} instead of ${brief(asked.list[i])}`
    )
  }
}

/**
 * The converse of law 3: well-formed choices that are not listed are refused; law 4: with a reason, and without
 * changes.
 */
export function unlistedIsRefused(): Check {
  const pool = new Pool()
  return {
    start: (run) => {
      pool.meet(run.state)
    },
    asked: (run) => {
      for (const asked of run.open) pool.learn(asked.list, run.random)
      for (let i = 0; i < run.plan.mutants; i++) {
        const asked = run.open[run.random(run.open.length)]
        const mutant = asked ? pool.mutant(asked.list, run.random, run.rules) : undefined
        if (asked && mutant !== undefined) tryOne(run, asked, mutant)
      }
      const idle = run.viewers.find(
        (seat) => typeof seat === 'number' && !run.open.some((asked) => asked.seat === seat)
      )
      const first = run.open[0]?.list[0]
      if (typeof idle === 'number')
        refusedWell(run, run.rules.play(run.state, idle, first, noChance()), first)
      run.expect(
        '4',
        same(run.state, run.read),
        () => `a refused choice changed the state: ${difference(run.state, run.read) ?? ''}`
      )
    }
  }
}

function tryOne(run: Run, asked: Asked, choice: unknown): void {
  const listed = asked.list.some((other) => same(other, choice))
  // The same set in another order may be accepted or refused, as long as `refusal` and `play` agree.
  const reordered = !listed && asked.list.some((other) => sameUnordered(other, choice))
  const refused = run.rules.refusal(run.state, asked.seat, choice)
  const wrong = refused === undefined ? 'is not listed and accepted' : 'is listed and refused'
  run.expect(
    '3',
    reordered || listed === (refused === undefined),
    () => `${asked.task}: ${brief(choice)} ${wrong}`
  )
  if (refused !== undefined)
    refusedWell(run, run.rules.play(run.state, asked.seat, choice, noChance()), choice, refused)
}

function refusedWell(
  run: Run,
  played: { refusal: Refusal } | { events: readonly unknown[] },
  choice: unknown,
  wanted?: Refusal
): void {
  if (!('refusal' in played)) {
    run.expect('3', false, () => `play accepts ${brief(choice)}, which refusal() refuses`)
    return
  }
  const { refusal } = played
  run.expect(
    '4',
    wanted === undefined || same(refusal, wanted),
    () => `${brief(choice)}: play says ${brief(refusal)}, refusal() ${brief(wanted)}`
  )
  // A code of the game, or `module/code`.
  const code = /^[a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)?$/
  const named = typeof refusal.code === 'string' && code.test(refusal.code)
  run.expect('4', named, () => `${brief(choice)} is refused without a reason: ${brief(refusal)}`)
  const numbers = Object.values(refusal.numbers ?? {}).every((value) =>
    typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string'
  )
  run.expect('4', numbers, () => `${brief(choice)} is refused with broken numbers: ${brief(refusal)}`)
}
