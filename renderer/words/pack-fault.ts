/** A fault of a content pack as text: where it is, and what to do about it. */
import type { JsonProblem, PackCode, PackFault, ValueType } from '../../shared/engine/pack'
import type { GameUi } from '../contract/game-ui'
import { say, type AnyMessage } from './message'
import { packWords } from './packs'

/** "Line 12, track.spaces[3].chest:" */
export function packFaultPlace({ line, path }: PackFault): string {
  const at = [line === undefined ? '' : packWords.line(line), path].filter((part) => part !== '')
  return packWords.place(at.length === 0 ? packWords.whole : at.join(', '))
}

/** The sentence of a fault that any pack can have; undefined for a game's own code. */
function commonFault({ code, numbers = {} }: PackFault): string | undefined {
  const { faults, problems, types } = packWords
  const sentences: Readonly<Record<Exclude<PackCode, 'syntax' | 'out-of-range'>, string | AnyMessage>> =
    faults
  switch (code) {
    case 'syntax':
      return (problems as Readonly<Record<JsonProblem, string>>)[numbers['problem'] as JsonProblem]
    case 'out-of-range':
      return say(faults[numbers['least'] === undefined ? 'too-great' : 'too-small'], numbers)
    case 'wrong-type':
      return faults['wrong-type'](
        (types as Readonly<Record<ValueType, string>>)[numbers['expected'] as ValueType]
      )
    default:
      return code in sentences ? say(sentences[code as keyof typeof sentences], numbers) : undefined
  }
}

/** The fault with its module's id, if it has one, replaced by the module's name. */
function named(fault: PackFault, ui: Pick<GameUi, 'option'> | undefined): PackFault {
  const module = fault.numbers?.['module']
  if (module === undefined) return fault
  return { ...fault, numbers: { ...fault.numbers, module: ui?.option(String(module)).label ?? module } }
}

/** The sentence of a fault: from the common catalogue if any pack can have its code, else from the game by `own`. */
export const packFaultSentence = (
  fault: PackFault,
  ui: Pick<GameUi, 'option'> | undefined,
  own: (fault: PackFault) => string | undefined = () => undefined
): string => commonFault(named(fault, ui)) ?? own(fault) ?? packWords.unknown(fault.code)
