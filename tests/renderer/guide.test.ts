// The guided first rounds on the real rules: both those who follow the guide and those who do not come to its end.

import { describe, expect, test } from 'vitest'
import { guide as expeditionGuide } from '../../renderer/games/expedition/guide'
import { guide as khanGuide } from '../../renderer/games/khan/guide'
import { guide as voyagesGuide } from '../../renderer/games/voyages/guide'
import { structure as expeditionRules } from '../../renderer/games/expedition/rules/structure'
import { structure as khanRules } from '../../renderer/games/khan/rules/structure'
import { structure as voyagesRules } from '../../renderer/games/voyages/rules/structure'
import {
  afterEvents,
  back,
  initialProgress,
  isWaiting,
  next,
  type Progress
} from '../../renderer/features/guide/progress'
import type { Guide, Moment, Step } from '../../renderer/contract/guide'
import { randomChoice } from '../../shared/players/random'
import { Chance, seeded, type Source } from '../../shared/engine/chance'
import { all } from '../../shared/engine/choices'
import { Match } from '../../shared/engine/match'
import { gameById } from '../../shared/games'

const me = 0
const guides = [
  { game: 'voyages', guide: voyagesGuide, chapters: voyagesRules },
  { game: 'khan', guide: khanGuide, chapters: khanRules },
  { game: 'expedition', guide: expeditionGuide, chapters: expeditionRules }
] as const

const stepOf = (guide: Guide, progress: Progress): Step | undefined =>
  guide.steps.find(({ id }) => id === progress.at)

/** A table for two with a guide on seat 0; the other seat plays at random. */
class Lesson {
  readonly game
  readonly match: Match
  readonly source: Source
  progress: Progress

  constructor(
    id: string,
    readonly guide: Guide,
    seed: number
  ) {
    const game = gameById(id)
    if (!game) throw new Error(`no game ${id}`)
    this.game = game
    this.source = seeded(seed)
    this.match = Match.start(game.rules, { players: 2, options: {} }, seeded(seed + 1))
    this.progress = initialProgress(guide)
  }

  get moment(): Moment {
    const { rules, content } = this.game
    const view: unknown = rules.view(this.match.state, me)
    const asked = rules.decisions(view, me).find(({ seat }) => seat === me)
    return { view, content, seat: me, task: asked?.task, choices: asked?.choices }
  }
  get step(): Step | undefined {
    return stepOf(this.guide, this.progress)
  }
  get asked(): number | undefined {
    return this.game.rules.decisions(this.match.state, 'public')[0]?.seat
  }

  /** Plays a choice, and passes the result to the guide. */
  play(seat: number, choice: unknown): void {
    const before = this.step?.waits?.open(this.moment) === true
    const played = this.match.choose(seat, choice)
    if ('refusal' in played) throw new Error(`refused: ${JSON.stringify(played.refusal)}`)
    const { rules } = this.game
    const events = played.events.map((event) => rules.redact(event, me))
    this.progress = afterEvents(this.guide, this.progress, events, this.moment, before)
  }

  playAtRandom(seat: number): void {
    this.play(
      seat,
      randomChoice(this.game.rules, this.game.rules.view(this.match.state, seat), seat, this.source)
    )
  }

  /** A legal choice that does what the step waits for, found on a copy of the table. */
  wanted(): unknown {
    const { waits } = this.step ?? {}
    const { choices } = this.moment
    if (!waits || !choices) return undefined
    return all(choices).find((choice) => {
      const copy = structuredClone(this.match.state)
      const played = this.game.rules.play(copy, me, choice, new Chance(() => 0))
      return 'events' in played && played.events.some((event) => waits.done(event, me))
    })
  }
}

const isOnContracts = (choice: unknown): boolean =>
  typeof choice === 'object' && choice !== null && 'space' in choice && choice.space === 'contracts'

describe.each(guides)('the guide of $game', ({ game, guide, chapters }) => {
  test('has about ten steps, each with its own paragraph of the rules and pieces to mark', () => {
    const { moment } = new Lesson(game, guide, 5)
    expect(guide.steps.length).toBeGreaterThanOrEqual(9)
    expect(guide.steps.length).toBeLessThanOrEqual(12)
    const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs.map(({ id }) => id as string))
    for (const { id, rule, points } of guide.steps) {
      expect(paragraphs, id).toContain(rule)
      expect(points(moment).length, id).toBeGreaterThan(0)
    }
  })

  test('praises a step that waits for a move, but not one that is only read', () => {
    for (const { id, waits } of guide.steps)
      expect(guide.text(id).did === undefined, id).toBe(waits === undefined)
  })

  test('at an open table, no step says that cards are secret, and one says that everybody sees them', () => {
    const told = guide.steps.map(({ id }) => guide.text(id)).map(({ text, open }) => open ?? text)
    for (const text of told) expect(text).not.toMatch(/secret|no rival sees|nobody else|only you can see/i)
    expect(told.filter((text) => /everybody sees/.test(text))).toHaveLength(1)
  })

  test('comes to its end if its instructions are followed', () => {
    const followed = new Set<string>()
    for (let seed = 1; seed <= 8 && followed.size < guide.steps.length; seed++) {
      const lesson = new Lesson(game, guide, seed * 10)
      while (lesson.step && lesson.asked !== undefined) {
        const { step, asked } = lesson
        if (!isWaiting(guide, lesson.progress)) {
          followed.add(step.id)
          lesson.progress = next(guide, lesson.progress)
          continue
        }
        const { done } = lesson.progress
        const wish = asked === me ? lesson.wanted() : undefined
        if (wish !== undefined) lesson.play(me, wish)
        else lesson.playAtRandom(asked)
        for (const id of lesson.progress.done) if (!done.includes(id)) followed.add(id)
      }
    }
    expect([...followed].sort()).toEqual(guide.steps.map(({ id }) => id).sort())
  })

  test('comes to its end however somebody plays', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const lesson = new Lesson(game, guide, seed * 100)
      for (let move = 0; move < 60 && lesson.asked !== undefined; move++) {
        lesson.playAtRandom(lesson.asked)
        const { done, later, at } = lesson.progress
        for (const id of [...done, ...later]) expect(guide.text(id).title).not.toBe('')
        if (at !== undefined) expect(done.includes(at) && isWaiting(guide, lesson.progress)).toBe(false)
        if (lesson.source(7) === 0) lesson.progress = back(lesson.progress)
        if (lesson.source(5) === 0) lesson.progress = next(guide, lesson.progress)
      }
      let presses = 0
      while (lesson.progress.at !== undefined) {
        lesson.progress = next(guide, lesson.progress)
        expect(++presses).toBeLessThanOrEqual(guide.steps.length * 2 + 1)
      }
      expect(new Set(lesson.progress.done)).toEqual(new Set(guide.steps.map(({ id }) => id)))
    }
  })
})

test('placing dice on the contracts space completes the step about contracts, before the contracts are chosen', () => {
  const lesson = new Lesson('voyages', voyagesGuide, 10)
  while (lesson.asked !== me || lesson.moment.task !== 'turn') lesson.playAtRandom(lesson.asked ?? me)
  const read = voyagesGuide.steps.map(({ id }) => id).filter((id) => id !== 'contracts' && id !== 'round')
  lesson.progress = { at: 'contracts', done: read, later: [], past: [] }
  const places = lesson.moment.choices ? all(lesson.moment.choices).filter(isOnContracts) : []
  // The highest die of the hand: there is something to choose.
  const place = places.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))).at(-1)
  lesson.play(me, place)
  expect([lesson.moment.task, lesson.progress.at, lesson.progress.remark]).toEqual([
    'take-contracts',
    'contracts',
    undefined
  ])
})

test('a character with one Travel space of its own is told of that one, and only it is marked', () => {
  const travel = khanGuide.steps.find(({ id }) => id === 'travel')
  const playing = (character: string): Moment => {
    const { moment, match } = new Lesson('khan', khanGuide, 5)
    const state = structuredClone(match.state) as { seats: { character: string }[] }
    for (const seat of state.seats) seat.character = character
    return { ...moment, view: state }
  }
  const spaces = (moment: Moment) => travel?.points(moment).filter((point) => point.startsWith('space:'))
  expect(travel?.varies?.(playing('gantulga-od'))).toBe(true)
  expect(spaces(playing('gantulga-od'))).toEqual(['space:travel-lower'])
  expect(travel?.varies?.(playing('isabella-donati'))).toBe(false)
  expect(spaces(playing('isabella-donati'))).toHaveLength(3)
  expect(travel?.varies?.(playing(''))).toBe(false)
  expect(khanGuide.text('travel').other?.text).toMatch(/only the space for one die/)
})

describe('deviating from the guide:', () => {
  const guide: Guide = {
    steps: [
      { id: 'read', rule: '', points: () => [] },
      {
        id: 'do',
        rule: '',
        points: () => [],
        waits: { done: ({ type }) => type === 'did', open: ({ task }) => task === 'turn' }
      },
      {
        id: 'also',
        rule: '',
        points: () => [],
        waits: { done: ({ type }) => type === 'also', open: () => true }
      }
    ],
    text: (id) => ({ title: id, text: id })
  }
  const turn: Moment = { view: {}, content: {}, seat: 0, task: 'turn' }
  const over: Moment = { view: {}, content: {}, seat: 0 }
  const waiting = next(guide, initialProgress(guide))

  test('a step that is only read is left with “next”; one that waits for a move stays while that is possible', () => {
    expect(waiting.at).toBe('do')
    expect(afterEvents(guide, waiting, [{ type: 'else' }], turn, true).at).toBe('do')
  })
  test('a completed step is praised and the next one shown', () => {
    const now = afterEvents(guide, waiting, [{ type: 'did' }], turn, true)
    expect([now.at, now.remark]).toEqual(['also', { kind: 'did', step: 'do' }])
  })
  test('a step that is no longer possible is postponed and offered again after the others', () => {
    const now = afterEvents(guide, waiting, [{ type: 'else' }], over, true)
    expect([now.at, now.later, now.remark]).toEqual(['also', ['do'], { kind: 'passed', step: 'do' }])
    const then = afterEvents(guide, now, [{ type: 'also' }], over, true)
    expect([then.at, next(guide, then).at]).toEqual(['do', undefined])
  })
  test('a step that was already done is acknowledged and not asked for', () => {
    const now = afterEvents(guide, waiting, [{ type: 'also' }], turn, true)
    expect([now.at, now.done, now.remark]).toEqual(['do', ['read', 'also'], { kind: 'did', step: 'also' }])
    expect(next(guide, next(guide, now)).at).toBeUndefined()
  })
  test('“back” shows the previous step, and “next” goes on from there', () => {
    const before = back(waiting)
    expect([before.at, next(guide, before).at]).toEqual(['read', 'do'])
  })
})
