/** Reads a pack from a file's text: strict JSON in which the line of every value is known. */
import {
  createScanner,
  findNodeAtLocation,
  getLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError
} from 'jsonc-parser'
import { tooLarge, type PackReading, type Packs } from './pack'
import {
  packLimit,
  pathOf,
  type JsonProblem,
  type PackCode,
  type PackFault,
  type JsonPath
} from './pack-fault'
import { utf8Length } from './text'

/** A parsed text, or why it is not JSON. */
export type JsonText =
  | {
      readonly value: unknown
      /** Line, from 1, of the value at a place; if there is none, of the nearest value that encloses the place. */
      readonly lineOf: (place: JsonPath) => number
    }
  | { readonly faults: readonly PackFault[] }

/** Greatest nesting of a pack. The parser is recursive, so the depth is checked before it runs. */
const maxDepth = 32

const problems: Readonly<Record<string, JsonProblem>> = {
  InvalidSymbol: 'word',
  InvalidNumberFormat: 'value',
  PropertyNameExpected: 'key',
  ValueExpected: 'value',
  ColonExpected: 'colon',
  CommaExpected: 'comma',
  CloseBraceExpected: 'brace',
  CloseBracketExpected: 'bracket',
  EndOfFileExpected: 'after-end',
  InvalidCommentToken: 'comment',
  UnexpectedEndOfComment: 'comment',
  UnexpectedEndOfString: 'unclosed-text'
}

/** Reads a file's text as a pack of a game. Every fault but `too-large` has its line. */
export function readPack({ check }: Pick<Packs<unknown>, 'check'>, text: string): PackReading {
  if (utf8Length(text) > packLimit) return tooLarge
  const json = readJson(text)
  return 'faults' in json ? { ok: false, faults: json.faults } : check(json.value, json.lineOf)
}

/** Reads strict JSON: no comments, no trailing commas, no duplicate keys. */
export function readJson(text: string): JsonText {
  const plain = text.replace(/^\uFEFF/, '')
  const lineAt = lineCounter(plain)
  const syntax = (offset: number, problem: JsonProblem): JsonText => ({
    faults: [{ line: lineAt(offset), path: '', code: 'syntax' satisfies PackCode, numbers: { problem } }]
  })
  if (plain.trim() === '') return syntax(0, 'empty')
  const deep = tooDeepAt(plain)
  if (deep !== undefined) return syntax(deep, 'too-deep')
  const errors: ParseError[] = []
  const root = parseTree(plain, errors, { disallowComments: true, allowTrailingComma: false })
  // Errors after the first are mostly consequences of it.
  const [first] = [...errors].sort((a, b) => a.offset - b.offset)
  if (first) return syntax(first.offset, problemAt(plain, first))
  if (!root) return syntax(0, 'empty')
  const duplicates = duplicateKeys(root, [], lineAt)
  if (duplicates.length > 0) return { faults: duplicates }
  return {
    value: getNodeValue(root) as unknown,
    lineOf: (place) => lineAt(nearest(root, place).offset)
  }
}

/** What is wrong where the parser stumbled. A bracket that was forgotten or a number's form shows only in what stands there. */
function problemAt(text: string, { error, offset }: ParseError): JsonProblem {
  const problem = problems[printParseErrorCode(error)] ?? 'character'
  const here = text.charAt(offset)
  if (problem === 'comma' && /^-?0\d/.test(text.slice(offset - 1, offset + 1))) return 'number'
  if (problem === 'word' && /^[+.]?\.?\d/.test(text.slice(offset, offset + 3))) return 'number'
  if (problem === 'comma' && here === ':' && typeof getLocation(text, offset).path.at(-1) === 'number')
    return 'bracket'
  return problem === 'key' && here === '{' ? 'brace' : problem
}

/** Returns a function that gives the line, from 1, of an offset. */
function lineCounter(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    const next = starts.findIndex((start) => start > offset)
    return next < 0 ? starts.length : next
  }
}

/** The offset at which the text is nested too deeply; undefined if it is not. */
function tooDeepAt(text: string): number | undefined {
  const scanner = createScanner(text, true)
  let depth = 0
  for (;;) {
    scanner.scan()
    if (scanner.getTokenLength() === 0) return undefined
    const token = text.charAt(scanner.getTokenOffset())
    if (token === '{' || token === '[') depth++
    else if (token === '}' || token === ']') depth--
    if (depth > maxDepth) return scanner.getTokenOffset()
  }
}

/** The value at a place, or the nearest one that encloses it. */
function nearest(root: Node, place: JsonPath): Node {
  for (let length = place.length; length > 0; length--) {
    const found = findNodeAtLocation(root, place.slice(0, length))
    if (found) return found
  }
  return root
}

/** A fault for each key that occurs twice in its object. `JSON.parse` would silently let the last one win. */
function duplicateKeys(node: Node, place: JsonPath, lineAt: (offset: number) => number): PackFault[] {
  const children = node.children ?? []
  if (node.type === 'array')
    return children.flatMap((child, i) => duplicateKeys(child, [...place, i], lineAt))
  const seen = new Set<string>()
  return children.flatMap((property) => {
    const [name, value] = property.children ?? []
    if (!name || !value) return []
    const key = String(name.value)
    const again = seen.has(key)
    seen.add(key)
    const within = duplicateKeys(value, [...place, key], lineAt)
    if (!again) return within
    const code: PackCode = 'key-twice'
    return [{ line: lineAt(name.offset), path: pathOf(place), code, numbers: { key } }, ...within]
  })
}
