// The program that is one file, with Node and the page inside: the dedicated host, and what a double click opens.

import { runProgram } from './dedicated/program'
import { isGameFile } from './opened-file'
import { builtIn, licences, thread } from './single/assets'
import { personAt } from './single/person'
import { inTerminal } from './single/terminal'

const given = process.argv.slice(2)
/** A double click, on the program or on a game file, gives no options. */
const byHand = given.every(isGameFile)

if (!byHand || !inTerminal(given))
  void runProgram({
    given: byHand ? ['--open', ...given] : given,
    page: builtIn,
    licences,
    thread,
    ...(byHand && { person: personAt(process.stdin, process.stdout) })
  })
