/**
 * Fuzzes a host with frames and checks the laws for each: it is answered or its socket is closed; what must be refused is
 * not accepted; a refused frame changes nothing, sends nothing to others and is answered in at most 1 KiB; and no frame
 * keeps the host busy for long.
 */
import { seeded } from '../../../shared/engine/chance'
import { changes, judge } from './judge'
import { Frames, kinds, type Kind, type Shot } from './frames'
import type { Mark, Stage } from './stage'

/** The longest allowed answer to a refused frame, in bytes. */
export const longestRefusal = 1024

/** A frame that broke a law. */
export interface Fault {
  readonly at: number
  readonly law:
    | 'accepted'
    | 'changed'
    | 'disturbed'
    | 'long answer'
    | 'no answer'
    | 'fault'
    | 'secret in the log'
    | 'slow'
  readonly kind: Kind
  readonly role: string
  readonly frame: string
  readonly more: string
}

export interface FuzzResult {
  frames: number
  /** How many of these were refused with a code, ended with a closed socket, or were accepted. */
  refused: number
  closed: number
  accepted: number
  /** Accepted frames that changed the game, its people or the chat. */
  legalChanges: number
  readonly byKind: Record<Kind, number>
  readonly byCode: Record<string, number>
  readonly acceptedByType: Record<string, number>
  longestRefusal: number
  /** The slowest frame, in milliseconds. */
  slowest: { ms: number; kind: string; frame: string }
  meanMs: number
  readonly faults: Fault[]
}

export interface FuzzOptions {
  readonly frames: number
  readonly seed: number
  /** Longest allowed time for a frame in milliseconds; no limit by default, because tests must not depend on time. */
  readonly bound?: number
  /** Called now and then with the number of frames so far. */
  readonly told?: (frames: number) => void
}

/** Frames between two legal choices, and between two comparisons of everything. */
const legalEvery = 25
const lookEvery = 150
/** How many frames are sent to a lobby, and to a finished table. */
const gatheringFor = 150
const overFor = 150
const faultsKept = 20

/** Fuzzes a stage. */
export async function fuzz(stage: Stage, options: FuzzOptions): Promise<FuzzResult> {
  const run = new Fuzz(stage, options)
  return run.run()
}

class Fuzz {
  readonly #stage: Stage
  readonly #options: FuzzOptions
  readonly #frames: Frames
  readonly #result: FuzzResult
  /** The snapshot of everything at the last comparison; undefined after a legal change. */
  #all: string | undefined
  #journal = ''
  /** The mark after the last frame; undefined after anything but a refused frame. */
  #mark: Mark | undefined
  #lines = 0
  #time = 0
  /** The frame number at which the lobby was opened, or the game was seen to be over. */
  #since = 0
  #over = false

  constructor(stage: Stage, options: FuzzOptions) {
    this.#stage = stage
    this.#options = options
    this.#frames = new Frames(stage, options.seed, seeded(options.seed))
    const byKind = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
    this.#result = {
      frames: 0,
      refused: 0,
      closed: 0,
      accepted: 0,
      legalChanges: 0,
      longestRefusal: 0,
      meanMs: 0,
      byKind,
      byCode: {},
      acceptedByType: {},
      faults: [],
      slowest: { ms: 0, kind: '', frame: '' }
    }
  }

  async run(): Promise<FuzzResult> {
    const { frames, told } = this.#options
    const result = this.#result
    await this.#warmUp()
    while (result.frames < frames && result.faults.length < faultsKept) {
      if (result.frames % legalEvery === 0) await this.#move()
      await this.#shoot(this.#frames.next())
      if (result.frames % lookEvery === 0) await this.#look()
      if (result.frames % 10_000 === 0) told?.(result.frames)
    }
    await this.#look()
    result.meanMs = this.#time / Math.max(1, result.frames)
    return result
  }

  /** Plays half a game before the first frame; the frames that guests send in it are mutated later. */
  async #warmUp(): Promise<void> {
    const stage = this.#stage
    await stage.begin()
    for (let i = 0; i < 120 && stage.status === 'running'; i++) {
      await stage.playOn()
      if (i % 3 === 0) await stage.chatter()
    }
    await this.#gather()
  }

  /** Moves the table on: a lobby begins, a game gets a choice, a finished game is replaced by a new lobby. */
  async #move(): Promise<void> {
    const stage = this.#stage
    this.#mark = undefined
    const waited = this.#result.frames - this.#since
    if (stage.status === 'gathering') {
      if (waited >= gatheringFor) {
        await this.#look()
        await stage.begin()
        this.#changed()
      }
    } else if (stage.status === 'over') {
      // The game may have been ended by a frame that was legal by chance.
      if (!this.#over) this.#since = this.#result.frames
      this.#over = true
      if (waited >= overFor && this.#since < this.#result.frames) await this.#gather()
    } else {
      this.#over = false
      await stage.playOn()
      if (this.#result.frames % (4 * legalEvery) === 0) await stage.chatter()
      this.#changed()
    }
    this.#frames.meet(await stage.state())
  }

  async #gather(): Promise<void> {
    await this.#stage.gather()
    this.#since = this.#result.frames
    this.#changed()
  }

  #changed(): void {
    this.#all = undefined
    this.#journal = this.#stage.journal()
  }

  /** Checks that neither the host page's snapshot nor the journal has changed since the last legal change. */
  async #look(): Promise<void> {
    this.#mark = undefined
    const all = await this.#stage.everything()
    if (this.#all !== undefined && this.#all !== all) this.#found('changed', undefined, 'between two looks')
    this.#all = all
  }

  async #shoot(shot: Shot): Promise<void> {
    const stage = this.#stage
    const result = this.#result
    const { guest, frame, binary, kind } = shot
    const before = (this.#mark ??= await stage.mark())
    const { request, may } = judge(stage, guest, frame, binary, before.state)
    result.frames++
    result.byKind[kind]++
    const came = await guest.exchange(frame, binary, may).catch(() => undefined)
    await stage.settle()
    if (!came) return this.#found('no answer', shot, '')
    this.#time += came.ms
    const refusal = came.reply === undefined ? undefined : codeIn(came.reply)
    const accepted = came.reply !== undefined && refusal === undefined
    if (accepted) {
      result.accepted++
      const type = request?.type ?? 'no request'
      result.acceptedByType[type] = (result.acceptedByType[type] ?? 0) + 1
      if (!may || !request) this.#found('accepted', shot, type)
      else {
        guest.did(request, stage.table)
        await this.#legal(request.type, before, shot)
      }
    } else {
      await this.#refused(shot, came.reply, refusal ?? `closed ${came.closed ?? 0}`, before)
    }
    await this.#timed(shot, came.ms, accepted)
    this.#readLines(shot)
    // Guests whose socket was closed or who sent a wrong hello reconnect, since they may hold a seat.
    const gone = came.closed !== undefined
    if (gone || accepted || refusal === 'protocol-differs') await this.#healed(request?.type, gone)
  }

  async #refused(shot: Shot, reply: string | undefined, code: string, before: Mark): Promise<void> {
    const result = this.#result
    result.byCode[code] = (result.byCode[code] ?? 0) + 1
    if (reply === undefined) result.closed++
    else {
      result.refused++
      const bytes = Buffer.byteLength(reply)
      result.longestRefusal = Math.max(result.longestRefusal, bytes)
      if (bytes > longestRefusal) this.#found('long answer', shot, `${bytes} bytes: ${reply.slice(0, 200)}`)
      if (code === 'fault') this.#found('fault', shot, this.#stage.lines.at(-1) ?? '')
      if (code === 'protocol-differs') shot.guest.greeted = false
    }
    const ended = reply === undefined && (shot.guest.role === 'seated' || shot.guest.role === 'watcher')
    const after = (this.#mark = await this.#stage.mark())
    if (after.game !== before.game)
      this.#found('changed', shot, `${before.game.slice(0, 60)} / ${after.game.slice(0, 60)}`)
    // If the socket of a seated guest or a spectator was closed, the others are rightly notified.
    else if (!ended && this.#disturbed(before, after, shot)) this.#found('disturbed', shot, code)
  }

  /** True if anybody but the sender was sent something. */
  #disturbed(before: Mark, after: Mark, { guest }: Shot): boolean {
    const sender = this.#stage.guests.indexOf(guest) + 1
    return after.heard.some((heard, at) => at !== sender && heard !== before.heard[at])
  }

  /** Checks that a rightly accepted request changed only what its type may change. */
  async #legal(type: string, before: Mark, shot: Shot): Promise<void> {
    const what = changes[type]
    const after = await this.#stage.mark()
    const moved = after.game !== before.game
    if (what !== 'game' && moved) this.#found('changed', shot, `by ${type}`)
    if (what === undefined && this.#disturbed(before, after, shot))
      this.#found('disturbed', shot, `by ${type}`)
    if (what === undefined) return
    this.#result.legalChanges++
    const journal = this.#stage.journal()
    if (!journal.startsWith(this.#journal)) this.#found('changed', shot, 'the journal was rewritten')
    const { request } = JSON.parse(shot.frame.toString('utf8')) as { request: { choices?: unknown[] } }
    const lines = journal.slice(this.#journal.length).split('\n').length - 1
    const due = moved ? (request.choices?.length ?? 1) : 0
    if (lines !== due) this.#found('changed', shot, `${lines} lines in the journal instead of ${due}`)
    if (type === 'choose' && moved) this.#stage.commands.push(JSON.stringify(request))
    this.#changed()
  }

  /**
   * Checks the time of a frame against the bound, if there is one. A frame that comes near it is sent again at once and
   * its shortest time counts, so that pauses of the machine do not.
   */
  async #timed(shot: Shot, first: number, accepted: boolean): Promise<void> {
    const { bound = Infinity } = this.#options
    let ms = first
    for (let again = 0; again < 4 && ms > bound / 3 && !accepted && shot.guest.connected; again++) {
      const came = await shot.guest.exchange(shot.frame, shot.binary, true).catch(() => undefined)
      ms = Math.min(ms, came?.ms ?? ms)
    }
    const { slowest } = this.#result
    if (ms > slowest.ms) {
      const frame = shot.frame.toString('utf8').slice(0, 200)
      this.#result.slowest = { ms, kind: `${shot.kind} by ${shot.guest.role}`, frame }
    }
    if (ms > bound) this.#found('slow', shot, `${ms} ms`)
  }

  async #healed(type: string | undefined, closed: boolean): Promise<void> {
    this.#mark = undefined
    await this.#stage.heal()
    const what = type === undefined ? undefined : changes[type]
    if (closed || what === 'people') this.#changed()
  }

  /** Checks that the host's log reports no fault and contains no token. */
  #readLines(shot: Shot): void {
    const { lines, tokens } = this.#stage
    for (; this.#lines < lines.length; this.#lines++) {
      const line = lines[this.#lines] ?? ''
      if (line.includes('fault')) this.#found('fault', shot, line)
      if (tokens.some((token) => line.includes(token))) this.#found('secret in the log', shot, line)
    }
  }

  #found(law: Fault['law'], shot: Shot | undefined, more: string): void {
    const { frame, guest, kind = 'changed' } = shot ?? {}
    const text = frame?.toString('utf8').slice(0, 600) ?? ''
    const role = guest?.role ?? ''
    this.#result.faults.push({ at: this.#result.frames, law, kind, role, frame: text, more })
  }
}

/** The refusal code of a reply; undefined if it is not a refusal. */
function codeIn(reply: string): string | undefined {
  const { reply: read } = JSON.parse(reply) as { reply: { ok: boolean; refusal?: { code: string } } }
  return read.ok ? undefined : (read.refusal?.code ?? 'no code')
}
