// Room codes: every address has one, every single typing error is detected, and typing is tolerant.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ipv4Number, ipv4Text, isLocalNetwork, type Endpoint } from '../../shared/lan/ipv4'
import { usualPort } from '../../shared/lan/ports'
import { alphabet, readRoomCode, roomCode } from '../../shared/lan/room-code'

const within = (low: string, high: string): fc.Arbitrary<string> =>
  fc.integer({ min: ipv4Number(low) ?? 0, max: ipv4Number(high) ?? 0 }).map(ipv4Text)
const address = fc.oneof(
  within('192.168.0.0', '192.168.255.255'),
  within('10.0.0.0', '10.255.255.255'),
  within('172.16.0.0', '172.31.255.255'),
  within('0.0.0.0', '255.255.255.255')
)
const port = fc.oneof(fc.constant(usualPort), fc.integer({ min: 1, max: 65535 }))
const endpoint: fc.Arbitrary<Endpoint> = fc.record({ address, port })

/** The code without its dashes. */
const codeOf = (endpoint: Endpoint): string => (roomCode(endpoint) ?? '').replaceAll('-', '')

describe('Room codes', () => {
  it('decode to the address they were made from', () => {
    fc.assert(
      fc.property(endpoint, (endpoint) => {
        expect(readRoomCode(roomCode(endpoint) ?? '')).toEqual({ ok: true, endpoint })
      }),
      { numRuns: 5000 }
    )
  })

  it.each([
    ['192.168.0.0', usualPort, 5],
    ['192.168.255.255', usualPort, 5],
    ['10.0.0.0', usualPort, 6],
    ['10.255.255.255', usualPort, 6],
    ['172.16.0.0', usualPort, 6],
    ['172.31.255.255', usualPort, 6],
    ['0.0.0.0', usualPort, 8],
    ['172.32.0.0', usualPort, 8],
    ['255.255.255.255', usualPort, 8],
    ['192.168.0.0', 1, 8],
    ['192.168.255.255', 65535, 8],
    ['172.16.0.0', 1, 9],
    ['172.31.255.255', 65535, 9],
    ['10.0.0.0', 1, 10],
    ['10.255.255.255', 65535, 10],
    ['0.0.0.0', 1, 11],
    ['255.255.255.255', 65535, 11]
  ])('%s:%i has %i letters, the last of its block too', (address, port, letters) => {
    const endpoint = { address, port }
    expect(codeOf(endpoint)).toHaveLength(letters)
    expect(readRoomCode(codeOf(endpoint))).toEqual({ ok: true, endpoint })
  })

  it('are written in groups', () => {
    const groups = (address: string, port: number): string =>
      (roomCode({ address, port }) ?? '').replaceAll(/\w/g, 'x')
    expect(groups('192.168.1.20', usualPort)).toBe('xxxxx')
    expect(groups('10.1.2.3', usualPort)).toBe('xxx-xxx')
    expect(groups('192.168.1.20', 8080)).toBe('xxxx-xxxx')
    expect(groups('172.16.0.1', 8080)).toBe('xxx-xxx-xxx')
    expect(groups('10.1.2.3', 8080)).toBe('xxxxx-xxxxx')
    expect(groups('8.8.8.8', 8080)).toBe('xxxx-xxxx-xxx')
  })

  it('cannot be made from invalid addresses or ports', () => {
    for (const [address, port] of [
      ['192.168.1', 80],
      ['192.168.1.256', 80],
      ['192.168.01.1', 80],
      ['fe80::1', 80],
      ['', 80],
      ['192.168.1.1', 0],
      ['192.168.1.1', 65536],
      ['192.168.1.1', 1.5],
      ['192.168.1.1', Number.NaN]
    ] as const)
      expect(roomCode({ address, port })).toBeUndefined()
  })
})

describe('A typing error', () => {
  it('in one letter is always detected', () => {
    fc.assert(
      fc.property(endpoint, (endpoint) => {
        const code = codeOf(endpoint)
        for (let at = 0; at < code.length; at += 1)
          for (const letter of alphabet) {
            if (letter === code[at]) continue
            const typed = code.slice(0, at) + letter + code.slice(at + 1)
            expect(readRoomCode(typed)).toEqual({ ok: false, fault: 'check' })
          }
      }),
      { numRuns: 300 }
    )
  })

  it('that swaps two letters, adjacent or not, is always detected', () => {
    fc.assert(
      fc.property(endpoint, (endpoint) => {
        const code = [...codeOf(endpoint)]
        for (let left = 0; left < code.length; left += 1)
          for (let right = left + 1; right < code.length; right += 1) {
            if (code[left] === code[right]) continue
            const typed = code.with(left, code[right] ?? '').with(right, code[left] ?? '')
            expect(readRoomCode(typed.join(''))).toEqual({ ok: false, fault: 'check' })
          }
      }),
      { numRuns: 1000 }
    )
  })

  it('that drops or adds a letter, or changes two, remains undetected at most once in 31 times', () => {
    const chance = fc.record({
      endpoint,
      at: fc.nat(),
      other: fc.nat(),
      letters: fc.tuple(fc.nat(), fc.nat())
    })
    const passed = { lost: 0, added: 0, two: 0 }
    const samples = fc.sample(chance, { numRuns: 20_000, seed: 1271 })
    for (const { endpoint, at, other, letters } of samples) {
      const code = [...codeOf(endpoint)]
      const [place, second] = [at % code.length, other % code.length]
      const [one, two] = [alphabet[letters[0] % 31] ?? '', alphabet[letters[1] % 31] ?? '']
      if (readRoomCode(code.toSpliced(place, 1).join('')).ok) passed.lost += 1
      if (readRoomCode(code.toSpliced(place, 0, one).join('')).ok) passed.added += 1
      if (place === second || one === code[place] || two === code[second]) continue
      if (readRoomCode(code.with(place, one).with(second, two).join('')).ok) passed.two += 1
    }
    for (const count of Object.values(passed)) expect(count).toBeLessThanOrEqual(samples.length / 31)
  })

  it('that drops a leading zero does not lead to another network', () => {
    for (const address of ['10.0.0.7', '10.0.3.3', '172.16.0.1']) {
      const code = codeOf({ address, port: usualPort })
      expect(readRoomCode(code.slice(1)).ok).toBe(false)
      expect(readRoomCode(`0${code}`).ok).toBe(false)
    }
  })
})

describe('Typing', () => {
  it('ignores case, spaces and dashes, and accepts letters that look alike', () => {
    fc.assert(
      fc.property(endpoint, fc.constantFrom(' ', '-', ' – ', '.', '_', '\t'), (endpoint, gap) => {
        const code = codeOf(endpoint)
        const expected = { ok: true, endpoint }
        expect(readRoomCode(code.toLowerCase())).toEqual(expected)
        expect(readRoomCode(` ${[...code].join(gap)} `)).toEqual(expected)
        const alike: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 2: 'z', V: 'u' }
        expect(readRoomCode(code.replaceAll(/[012V]/g, (letter) => alike[letter] ?? letter))).toEqual(
          expected
        )
        expect(readRoomCode(code.replaceAll('1', 'I'))).toEqual(expected)
      })
    )
  })

  it('reports what is wrong', () => {
    expect(readRoomCode(' - ')).toEqual({ ok: false, fault: 'empty' })
    expect(readRoomCode('ABC!E')).toEqual({ ok: false, fault: 'letter' })
    expect(readRoomCode('ß1234')).toEqual({ ok: false, fault: 'letter' })
    expect(readRoomCode('ABCD')).toEqual({ ok: false, fault: 'length' })
    expect(readRoomCode('ABCDEFG')).toEqual({ ok: false, fault: 'length' })
    expect(readRoomCode('A'.repeat(1000)).ok).toBe(false)
  })

  it('never throws, and no two codes lead to one address', () => {
    const letters = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 5, maxLength: 11 })
    fc.assert(
      fc.property(fc.oneof(letters, fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const reading = readRoomCode(text)
        if (reading.ok && /^[0-9A-Z]+$/.test(text)) expect(codeOf(reading.endpoint)).toHaveLength(text.length)
      }),
      { numRuns: 5000 }
    )
  })
})

describe('Networks of homes and offices', () => {
  it('are distinguished from the internet', () => {
    for (const address of ['192.168.1.1', '10.0.0.1', '172.31.0.1', '169.254.3.4'])
      expect(isLocalNetwork(address)).toBe(true)
    for (const address of ['8.8.8.8', '127.0.0.1', '172.32.0.1', '224.0.0.251', 'x'])
      expect(isLocalNetwork(address)).toBe(false)
  })
})
