/** The option sets under which every game is played by the laws. */
import { applies, type AnyRules, type Options } from '../../shared/engine/rules'

/**
 * All fallbacks (the beginner's game), and the last value of every choice there is for this many players (the expert's).
 */
export function optionSets({ options }: Pick<AnyRules, 'options'>, players: number): readonly Options[] {
  const last = options.flatMap((option) =>
    option.kind === 'choice' && applies(option, players)
      ? [[option.id, option.values[option.values.length - 1] ?? '']]
      : []
  )
  return last.length > 0 ? [{}, Object.fromEntries(last) as Options] : [{}]
}
