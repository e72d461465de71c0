/** What is asked of the options of a new table, beyond what makes a config playable. */
import { checkConfig, type AnyRules, type Config, type EffectNeed, type Option, type Refusal } from './rules'

/** How much of its effect an option has with this config; `whole` at its fallback. */
export function effectOf(
  rules: Pick<AnyRules, 'options'>,
  config: Config,
  { id, fallback, effectNeeds }: Option
): 'whole' | EffectNeed['otherwise'] {
  if (!effectNeeds || (config.options[id] ?? fallback) === fallback) return 'whole'
  const { option, values, otherwise } = effectNeeds
  const other = rules.options.find((o) => o.id === option)
  return values.includes(config.options[option] ?? other?.fallback ?? '') ? 'whole' : otherwise
}

/**
 * Why nobody may choose this config for a new table, or undefined if they may: as `checkConfig`, and an option is on that
 * would do nothing (`option-idle`). Tables that exist already, and their rematches, are not asked.
 */
export function checkNewConfig(
  rules: Pick<AnyRules, 'seats' | 'options'>,
  config: Config
): Refusal | undefined {
  const refused = checkConfig(rules, config)
  const idle = rules.options.find((option) => effectOf(rules, config, option) === 'nothing')
  if (refused || !idle?.effectNeeds) return refused
  const { option: needs, values } = idle.effectNeeds
  return { code: 'option-idle', numbers: { option: idle.id, needs, value: values[0] ?? '' } }
}
