// Entry point of the single-file program (Node and the page inside): the dedicated host, or the game on a double click.

import { runProgram } from './dedicated/program'
import { isGameFile } from './opened-file'
import { builtIn, licences, thread } from './single/assets'
import { personAt } from './single/person'
import { reopenInTerminal } from './single/terminal'

const given = process.argv.slice(2)
/** A double click, on the program or on a game file, passes no options. */
const byDoubleClick = given.every(isGameFile)

if (!byDoubleClick || !reopenInTerminal(given))
  void runProgram({
    given: byDoubleClick ? ['--open', ...given] : given,
    page: builtIn,
    licences,
    thread,
    ...(byDoubleClick && { person: personAt(process.stdin, process.stdout) })
  })
