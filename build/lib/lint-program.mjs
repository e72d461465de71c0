// The parser with which ESLint knows types: one TypeScript program for all scripts and components. Left to itself, the
// parser makes a new program for every component, since a component's script is not what its file contains; that took
// half of the time of `npm run lint`.

import ts from 'typescript'
import { parser } from 'typescript-eslint'
import { inside } from './project.mjs'

const vue = { extension: '.vue', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred }
const isComponent = (file) => file.endsWith(vue.extension)
const script = /<script\b[^>]*>([^]*?)<\/script>/

/** What TypeScript reads of a file: of a component its script. */
function textOf(file) {
  const text = ts.sys.readFile(file)
  return text !== undefined && isComponent(file) ? (script.exec(text)?.[1] ?? '') : text
}

/** Source files by name, as they were last read. */
const sources = new Map()
let program

/** The program in which this file has this text. Only a text that is not on the disk costs another program. */
function programWith(file, text) {
  program ??= newProgram()
  if (program.getSourceFile(file)?.text !== text) program = newProgram(file.replaceAll('\\', '/'), text)
  return program
}

/** A program of what tsconfig.json includes and of all components there, with another text for one file. */
function newProgram(changed, text) {
  const { config } = ts.readConfigFile(inside('tsconfig.json'), ts.sys.readFile)
  const read = ts.parseJsonConfigFileContent(config, ts.sys, inside(), {}, undefined, undefined, [vue])
  const options = { ...read.options, allowNonTsExtensions: true }
  const host = ts.createCompilerHost(options, true)
  host.getSourceFile = (file, target) => {
    const content = file === changed ? text : textOf(file)
    const old = sources.get(file)
    if (content === undefined || old?.text === content) return old
    const kind = isComponent(file) ? ts.ScriptKind.TS : undefined
    const source = ts.createSourceFile(file, content, target, true, kind)
    sources.set(file, source)
    return source
  }
  return ts.createProgram({ rootNames: read.fileNames, options, host, oldProgram: program })
}

/** The parser of typescript-eslint, with the types of that program for whoever asks for types (`project`). */
export const typedParser = {
  meta: { name: 'typed-parser', version: parser.meta?.version },
  parseForESLint(code, options) {
    // The expressions of a template ask for none.
    if (!options?.project || !options.filePath) return parser.parseForESLint(code, options)
    const programs = [programWith(options.filePath, code)]
    return parser.parseForESLint(code, { ...options, project: null, programs })
  }
}
