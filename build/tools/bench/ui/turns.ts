/**
 * Measures what people wait for, with all animations at normal speed: a journey of two steps sent by one press, and a
 * rival's whole turn, until this device's seat is asked again and nothing moves.
 */
import { plainSeats } from '../../../../shared/engine/rules'
import { entryLine, headerLine } from '../../../../shared/engine/file'
import type { Game } from '../../../../shared/games'
import { randomGame } from '../../../../tests/lib/random-game'
import { round } from '../../lib/shares'
import type { Position } from '../../screens/positions'
import { sit, type Stage } from '../../screens/stage'
import { quantile } from '../clock'
import { movingHome, type Bench } from './bench'
import { atMost, type Judged } from './judged'

/** The most milliseconds of a journey, and of a rival's turn. */
const longestJourney = 1500
const longestTurn = 2500

export interface TurnEffort {
  readonly seeds: readonly number[]
  /** How many turns of a rival to measure. */
  readonly turns: number
}

/** Milliseconds: the median of the journeys, and the 90th percentile of a rival's turns. */
export interface TurnFigures {
  readonly journeys: number
  readonly journeyMs?: Judged
  readonly turns: number
  readonly rivalTurnMedianMs: number
  readonly rivalTurnMs: Judged
}

/** A position, and the choices that one press sends in it. */
interface Journey {
  readonly position: Position
  readonly choices: readonly unknown[]
}

/** The first journey in each seed's game: consecutive choices of one seat that have these types and involve no chance. */
function journeysOf({ rules }: Game, types: readonly string[], seeds: readonly number[]): readonly Journey[] {
  return seeds.flatMap((seed) => {
    const { header, entries } = randomGame(rules, { players: plainSeats(rules).max, seed })
    for (const [at] of entries.entries()) {
      const next = entries.slice(at, at + types.length)
      const fits = next.every(
        (entry, i) =>
          'choice' in entry &&
          entry.draws.length === 0 &&
          'choice' in (entries[at] ?? {}) &&
          entry.seat === (entries[at] as typeof entry).seat &&
          (entry.choice as { readonly type?: string }).type === types[i]
      )
      if (!fits || next.length < types.length) continue
      const text = headerLine(header) + entries.slice(0, at).map(entryLine).join('')
      const choices = next.flatMap((entry) => ('choice' in entry ? [entry.choice] : []))
      return [{ position: { name: `${rules.id}-${seed}-${at}`, text }, choices }]
    }
    return []
  })
}

export async function turnFigures(
  bench: Bench,
  game: Game,
  journey: readonly string[] | undefined,
  { seeds, turns }: TurnEffort
): Promise<TurnFigures> {
  const walked: number[] = []
  for (const { position, choices } of journey ? journeysOf(game, journey, seeds) : []) {
    const stage = await movingHome(bench)
    try {
      await sit(stage, position)
      walked.push(await sent(stage, choices))
    } finally {
      await stage.page.context().close()
    }
  }
  const waited = await rivals(bench, game, turns)
  return {
    journeys: walked.length,
    ...(walked.length > 0 && { journeyMs: atMost(quantile(walked, 0.5), longestJourney) }),
    turns: waited.length,
    rivalTurnMedianMs: round(quantile(waited, 0.5)),
    rivalTurnMs: atMost(quantile(waited, 0.9), longestTurn)
  }
}

/** Sends these choices as one press does; resolves with the milliseconds until nothing moves any more. */
const sent = ({ stores }: Stage, choices: readonly unknown[]): Promise<number> =>
  stores.evaluate(async (all, chosen) => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame)
    const moving = (): boolean => document.querySelector('.flights__ghost, [data-veiled]') !== null
    while (moving()) await frame()
    for (let i = 0; i < 30; i++) await frame()
    const start = performance.now()
    const refused = await all.get('table').choose(...chosen)
    if (refused !== undefined) throw new Error(`a journey was refused: ${JSON.stringify(refused)}`)
    let end = performance.now()
    for (let still = 0; still < 12; still++) {
      if (moving()) [still, end] = [0, performance.now()]
      await frame()
    }
    return end - start
  }, choices)

/**
 * Plays against a bot and measures each of its turns in milliseconds, from when only it is asked until its turn has ended
 * and nothing moves. The overlays at the start of a game or round do not count, nor do turns that one of them covers.
 */
async function rivals(bench: Bench, { rules, colours }: Game, turns: number): Promise<readonly number[]> {
  const stage = await movingHome(bench)
  try {
    return await stage.stores.evaluate(
      async (all, [game, mine, theirs, count]) => {
        const frame = (): Promise<number> => new Promise(requestAnimationFrame)
        const moving = (): boolean => document.querySelector('.flights__ghost, [data-veiled]') !== null
        const covered = (): boolean => document.querySelector('.opening, .banner') !== null
        const made = await all.get('tables').setUp(game, {}, [
          { name: 'Anna', colour: mine, by: 'here' },
          { name: 'Bot', colour: theirs, by: 'bot', level: 1 }
        ])
        if (!made.ok) throw new Error('no table was set out')
        await all.get('screens').openTable(made.value.table)
        const table = all.get('table')
        const waited: number[] = []
        let state = 7
        while (waited.length < count && table.outcome === undefined) {
          while (covered()) await frame()
          if (table.passTo !== undefined) await table.passOn()
          else if (table.curtain !== undefined) await table.raiseCurtain()
          else if (table.choices) {
            state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
            await table.choose(table.choices.nth(Math.floor((state / 2 ** 32) * table.choices.count())))
          } else {
            let start = performance.now()
            const known = table.log.length
            const ended = (): boolean =>
              table.log.slice(known).some(({ events }) => events.some(({ type }) => type === 'turnEnded'))
            while (!ended() && !table.choices && table.outcome === undefined) {
              await frame()
              if (covered()) start = performance.now()
            }
            for (let still = 0; still < 6 && !covered(); still = moving() ? 0 : still + 1) await frame()
            if (!covered()) waited.push(performance.now() - start)
          }
        }
        return waited
      },
      [rules.id, colours[0], colours[1], turns] as const
    )
  } finally {
    await stage.page.context().close()
  }
}
