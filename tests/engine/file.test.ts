import { describe, expect, it } from 'vitest'
import { Chance, seeded } from '../../shared/engine/chance'
import {
  entryLine,
  fileVersion,
  headerLine,
  readFile,
  sealHeader,
  type FileHeader,
  type NewHeader,
  type ReadFile
} from '../../shared/engine/file'
import { checkAfter, type Entry } from '../../shared/engine/entries'
import { Match } from '../../shared/engine/match'
import { dealMatch, originOf } from '../../shared/engine/record'
import { anyChoice, counting, toy, toyConfig } from './toy'

const seats = [
  { name: 'Žofie 🐪', colour: 'red' },
  { name: 'Ögedei', colour: 'blue' }
]

/** A played game and its file. */
function written(): {
  readonly match: Match
  readonly header: NewHeader
  readonly entries: Entry[]
  readonly lines: string[]
} {
  const { match, header } = dealMatch(toy, { options: {}, seats }, seeded(31))
  const chance = new Chance(seeded(32))
  const entries: Entry[] = []
  while (entries.length < 12) {
    const next = anyChoice(match, chance)
    if (!next) break
    for (const entry of [
      match.choose(next.seat, next.choice, entries.length % 3 === 1),
      match.undoable === 0 ? match.undo(0) : undefined
    ])
      if (entry && !('refusal' in entry)) entries.push(entry)
  }
  return { match, header, entries, lines: [headerLine(header), ...entries.map(entryLine)] }
}

const { match, header, entries, lines } = written()
const file = lines.join('')
const good = (read: ReadFile): Extract<ReadFile, { ok: true }> => {
  if (!read.ok) throw new Error(read.code)
  return read
}

it('the check of a choice covers all of it, also of one that joined the one before', () => {
  const one = { seat: 0, choice: { type: 'coin' }, draws: [1], events: [] }
  const checks = [true, undefined].flatMap((joined) =>
    [one, { ...one, seat: 1 }, { ...one, choice: { type: 'end' } }, { ...one, draws: [2] }].map((entry) =>
      checkAfter('before', { ...entry, ...(joined && { joined }) })
    )
  )
  expect(new Set(checks).size).toBe(checks.length)
})

describe('a game file', () => {
  it('is read as it was written, and the game can be played on', () => {
    const read = good(readFile(file))
    expect(read.header).toEqual(header)
    expect(JSON.stringify(read.entries)).toBe(JSON.stringify(entries))
    expect(read.damage).toBeUndefined()
    expect(read.bytes).toBe(Buffer.byteLength(file))
    expect(entries.some((entry) => 'undo' in entry)).toBe(true)
    const again = Match.restore(toy, toyConfig, originOf(toy, read.header), read.entries, counting(), true)
    expect([again.check, JSON.stringify(again.state)]).toEqual([match.check, JSON.stringify(match.state)])
  })

  it('with only a header is a game that has not begun', () => {
    expect(good(readFile(lines[0] ?? ''))).toMatchObject({
      entries: [],
      bytes: Buffer.byteLength(lines[0] ?? '')
    })
  })

  it('that is truncated at any byte of the last three lines loses only the truncated line', () => {
    const bytes = Buffer.from(file)
    const ends = lines.map((_, i) => Buffer.byteLength(lines.slice(0, i + 1).join('')))
    for (let cut = ends[lines.length - 4] ?? 0; cut <= bytes.length; cut++) {
      const read = good(readFile(bytes.subarray(0, cut).toString('utf8')))
      const whole = ends.filter((end) => end <= cut).length
      expect(read.entries.length, `cut at ${cut}`).toBe(whole - 1)
      expect(read.bytes).toBe(ends[whole - 1])
      expect(read.damage).toEqual(ends.includes(cut) ? undefined : { line: whole, lost: 1 })
    }
  })

  it('that is truncated at any byte of its first line is not a game, and never a game with less', () => {
    const bytes = Buffer.from(lines[0] ?? '')
    for (let cut = 0; cut < bytes.length; cut++) {
      const read = readFile(bytes.subarray(0, cut).toString('utf8'))
      expect(read.ok, `cut at ${cut}`).toBe(false)
      if (!read.ok) expect(['file-empty', 'file-foreign', 'file-damaged']).toContain(read.code)
      if (!read.ok && cut >= 10) expect(read.code).toBe('file-damaged')
    }
  })

  it('that is cut off at `bytes` reads without damage', () => {
    const cut = Buffer.from(file + '{"seat":0,"cho')
    const read = good(readFile(cut.toString('utf8')))
    expect(read.damage).toEqual({ line: lines.length, lost: 1 })
    const healed = good(readFile(cut.subarray(0, read.bytes).toString('utf8')))
    expect([healed.damage, healed.entries.length]).toEqual([undefined, entries.length])
  })

  it('with a damaged line in the middle loses that line and all after it, but nothing before', () => {
    for (const broken of [
      '',
      '{',
      'null',
      '7',
      '[]',
      '{"seat":-1}',
      '{"undo":0}',
      '{"seat":0,"choice":1,"draws":[0.5],"events":[],"check":""}'
    ]) {
      const read = good(readFile([...lines.slice(0, 5), `${broken}\n`, ...lines.slice(5)].join('')))
      expect(read.entries, broken).toHaveLength(4)
      expect(read.damage).toEqual({ line: 5, lost: lines.length - 5 + 1 })
      expect(read.bytes).toBe(Buffer.byteLength(lines.slice(0, 5).join('')))
    }
  })

  it('with zeros at the end, as a power cut leaves them, loses no intact line', () => {
    const read = good(readFile(file + '\0'.repeat(200)))
    expect([read.entries.length, read.damage]).toEqual([entries.length, { line: lines.length, lost: 1 }])
  })

  it('that is empty, foreign, newer or damaged is refused with its own code', () => {
    const code = (text: string): unknown => {
      const read = readFile(text)
      return read.ok ? 'ok' : read.code
    }
    for (const empty of ['', '\n', ' \n\t\n']) expect(code(empty)).toBe('file-empty')
    for (const foreign of [
      'hello\n',
      '{"a":1}\n',
      '[]\n',
      'null\n',
      '42\n',
      '"caravan"\n',
      '<html>\n',
      '{\n'
    ])
      expect(code(foreign), foreign).toBe('file-foreign')
    const withHeader = (change: object): string => JSON.stringify({ ...header, ...change }) + '\n'
    expect(code(withHeader({}))).toBe('ok')
    expect(fileVersion, 'the version that releases since 0.2.0 read').toBe(2)
    expect(code(withHeader({ caravan: fileVersion + 1 }))).toBe('file-newer')
    expect(code(withHeader({ caravan: fileVersion + 1, seats: 'told in another way' }))).toBe('file-newer')
    for (const change of [
      { caravan: '1' },
      { rules: 'one' },
      { seats: [] },
      { draws: [-1] },
      { draws: [1.5] },
      { options: { a: 1 } },
      { game: 7 },
      { game: 'constructor' },
      { options: { startPlayer: 'valueOf' } }
    ])
      expect(code(withHeader(change)), JSON.stringify(change)).toBe('file-damaged')
    expect(code('{"caravan":1,"ga\n'), 'a header cut short').toBe('file-damaged')
    expect(code(JSON.stringify(header)), 'a header without its line break').toBe('file-damaged')
  })

  it('whose header was changed is refused, and a header of the first version has no check', () => {
    const changed = { ...header, seats: [{ name: 'Anna', colour: 'red' }, ...seats.slice(1)] }
    expect(readFile(headerLine(changed))).toEqual({ ok: false, code: 'header-differs' })
    const { game, rules, options, draws } = header
    const old: FileHeader = { caravan: 1, game, rules, content: 'toy-before', options, seats, draws }
    expect(good(readFile(headerLine(old))).header).toEqual(old)
  })

  it('says how many entries lead to the position that play begins from', () => {
    const { caravan: _caravan, check: _check, ...sealed } = header
    const begun = sealHeader({ ...sealed, begins: 3 })
    expect(good(readFile(headerLine(begun))).header).toEqual(begun)
    expect(begun.begins).toBe(3)
    expect(begun.check).not.toBe(header.check)
  })

  it('with a line nested too deeply loses it; many brackets side by side, or in a text, are none too many', () => {
    const lost = (choice: unknown): number | undefined =>
      good(readFile(lines.slice(0, 5).join('') + entryLine({ ...one, choice }))).damage?.lost
    const one = { seat: 0, draws: [], events: [], check: '' }
    const nested = (levels: number): unknown =>
      JSON.parse('[{"a":'.repeat(levels) + '1' + '}]'.repeat(levels))
    expect(lost({ type: 'coin', deep: nested(31) })).toBeUndefined()
    expect(lost({ type: 'coin', deep: [nested(31)] })).toBe(1)
    expect(lost({ type: 'coin', wide: Array.from({ length: 99 }, () => [{}]) })).toBeUndefined()
    expect(lost({ type: 'coin', text: '[{'.repeat(99) + '\\"' + '[{'.repeat(99) })).toBeUndefined()
  })

  it('of binary garbage never throws and is never a game', () => {
    const chance = new Chance(seeded(77))
    for (let n = 0; n < 300; n++) {
      const bytes = Uint8Array.from({ length: chance.next(400) }, () => chance.next(256))
      expect(readFile(Buffer.from(bytes).toString('utf8')).ok).toBe(false)
    }
  })

  it('with one wrong byte anywhere never throws and never has more entries', () => {
    const chance = new Chance(seeded(78))
    const bytes = Buffer.from(file)
    for (let n = 0; n < 300; n++) {
      const broken = Buffer.from(bytes)
      broken[chance.next(bytes.length)] = chance.next(256)
      const read = readFile(broken.toString('utf8'))
      if (read.ok) expect(read.entries.length).toBeLessThanOrEqual(entries.length)
    }
  })

  it('with Windows line ends can be read', () => {
    const read = good(readFile(file.replaceAll('\n', '\r\n')))
    expect([read.entries.length, read.damage]).toEqual([entries.length, undefined])
    expect(read.bytes).toBe(Buffer.byteLength(file.replaceAll('\n', '\r\n')))
  })
})
