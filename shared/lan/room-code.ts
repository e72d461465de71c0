/**
 * Room codes: a host's address as a few letters that a person reads aloud and another types.
 *
 * Letters are those of `alphabet`, 31 of them: digits and capitals without I, L, O, U and Z. Whoever types one of
 * these, small letters, spaces or dashes is understood (I and L as 1, O as 0, U as V, Z as 2).
 *
 * Length, with the check character at the end:
 *
 * | address        | usual port | any other port |
 * |----------------|-----------:|---------------:|
 * | 192.168/16     |          5 |              8 |
 * | 172.16/12      |          6 |              9 |
 * | 10/8           |          6 |             10 |
 * | any other      |          8 |             11 |
 *
 * The check. With values d of the letters and w their places counted from the right, from 1, the sum of all d * w
 * is the code's length modulo 31. 31 is prime and no code is longer than 30, so every single wrong letter and every
 * exchange of two letters, neighbours or not, is caught. Of codes with a letter too few or too many, and of codes
 * that are wrong in two places, 1 in 31 or fewer passes.
 */
import {
  anywhere,
  home192,
  ipv4Number,
  ipv4Text,
  isIn,
  private10,
  private172,
  type Block,
  type Endpoint
} from './ipv4'
import { usualPort } from './ports'

export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXY'
const base = alphabet.length
const meant: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V', Z: '2' }

/** Why a text is not a room code. `check`: a letter is wrong or two changed places. */
export type RoomCodeFault = 'empty' | 'letter' | 'length' | 'check'

export type RoomCodeReading =
  { readonly ok: true; readonly endpoint: Endpoint } | { readonly ok: false; readonly fault: RoomCodeFault }

const ports = 2 ** 16

/** Addresses of one block, each with the usual port or with every port. */
interface Part {
  readonly block: Block
  readonly everyPort: boolean
}

/** Codes of one length: `letters` without the check character, and what is numbered through with them. */
interface Form {
  readonly letters: number
  readonly parts: readonly Part[]
}

const usual = (block: Block): Part => ({ block, everyPort: false })
const every = (block: Block): Part => ({ block, everyPort: true })

/** Shortest first: an endpoint's code is that of the first part that holds it. */
const forms: readonly Form[] = [
  { letters: 4, parts: [usual(home192)] },
  { letters: 5, parts: [usual(private10), usual(private172)] },
  { letters: 7, parts: [usual(anywhere), every(home192)] },
  { letters: 8, parts: [every(private172)] },
  { letters: 9, parts: [every(private10)] },
  { letters: 10, parts: [every(anywhere)] }
]

const sizeOf = ({ block, everyPort }: Part): number => block.size * (everyPort ? ports : 1)

/** The code of an endpoint in groups of at most five letters; undefined if it is no IPv4 address with a port. */
export function roomCode({ address, port }: Endpoint): string | undefined {
  const number = ipv4Number(address)
  if (number === undefined || !Number.isInteger(port) || port < 1 || port >= ports) return undefined
  for (const { letters, parts } of forms) {
    let before = 0
    for (const part of parts) {
      if (isIn(part.block, number) && (part.everyPort || port === usualPort)) {
        const offset = number - part.block.base
        return written(before + (part.everyPort ? offset * ports + port : offset), letters)
      }
      before += sizeOf(part)
    }
  }
  return undefined
}

/** Reads what a person typed. Never throws; a code that fails its check is a fault, never another address. */
export function readRoomCode(text: string): RoomCodeReading {
  const typed = text.slice(0, 100).replace(/[\s\-‐-―._]/g, '')
  const digits = Array.from(typed, (letter) => {
    const capital = /[a-z]/.test(letter) ? letter.toUpperCase() : letter
    return alphabet.indexOf(meant[capital] ?? capital)
  })
  if (digits.length === 0) return fault('empty')
  if (digits.includes(-1)) return fault('letter')
  const form = forms.find(({ letters }) => letters === digits.length - 1)
  if (!form) return fault('length')
  if (checkSum(digits) !== 0) return fault('check')
  const endpoint = endpointOf(
    form,
    digits.slice(0, -1).reduce((sum, digit) => sum * base + digit, 0)
  )
  // Every endpoint has one code: a longer way to say it was never given out.
  const known = endpoint && roomCode(endpoint)?.replaceAll('-', '').length === digits.length
  return endpoint && known ? { ok: true, endpoint } : fault('check')
}

function fault(fault: RoomCodeFault): RoomCodeReading {
  return { ok: false, fault }
}

function endpointOf(form: Form, value: number): Endpoint | undefined {
  let rest = value
  for (const part of form.parts) {
    if (rest < sizeOf(part)) {
      const offset = part.everyPort ? Math.floor(rest / ports) : rest
      const port = part.everyPort ? rest % ports : usualPort
      return port === 0 ? undefined : { address: ipv4Text(part.block.base + offset), port }
    }
    rest -= sizeOf(part)
  }
  return undefined
}

/** 0 for digits (check digit last) that fit together. */
function checkSum(digits: readonly number[]): number {
  const sum = digits.reduce((sum, digit, at) => sum + digit * (digits.length - at), 0)
  return (sum - digits.length + base) % base
}

function written(value: number, letters: number): string {
  const digits: number[] = []
  for (let rest = value; digits.length < letters; rest = Math.floor(rest / base)) digits.unshift(rest % base)
  digits.push((base - checkSum([...digits, 0])) % base)
  return grouped(digits.map((digit) => alphabet.charAt(digit)).join(''))
}

/** In groups of three to five letters, as even as can be: 5, 3-3, 4-4, 3-3-3, 5-5, 4-4-3. */
function grouped(code: string): string {
  const groups = Math.ceil(code.length / 5)
  const size = Math.ceil(code.length / (code.length === 9 ? 3 : groups))
  return code.match(new RegExp(`.{1,${size}}`, 'g'))?.join('-') ?? code
}
