/** Inserts marks (coverage probes) into functions of a file's text; `watch.ts` collects those that a test executes. */
import ts from 'typescript'

/** A text to insert at an offset. */
interface Insertion {
  readonly at: number
  readonly text: string
}

/** The body of the innermost function around an offset; undefined for code that runs when the file is loaded. */
function bodyAround(source: ts.SourceFile, offset: number): ts.ConciseBody | undefined {
  let found: ts.ConciseBody | undefined
  const visit = (node: ts.Node): void => {
    if (offset < node.pos || offset >= node.end) return
    const body = ts.isFunctionLike(node) && 'body' in node ? node.body : undefined
    if (body && offset >= body.getStart(source) && offset < body.end) found = body
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The name of the mark of the function around an offset; undefined for code that runs when the file is loaded. */
export function markAt(file: string, text: string, offset: number): string | undefined {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const body = bodyAround(source, offset)
  return body && `${file}:${body.getStart(source)}`
}

/** The text with a mark in every innermost function around one of the offsets. */
export function marked(file: string, text: string, offsets: readonly number[]): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const bodies = new Set(offsets.map((offset) => bodyAround(source, offset)))
  const insertions = [...bodies].flatMap((body): Insertion[] => {
    if (!body) return []
    const start = body.getStart(source)
    const call = `globalThis.passed?.(${JSON.stringify(`${file}:${start}`)})`
    return ts.isBlock(body)
      ? [{ at: start + 1, text: `${call};` }]
      : [
          { at: start, text: `(${call}, ` },
          { at: body.end, text: ')' }
        ]
  })
  let after = text
  for (const { at, text: more } of insertions.sort((a, b) => b.at - a.at))
    after = after.slice(0, at) + more + after.slice(at)
  return after
}
