/** Finds user-visible texts in the page's sources that should be in a catalogue. */
import { parse } from 'vue/compiler-sfc'
import ts from 'typescript'

/** A text in a source file. */
export interface Literal {
  readonly line: number
  readonly text: string
}

/** Attributes and props whose value is read by a person or a screen reader. */
const spoken = new Set(
  'aria-label aria-description aria-roledescription aria-valuetext title alt placeholder label text caption note'.split(
    ' '
  )
)

/** Names of keys in keyboard events. */
const keys = new Set(['Enter', 'Escape', 'Arrow', 'Home', 'End', 'Tab', 'Shift', 'Alt', 'Control', 'Meta'])

/** Selectors, media queries and style values. */
const isCode = (text: string): boolean =>
  /[[\]{}<>"=%]|px\b|^clamp\(|var\(--|sans-serif|^[.(]|^[a-z]+(, [a-z]+)+$/.test(text.trim())

/** Matches several words, or one that is written like a word of a sentence. */
const isProse = (text: string): boolean =>
  !isCode(text) && !keys.has(text) && /\p{L}{2,}[^\p{L}]*\s+\p{L}+|^\p{Lu}\p{Ll}+[.:!?…]?$/u.test(text.trim())

/** The texts in an expression's string and template literals. */
function stringsIn(code: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    if (ts.isTemplateExpression(node))
      found.push(node.head.text, ...node.templateSpans.map(({ literal }) => literal.text))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('x.ts', `(${code})`, ts.ScriptTarget.Latest))
  return found
}

const hasWord = (text: string): boolean => /\p{L}{2,}/u.test(text)

/** What is read of a node of a parsed template. */
interface TemplateNode {
  readonly type: number
  readonly loc: { readonly source: string; readonly start: { readonly line: number } }
  readonly name?: string
  readonly value?: { readonly content: string } | undefined
  readonly arg?: { readonly content?: string } | undefined
  readonly exp?: { readonly loc: { readonly source: string } } | undefined
  readonly content?: unknown
  readonly props?: readonly TemplateNode[]
  readonly children?: readonly TemplateNode[]
}
/** The node types of Vue's compiler. */
const types = { text: 2, comment: 3, interpolation: 5, attribute: 6 }

function inProp(prop: TemplateNode): readonly string[] {
  if (prop.type === types.attribute)
    return spoken.has(prop.name ?? '') && hasWord(prop.value?.content ?? '') ? [prop.loc.source] : []
  const isSpoken = spoken.has(prop.arg?.content ?? '') || prop.name === 'text'
  return prop.exp && isSpoken ? stringsIn(prop.exp.loc.source).filter(isProse) : []
}

function inNode(node: TemplateNode): readonly Literal[] {
  const { line } = node.loc.start
  if (node.type === types.comment) return []
  const own =
    node.type === types.text
      ? [String(node.content).trim()].filter(hasWord)
      : node.type === types.interpolation
        ? stringsIn(node.loc.source.slice(2, -2)).filter(isProse)
        : (node.props ?? []).flatMap(inProp)
  return [...own.map((text) => ({ line, text })), ...(node.children ?? []).flatMap(inNode)]
}

/** The texts in a component's template: between tags, and in user-visible attributes. */
export function inTemplate(source: string): readonly Literal[] {
  const root = parse(source).descriptor.template?.ast as TemplateNode | undefined
  return root ? inNode(root) : []
}

/** The prose in the literals of a script, except messages of errors, which are for developers. */
export function inScript(source: string): readonly Literal[] {
  const file = ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest)
  const found: Literal[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && /Error$/.test(node.expression.text))
      return
    const texts = ts.isStringLiteralLike(node)
      ? [node.text]
      : ts.isTemplateExpression(node)
        ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
        : []
    for (const text of texts)
      if (isProse(text))
        found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, text })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** All texts of a catalogue's source, from its literals and templates. */
export function textsOf(source: string): readonly string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isCaseClause(node)) return void node.statements.forEach(visit)
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' … '))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest))
  return found
}

/** The script of a component. */
export const scriptOf = (source: string): string => {
  const { script, scriptSetup } = parse(source).descriptor
  return `${script?.content ?? ''}\n${scriptSetup?.content ?? ''}`
}
