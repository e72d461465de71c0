/** A game that is being played and checked: the data that the checks of the laws read. */
import { seeded, type Source } from '../../shared/engine/chance'
import type { ChoiceSet } from '../../shared/engine/choices'
import type { Config, GameEvent, Rules, Seat, Viewer } from '../../shared/engine/rules'
import { copyOf } from '../../shared/engine/visibility'
import type { Game } from '../../shared/games'

/** Rules of any game; the harness treats their values as opaque. */
export type LawRules = Rules<unknown, unknown, GameEvent>

/** What the laws need of a game. */
export interface Subject extends Pick<Game, 'secrecy' | 'curtainTasks'> {
  readonly rules: LawRules
}

/** An open decision with its choices listed. */
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
  /** The events as a client receives them: serialized to JSON and parsed. */
  readonly sent: readonly GameEvent[]
  /**
   * The state before and the events, as JSON; and the state before, parsed. The last check that uses it may mutate
   * it.
   */
  readonly before: string
  readonly written: string
  readonly restored: unknown
}

/** A broken law. `at` counts accepted choices; `law` is the number of a law, or `undo`, `file` or `thrown`. */
export interface Finding {
  readonly law: string
  readonly at: number
  readonly message: string
}

/** Picks one of a seat's listed choices. */
export type Picker = (at: Asked, state: unknown, random: Source) => unknown

/** How a game is played and how thoroughly it is checked. */
export interface Plan {
  /** By default all choices are equally likely. */
  readonly pick?: Picker | undefined
  /** Events that are applied right after the set-up, so that seats may start with more. */
  readonly gifts?: ((state: unknown, random: Source) => readonly GameEvent[]) | undefined
  /** Most choices a game may take (law 7). */
  readonly bound: number
  /** How many choices of longer lists are tried. */
  readonly sample: number
  /** How many unlisted choices are tried at each decision. */
  readonly mutants: number
  /** The number of decisions between two save-and-restore checks; 0: never, and without undo checks. */
  readonly saveEvery: number
  /** How many hidden worlds are played for each viewer when the game is over (law 8). */
  readonly worlds: number
}

/** The thorough plan, for tests. */
export const closePlan: Plan = { bound: 3000, sample: 60, mutants: 8, saveEvery: 40, worlds: 2 }

/** Identities that the rules do not show a viewer: by zone, and all of them. */
export interface Unseen {
  readonly zones: readonly (readonly string[])[]
  readonly ids: ReadonlySet<string>
}

/** Checks a law, or a part of one, during a game. It reports through `run.expect` and may keep its own state. */
export interface Check {
  /** Called with the first position. */
  start?(run: Run): void
  /** Called when decisions are open, before a choice. */
  asked?(run: Run): void
  /** Called after an accepted choice; `run.state` is the position after it. */
  played?(run: Run, step: Step): void
  /** Called when the game is over. */
  ended?(run: Run): void
}

/** A game that is being played: the position, all views of it, and the findings. */
export class Run {
  readonly subject: Subject
  readonly rules: LawRules
  readonly config: Config
  readonly seed: number
  readonly plan: Plan
  /** Random source of the harness itself, separate from the game's. */
  readonly random: Source
  readonly viewers: readonly Viewer[]
  /** Each viewer's view, evolved by redacted events only. */
  readonly views = new Map<Viewer, unknown>()
  readonly steps: Step[] = []
  readonly findings: Finding[] = []
  readonly setupDraws: readonly number[]
  /** The first position, without gifts. */
  readonly first: unknown
  readonly gifts: readonly GameEvent[]
  state: unknown
  /** The state as JSON, and the value parsed from that. */
  json = ''
  read: unknown
  open: readonly Asked[] = []
  /** How many comparisons were made. */
  checks = 0
  /** How many hidden worlds were compared, and how many identities were permuted in them. */
  worlds = 0
  renamed = 0
  /** How many hidden worlds were impossible, since another seat's hand did not allow its choice there. */
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

  /** What the state now hides from each viewer, once it was asked for. */
  readonly #unseen = new Map<Viewer, Unseen>()

  /** Serializes and parses the state after a change. */
  stand(): void {
    this.json = JSON.stringify(this.state)
    this.read = JSON.parse(this.json)
    this.#unseen.clear()
  }

  /** What the state now hides from a viewer. */
  unseen(viewer: Viewer): Unseen {
    const known = this.#unseen.get(viewer)
    if (known) return known
    const zones = Object.values(this.rules.unseen(this.state, viewer))
    const unseen = { zones, ids: new Set(zones.flat()) }
    this.#unseen.set(viewer, unseen)
    return unseen
  }

  /** Counts a comparison; if it failed, adds a finding. */
  expect(law: string, good: boolean, message: () => string): void {
    this.checks++
    if (!good) this.findings.push({ law, at: this.steps.length, message: message() })
  }
}
