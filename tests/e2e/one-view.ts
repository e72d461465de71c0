/** One position: what a frame shows of it, what changes in the frames after it, and the faults in both. */
import { Match } from '../../shared/engine/match'
import type { Game } from '../../shared/games'
import type { RandomGame } from '../lib/random-game'

/** Every choice is checked in its own frame, and every third also in this many frames after it. */
const framesAfter = 5
const watchedEach = 3
/** In how many frames after its own the page is watched after this choice. */
export const framesOf = (choice: number): number => (choice % watchedEach === 0 ? framesAfter : 0)

/** The page as one frame shows it. */
export interface Sample {
  /** Names in the strips of the seats that are not in front. */
  readonly rivals: readonly string[]
  /** Seats that the turn order marks as having a decision. */
  readonly asked: readonly number[]
  /** The last line of the log, and the line above a replay, both without spaces. */
  readonly log: string
  readonly line: string
  /** What changed in the frames after it; it should be empty. */
  readonly late: readonly string[]
}
/** What `installSample` adds to the page. */
export interface Sampling {
  /** Samples the next frame, and what changes in `framesAfter` frames after it. */
  sample(framesAfter: number): Promise<Sample>
}

/** Runs in the page: installs the function `sample`. */
export function installSample(): void {
  const frame = () => new Promise(requestAnimationFrame)
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const plain = (one: HTMLElement | undefined) => (one?.innerText ?? '').replace(/\s/g, '')
  const here: Partial<Sampling> = globalThis as never
  here.sample = async (framesAfter) => {
    await frame()
    const sample = {
      rivals: all('.rival').map((one) => one.innerText),
      asked: all('.order__seat').flatMap((one, seat) => (one.classList.contains('is-asked') ? [seat] : [])),
      log: plain(all('.log .turn__line .line').at(-1)),
      line: plain(all('.tape__line .line').at(-1))
    }
    const late = new Set<string>()
    const watched = new MutationObserver((records) => {
      for (const { target, type, attributeName, addedNodes, removedNodes } of records) {
        const nodes = [...addedNodes, ...removedNodes]
        if (
          nodes.length > 0 &&
          nodes.every(
            (node) =>
              node instanceof Comment ||
              // Comments and empty texts with which Vue marks the ends of fragments are invisible.
              (node instanceof Text && node.data === '') ||
              (node instanceof Element && node.matches('[class^="opening"], .banner'))
          )
        )
          continue
        const one = target instanceof Element ? target : target.parentElement
        // May change late: the flight layer and its veils; numbers, pennants and pieces that wait for a flight; scenes
        // over the table that end by themselves; portraits, which are loaded; symbols of another game, which are
        // loaded while the page is idle; and nodes that are no longer in the page.
        if (
          !one ||
          one.closest(
            '.flights, [class^="flights__"], .handover, [class^="handover__"], [class^="opening"], .banner, [data-count], .pennant, [data-piece], .fan__cards, .portrait, .symbol-defs'
          ) ||
          attributeName === 'data-veiled'
        )
          continue
        const what = nodes.map((node) => node.textContent?.slice(0, 40)).join(' | ')
        late.add(
          `${type} ${attributeName ?? ''} of ${one.closest('[class]')?.getAttribute('class') ?? ''}: ${what}`
        )
      }
    })
    watched.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    for (let i = 0; i < framesAfter; i++) await frame()
    watched.disconnect()
    return { ...sample, late: [...late] }
  }
}

/** A position as everybody may see it. */
export interface Position {
  /** The seat that should be in front. */
  readonly front: number
  readonly asked: readonly number[]
}

/** The public view of the position after each choice of a game. */
export function* positions({ rules }: Game, { header, entries }: RandomGame): Generator<Position> {
  const draws = [...header.draws]
  const config = { players: header.seats.length, options: header.options }
  const match = Match.start(rules, config, () => draws.shift() ?? 0)
  for (const entry of entries) {
    if (!('choice' in entry)) continue
    draws.push(...entry.draws)
    match.choose(entry.seat, entry.choice)
    const { activeSeat } = rules.view(match.state, 'public') as { readonly activeSeat: number }
    yield {
      front: Math.max(0, activeSeat),
      asked: rules.decisions(match.state, 'public').map(({ seat }) => seat)
    }
  }
}

/** The faults of a frame in which the page should show this position. `names`: of all seats, in their order. */
export function viewFaults(sample: Sample, { front, asked }: Position, names: readonly string[]): string[] {
  const { rivals, log, line, late } = sample
  const others = names.slice(1).map((_, i) => names[(front + i + 1) % names.length] ?? '')
  const found = late.map((change) => `late: ${change}`)
  if (sample.asked.join() !== asked.join())
    found.push(`asked: ${sample.asked.join()} instead of ${asked.join()}`)
  if (rivals.length !== others.length || !others.every((other, i) => rivals[i]?.includes(other)))
    found.push(`rivals: ${rivals.join(' / ')} instead of ${others.join(' / ')}`)
  if (!line.endsWith(log)) found.push(`line: ${line} / ${log}`)
  return found
}
