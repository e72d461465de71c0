/** Mutation testing: changes the rules in small, random ways and lists the changes that no test notices. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Chance, seeded } from '../../shared/engine/chance'
import { print, readWords, toolOf, UsageError, wholeNumber } from './lib/words'
import { reasonOf } from './mutants/equivalent'
import { root } from './mutants/related'
import { FailsAnyway, Tester, type Outcome } from './mutants/run'
import { mutantsOf, type Mutant } from './mutants/sites'

const rooms = ['shared/engine', 'shared/polo', 'shared/games']

/** Tests that can see a mutant: they run the rules in their own process and have no side effects. */
const ofRules = 'tests/{engine,polo,voyages,expedition,khan,players,laws}/**/*.test.ts'

/** Code and test for the runner's self-test. */
const toy = 'build/tools/mutants/toy'

const help = `npm run -s mutants -- [options]

Makes mutants of the rules: one operator, literal, condition, list element, fallback or statement is changed at a time, in
memory only. Runs the tests that reach the change, and lists every mutant that no test kills. Only tests of the rules
and of the players run, which start no processes.

  --count N       how many mutants (default: 20)
  --seed N        which ones: the same seed picks the same ones from the same code (default: 1)
  --from N        leave out those before the N-th, for instance after an interruption (default: 1)
  --under FOLDER  only files in this folder (default: ${rooms.join(', ')})
  --tests GLOB    only these tests (default: ${ofRules})
  --patience N    a mutant counts as killed, because it hangs, if no test ends for N seconds (default: 120)
  --self-test     try the runner on a toy: one mutant that must be killed, one that must survive
  --json          print one JSON object on standard output
  --help          print this text

A survivor shows a missing test, or a change that makes no difference. The latter is listed with the reason in
build/tools/mutants/equivalent.json and is not tried again.
Exit code: 0; 1 if the self-test fails or tests fail without a mutant; 2 if an option is wrong.`

/** What `mutants --json` prints. */
interface Mutated {
  readonly seed: number
  /** How many there are in `list`. */
  readonly count: number
  /** How many mutants there were to pick from. */
  readonly of: number
  /** Includes mutants that hang. */
  readonly killed: number
  readonly survived: number
  readonly equivalent: number
  /** Share of killed mutants among those that are not listed as equivalent, from 0 to 1. */
  readonly share: number
  readonly list: readonly Outcome[]
}

async function main(words: readonly string[]): Promise<number> {
  const { values } = readWords(words, {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '1' },
    under: { type: 'string' },
    tests: { type: 'string', default: ofRules },
    patience: { type: 'string', default: '120' },
    'self-test': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false }
  })
  if (values['help'] === true) {
    print(help)
    return 0
  }
  const count = wholeNumber('count', values['count'], 1, 100_000)
  const seed = wholeNumber('seed', values['seed'], 0, 2 ** 31 - 1)
  const first = wholeNumber('from', values['from'], 1, count)
  const testsItself = values['self-test'] === true
  const patience = wholeNumber('patience', values['patience'], 1, 3600)
  const tester = new Tester(patience, testsItself ? `${toy}/*.test.ts` : String(values['tests']))
  const asJson = values['json'] === true
  // Tests draw by a seed; given here, it is not printed, and the same mutants meet the same tests again.
  process.env['CARAVAN_SEED'] ??= String(seed)
  try {
    if (testsItself) return await selfTest(tester, asJson)
    const all = mutantsIn(values['under'] === undefined ? rooms : [String(values['under'])])
    const picked = new Chance(seeded(seed)).shuffle(all).slice(first - 1, count)
    const result = summary(seed, all.length, await tryAll(tester, picked))
    print(asJson ? JSON.stringify(result) : inWords(result))
    return 0
  } catch (error) {
    if (!(error instanceof FailsAnyway)) throw error
    console.error(`${error.message} fails without a mutant too; fix it first.`)
    return 1
  } finally {
    await tester.close()
  }
}

/** All mutants of the files in these folders, always in the same order. */
function mutantsIn(folders: readonly string[]): Mutant[] {
  const files = folders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
          .map((file) => join(folder, file).replaceAll('\\', '/'))
      : []
  )
  if (files.length === 0) throw new UsageError(`There is no TypeScript in ${folders.join(', ')}`)
  return files.sort().flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')))
}

async function tryAll(tester: Tester, mutants: readonly Mutant[]): Promise<Outcome[]> {
  const known = mutants.map((mutant): Outcome | undefined => {
    const { from: _from, to: _to, by: _by, ...named } = mutant
    const reason = reasonOf(mutant)
    return reason === undefined ? undefined : { ...named, verdict: 'equivalent', reason }
  })
  const open = mutants.filter((_, at) => !known[at])
  console.error(`${mutants.length - open.length} of ${mutants.length} are known to be equivalent.`)
  console.error('Running the tests once without a mutant, to learn which of them execute each change ...')
  let done = 0
  const tried = await tester.tryAll(open, ({ verdict, file, line, was, is, by = '' }) => {
    console.error(`${++done} of ${open.length}: ${verdict}  ${file}:${line}  ${by}`)
    if (verdict === 'survived') console.error(`  - ${was}\n  + ${is}`)
  })
  return known.map((outcome) => outcome ?? tried.shift()).filter((outcome) => outcome !== undefined)
}

function summary(seed: number, of: number, list: readonly Outcome[]): Mutated {
  const count = (...verdicts: Outcome['verdict'][]): number =>
    list.filter(({ verdict }) => verdicts.includes(verdict)).length
  const [killed, survived, equivalent] = [count('killed', 'hung'), count('survived'), count('equivalent')]
  const share = killed + survived === 0 ? 1 : killed / (killed + survived)
  return { seed, count: list.length, of, killed, survived, equivalent, share, list }
}

function inWords({ seed, count, of, killed, survived, equivalent, share, list }: Mutated): string {
  const shown = list.filter(({ verdict }) => verdict === 'survived' || verdict === 'equivalent')
  return [
    ...shown.flatMap(({ file, line, kind, was, is, twin, verdict, reason }) => [
      `${verdict}  ${file}:${line}  ${kind}${twin > 1 ? `, twin ${twin}` : ''}`,
      `  - ${was}`,
      `  + ${is}`,
      `  verdict: ${reason ?? ''}`,
      ''
    ]),
    `${count} of ${of} mutants, seed ${seed}: ${killed} killed, ${survived} survived, ${equivalent} called equivalent; ` +
      `${(100 * share).toFixed(1)} % of those not called equivalent are killed`
  ].join('\n')
}

/** Tries the toy: the negated condition must be killed by its test; `a <= b`, an equivalent function, must survive. */
async function selfTest(tester: Tester, asJson: boolean): Promise<number> {
  const list = await tester.tryAll(mutantsIn([toy]))
  const wrong = list.filter(({ kind, verdict }) => verdict !== (kind === 'operator' ? 'survived' : 'killed'))
  const ok = wrong.length === 0 && list.length === 2
  const result = summary(0, list.length, list)
  print(asJson ? JSON.stringify({ ok, ...result }) : inWords(result))
  return ok ? 0 : 1
}

export const tool = toolOf(main)
