/**
 * Frames against a host, and the laws each of them is held to: it is answered or its socket is closed; nothing that
 * must be refused is accepted; what is refused changes nothing, disturbs nobody and is answered in at most 1 KiB; and
 * none keeps the host busy for long.
 */
import { seeded } from '../../../shared/engine/chance'
import { changes, judge } from './judge'
import { Frames, kinds, type Kind, type Shot } from './frames'
import type { Mark, Stage } from './stage'

/** The longest answer to a frame that is refused, in bytes. */
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
  /** Of these: refused with a code, ended with the socket, accepted as legal. */
  refused: number
  closed: number
  accepted: number
  /** Accepted ones that changed the game, its people or the chat. */
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
  /** Longest time for a frame in milliseconds; default: none, since time decides nothing in a test. */
  readonly bound?: number
  /** Called now and then with the frames so far. */
  readonly told?: (frames: number) => void
}

/** Frames between two legal choices, and between two looks at everything. */
const legalEvery = 25
const lookEvery = 150
/** Frames that a lobby, and a table that is over, are shot at. */
const gatheringFor = 150
const overFor = 150
const faultsKept = 20

/** Shoots frames at a stage. */
export async function fuzz(stage: Stage, options: FuzzOptions): Promise<FuzzResult> {
  const run = new Fuzz(stage, options)
  return run.run()
}

class Fuzz {
  readonly #stage: Stage
  readonly #options: FuzzOptions
  readonly #frames: Frames
  readonly #result: FuzzResult
  /** Everything the host's page was told last; undefined after a legal change. */
  #all: string | undefined
  #journal = ''
  /** How things stand; undefined after anything but a frame that was refused. */
  #mark: Mark | undefined
  #lines = 0
  #time = 0
  /** When the table began to gather, or was seen to be over. */
  #since = 0
  #over = false

  constructor(stage: Stage, options: FuzzOptions) {
    this.#stage = stage
    this.#options = options
    this.#frames = new Frames(stage, options.seed, seeded(options.seed))
    const byKind = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
    this.#result = {
      ...{ frames: 0, refused: 0, closed: 0, accepted: 0, legalChanges: 0, longestRefusal: 0, meanMs: 0 },
      ...{ byKind, byCode: {}, acceptedByType: {}, faults: [] },
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

  /** Half a game is played by everybody before the first frame: what was sent in it is what is changed later. */
  async #warmUp(): Promise<void> {
    const stage = this.#stage
    await stage.begin()
    for (let i = 0; i < 120 && stage.status === 'running'; i++) {
      await stage.playOn()
      if (i % 3 === 0) await stage.chatter()
    }
    await this.#gather()
  }

  /** The table plays on: a lobby begins, a game goes on, and one that is over gives way to the next. */
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
      // The last choice may have been a frame that was legal by chance.
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

  /** Nothing the host's page is told, and no byte of the journal, may differ since the last legal change. */
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
    // A socket that ended may have held a seat; its owner comes back. So does who said a wrong hello.
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
    const ended = reply === undefined && shot.guest.seat !== undefined
    const after = (this.#mark = await this.#stage.mark())
    if (after.game !== before.game)
      this.#found('changed', shot, `${before.game.slice(0, 60)} / ${after.game.slice(0, 60)}`)
    // Whoever is gone is seen to be gone.
    else if (!ended && this.#disturbed(before, after, shot)) this.#found('disturbed', shot, code)
  }

  /** True if anybody but the sender has heard something. */
  #disturbed(before: Mark, after: Mark, { guest }: Shot): boolean {
    const sender = this.#stage.guests.indexOf(guest) + 1
    return after.heard.some((heard, at) => at !== sender && heard !== before.heard[at])
  }

  /** What was rightly accepted changes what its kind may change. */
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
   * Times decide nothing unless there is a bound. A frame that comes near it is handled again at once, so that the
   * machine's own pauses do not count; the least of its times does.
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

  /** The host's log tells of no fault and names no token. */
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

/** The code of a refusal; undefined for an answer that is none. */
function codeIn(reply: string): string | undefined {
  const { reply: read } = JSON.parse(reply) as { reply: { ok: boolean; refusal?: { code: string } } }
  return read.ok ? undefined : (read.refusal?.code ?? 'no code')
}
