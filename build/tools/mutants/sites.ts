/** Finds all places in a file's syntax tree where one small mutation is possible. */
import ts from 'typescript'

/** One change of one file. */
export interface Mutant {
  /** Path from the project's folder, with `/`. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly kind: string
  /** The changed line (or the first of several) before and after, trimmed. */
  readonly was: string
  readonly is: string
  /** Counts mutants of a file with equal `was` and `is`, from 1. */
  readonly twin: number
  /** The text from offset `from` up to `to` is replaced by `by`. */
  readonly from: number
  readonly to: number
  readonly by: string
}

interface Change {
  readonly kind: string
  readonly from: number
  readonly to: number
  readonly by: string
}

const operators: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.PercentToken]: '*',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '==='
}

const removable = [
  ts.isExpressionStatement,
  ts.isIfStatement,
  ts.isReturnStatement,
  ts.isThrowStatement,
  ts.isForStatement,
  ts.isForOfStatement,
  ts.isWhileStatement,
  ts.isContinueStatement,
  ts.isBreakStatement
]

/** True for strings, which `+` concatenates: there `-` would make no sense. */
const isText = (node: ts.Expression): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

/** True for code that only the compiler reads. */
const isTypeOnly = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node)

/** The mutants of a file's text, in its order. Content tables are data, and so have mutants only inside functions. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const isContent = file.includes('/content/')
  const changes: Change[] = []

  const visit = (node: ts.Node, inFunction: boolean): void => {
    if (isTypeOnly(node)) return
    if (inFunction || !isContent) changes.push(...changesOf(node, source))
    ts.forEachChild(node, (child) => {
      visit(child, inFunction || ts.isFunctionLike(node))
    })
  }
  visit(source, false)

  const seen = new Map<string, number>()
  return changes.map(({ kind, from, to, by }) => {
    const { line } = source.getLineAndCharacterOfPosition(from)
    const start = source.getLineStarts()[line] ?? 0
    const endOf = (whole: string, at: number): number => (whole.indexOf('\n', at) + 1 || whole.length + 1) - 1
    const after = text.slice(0, from) + by + text.slice(to)
    const was = text.slice(start, endOf(text, from)).trim()
    const is = after.slice(start, endOf(after, from + by.length)).trim()
    const twin = (seen.get(`${was}\n${is}`) ?? 0) + 1
    seen.set(`${was}\n${is}`, twin)
    return { file, line: line + 1, kind, was, is, twin, from, to, by }
  })
}

/** The condition of a statement or conditional expression. */
function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return node.expression
  return ts.isConditionalExpression(node) || ts.isForStatement(node) ? node.condition : undefined
}

/** The offset of the operator in `n++`, `--n` and the like, and whether it counts up. */
function stepOf(node: ts.Node): { readonly at: number; readonly up: boolean } | undefined {
  if (!ts.isPrefixUnaryExpression(node) && !ts.isPostfixUnaryExpression(node)) return undefined
  const up = node.operator === ts.SyntaxKind.PlusPlusToken
  if (!up && node.operator !== ts.SyntaxKind.MinusMinusToken) return undefined
  return { at: ts.isPrefixUnaryExpression(node) ? node.operand.pos - 2 : node.operand.end, up }
}

/** The changes of a node itself, without its children's. */
function changesOf(node: ts.Node, source: ts.SourceFile): Change[] {
  const span = (of: ts.Node): { from: number; to: number } => ({ from: of.getStart(source), to: of.end })
  const changes: Change[] = []
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node
    const other = operators[operatorToken.kind]
    const joins = operatorToken.kind === ts.SyntaxKind.PlusToken && (isText(left) || isText(right))
    if (other !== undefined && !joins) changes.push({ kind: 'operator', ...span(operatorToken), by: other })
    if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
      changes.push({ kind: 'fallback', from: left.end, to: right.end, by: '' })
  }
  const step = stepOf(node)
  if (step) changes.push({ kind: 'operator', from: step.at, to: step.at + 2, by: step.up ? '--' : '++' })
  if (node.kind === ts.SyntaxKind.TrueKeyword) changes.push({ kind: 'literal', ...span(node), by: 'false' })
  if (node.kind === ts.SyntaxKind.FalseKeyword) changes.push({ kind: 'literal', ...span(node), by: 'true' })
  if (ts.isNumericLiteral(node) && !(ts.isPropertyAssignment(node.parent) && node.parent.name === node))
    changes.push({ kind: 'number', ...span(node), by: String(Number(node.text) + 1) })
  const condition = conditionOf(node)
  if (condition)
    changes.push({ kind: 'condition', ...span(condition), by: `!(${condition.getText(source)})` })
  if (ts.isArrayLiteralExpression(node))
    node.elements.forEach((element, i) => {
      const next = node.elements[i + 1]
      const previous = node.elements[i - 1]
      const from = (next ?? !previous) ? element.getStart(source) : previous.end
      changes.push({ kind: 'element', from, to: next ? next.getStart(source) : element.end, by: '' })
    })
  if (removable.some((is) => is(node))) changes.push({ kind: 'statement', ...span(node), by: ';' })
  return changes
}
