/** One game being played under watch: what the checks of the laws look at. */
import { seeded, type Source } from '../../shared/engine/chance'
import type { ChoiceSet } from '../../shared/engine/choices'
import type { Config, GameEvent, Rules, Seat, Viewer } from '../../shared/engine/rules'
import { copyOf } from '../../shared/engine/visibility'
import type { Game } from '../../shared/games'

/** Rules of any game, as the harness sees them: it hands values on and looks into none. */
export type LawRules = Rules<unknown, unknown, GameEvent>

/** What of a game the laws need. */
export interface Subject extends Pick<Game, 'secrecy' | 'curtainTasks'> {
  readonly rules: LawRules
}

/** An open decision with all its choices. */
export interface Asked {
  readonly seat: Seat
  readonly task: string
  readonly simultaneous: boolean
  readonly choices: ChoiceSet<unknown>
  readonly list: readonly unknown[]
}

/** One accepted choice. */
export interface Step {
  readonly asked: Asked
  readonly choice: unknown
  readonly draws: readonly number[]
  readonly events: readonly GameEvent[]
  /** The events as they cross a wire: written as JSON and read again. */
  readonly sent: readonly GameEvent[]
  /** State before and events, as JSON; and the state before, read from it. The last check to play from it may use it up. */
  readonly before: string
  readonly written: string
  readonly restored: unknown
}

/** A law that was broken. `at` counts accepted choices; `law` is a number of the house plan, `undo`, `file` or `thrown`. */
export interface Finding {
  readonly law: string
  readonly at: number
  readonly message: string
}

/** Picks one of the choices listed for a seat. */
export type Picker = (at: Asked, state: unknown, random: Source) => unknown

/** How a game is played and how closely it is watched. */
export interface Plan {
  /** Uniform when absent. */
  readonly pick?: Picker | undefined
  /** Facts stated right after the set-up, so that seats may start rich. */
  readonly gifts?: ((state: unknown, random: Source) => readonly GameEvent[]) | undefined
  /** Most choices a game may take (law 7). */
  readonly bound: number
  /** Of longer lists so many choices are tried. */
  readonly sample: number
  /** Unlisted choices tried at each decision. */
  readonly mutants: number
  /** Save and restore after every this many decisions; 0 for never, which also leaves out undo. */
  readonly saveEvery: number
  /** Hidden worlds played for each viewer when the game is over (law 8). */
  readonly worlds: number
}

/** Close watch, for tests. */
export const closePlan: Plan = { bound: 3000, sample: 60, mutants: 8, saveEvery: 40, worlds: 2 }

/** A law, or a part of one, watched during a game. A check reports through `run.expect` and keeps its own notes. */
export interface Check {
  /** The first position stands. */
  start?(run: Run): void
  /** Decisions are open; nothing is chosen yet. */
  asked?(run: Run): void
  /** A choice was accepted; `run.state` is the position after it. */
  played?(run: Run, step: Step): void
  /** The game is over. */
  ended?(run: Run): void
}

/** A game being played: the position, all views of it, and what was found. */
export class Run {
  readonly subject: Subject
  readonly rules: LawRules
  readonly config: Config
  readonly seed: number
  readonly plan: Plan
  /** Draws of the harness itself; the game never sees them. */
  readonly random: Source
  readonly viewers: readonly Viewer[]
  /** Each viewer's copy of the game, moved on by redacted events alone. */
  readonly views = new Map<Viewer, unknown>()
  readonly steps: Step[] = []
  readonly findings: Finding[] = []
  readonly setupDraws: readonly number[]
  /** The first position, without gifts. */
  readonly first: unknown
  readonly gifts: readonly GameEvent[]
  state: unknown
  /** The state as JSON, and what reading that gives. */
  json = ''
  read: unknown
  open: readonly Asked[] = []
  /** Comparisons made. */
  checks = 0
  /** Hidden worlds compared, and identities that had another name in them. */
  worlds = 0
  renamed = 0
  /** Hidden worlds left aside, since another seat's own hand did not allow there what it chose. */
  impossible = 0

  constructor(
    subject: Subject,
    config: Config,
    seed: number,
    plan: Plan,
    setUp: { state: unknown; draws: readonly number[] }
  ) {
    this.subject = subject
    this.rules = subject.rules
    this.config = config
    this.seed = seed
    this.plan = plan
    this.random = seeded(seed ^ 0x2545f491)
    this.viewers = [...Array.from({ length: config.players }, (_, seat) => seat), 'public', 'open']
    this.state = setUp.state
    this.setupDraws = setUp.draws
    this.first = copyOf(setUp.state)
    this.gifts = plan.gifts?.(this.state, this.random) ?? []
    for (const gift of this.gifts) this.rules.evolve(this.state, gift)
    this.stand()
  }

  /** The state has changed: writes it down and reads it. */
  stand(): void {
    this.json = JSON.stringify(this.state)
    this.read = JSON.parse(this.json)
  }

  /** Counts a comparison; where it fails, notes what broke which law. */
  expect(law: string, good: boolean, message: () => string): void {
    this.checks++
    if (!good) this.findings.push({ law, at: this.steps.length, message: message() })
  }
}
