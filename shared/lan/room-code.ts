/**
 * Room codes: a host's address as a few letters that one person reads aloud and another types.
 *
 * The 31 letters of `alphabet` are the digits and the capitals without I, L, O, U and Z. These five are accepted, too
 * (I and L as 1, O as 0, U as V, Z as 2), and so are lower case, spaces and dashes.
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
 * The check character: with d the value of each letter and w its place counted from the right, from 1, the sum of all
 * d * w must equal the code's length modulo 31. As 31 is prime and no code is longer than 30, this detects every single
 * wrong letter and every swap of two letters. Of codes with a missing or additional letter or two wrong letters, at most
 * 1 in 31 passes.
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
const aliases: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V', Z: '2' }

/** Why a text is not a room code. `check`: a letter is wrong or two are swapped. */
export type RoomCodeFault = 'empty' | 'letter' | 'length' | 'check'

export type RoomCodeReading =
  { readonly ok: true; readonly endpoint: Endpoint } | { readonly ok: false; readonly fault: RoomCodeFault }

const ports = 2 ** 16

/** Addresses of one block, each with the usual port or with every port. */
interface Part {
  readonly block: Block
  readonly everyPort: boolean
}

/** Codes of one length: `letters` excludes the check character; the endpoints of all `parts` are numbered in sequence. */
interface Form {
  readonly letters: number
  readonly parts: readonly Part[]
}

const usual = (block: Block): Part => ({ block, everyPort: false })
const every = (block: Block): Part => ({ block, everyPort: true })

/** Shortest first: an endpoint's code is that of the first part that contains it. */
const forms: readonly Form[] = [
  { letters: 4, parts: [usual(home192)] },
  { letters: 5, parts: [usual(private10), usual(private172)] },
  { letters: 7, parts: [usual(anywhere), every(home192)] },
  { letters: 8, parts: [every(private172)] },
  { letters: 9, parts: [every(private10)] },
  { letters: 10, parts: [every(anywhere)] }
]

const sizeOf = ({ block, everyPort }: Part): number => block.size * (everyPort ? ports : 1)

/** The code of an endpoint in groups of at most five letters; undefined if it is not a valid IPv4 address and port. */
export function roomCode({ address, port }: Endpoint): string | undefined {
  const number = ipv4Number(address)
  if (number === undefined || !Number.isInteger(port) || port < 1 || port >= ports) return undefined
  for (const { letters, parts } of forms) {
    let before = 0
    for (const part of parts) {
      if (isIn(part.block, number) && (part.everyPort || port === usualPort)) {
        const offset = number - part.block.base
        return codeText(before + (part.everyPort ? offset * ports + port : offset), letters)
      }
      before += sizeOf(part)
    }
  }
  return undefined
}

/** Parses a typed code. Never throws; a code that fails its check is a fault. */
export function readRoomCode(text: string): RoomCodeReading {
  const typed = text.slice(0, 100).replace(/[\s\-‐-―._]/g, '')
  const digits = Array.from(typed, (letter) => {
    const capital = /[a-z]/.test(letter) ? letter.toUpperCase() : letter
    return alphabet.indexOf(aliases[capital] ?? capital)
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
  // Every endpoint has only one valid code: longer ones that decode to it are refused.
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

/** 0 if the digits, the check digit last, are consistent. */
function checkSum(digits: readonly number[]): number {
  const sum = digits.reduce((sum, digit, at) => sum + digit * (digits.length - at), 0)
  return (sum - digits.length + base) % base
}

function codeText(value: number, letters: number): string {
  const digits: number[] = []
  for (let rest = value; digits.length < letters; rest = Math.floor(rest / base)) digits.unshift(rest % base)
  digits.push((base - checkSum([...digits, 0])) % base)
  return grouped(digits.map((digit) => alphabet.charAt(digit)).join(''))
}

/** Splits a code into groups of three to five letters, as equal as possible: 5, 3-3, 4-4, 3-3-3, 5-5, 4-4-3. */
function grouped(code: string): string {
  const groups = Math.ceil(code.length / 5)
  const size = Math.ceil(code.length / (code.length === 9 ? 3 : groups))
  return code.match(new RegExp(`.{1,${size}}`, 'g'))?.join('-') ?? code
}
