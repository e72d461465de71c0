/** What a table plays otherwise than a new one is set up, in words. */
import { applies, type AnyRules } from '../../shared/engine/rules'
import type { TableInfo } from '../../shared/protocol/messages'
import type { GameUi } from '../contract/game-ui'

/** Each expansion that is on by its name, then each other option with its value where that is not the usual one. */
export function chosenOptions(
  { options }: Pick<AnyRules, 'options'>,
  ui: Pick<GameUi, 'option'>,
  table: Pick<TableInfo, 'options' | 'seats'>
): readonly string[] {
  const changed = options.filter((option) => {
    const value = table.options[option.id] ?? option.fallback
    return option.kind === 'choice' && applies(option, table.seats.length) && value !== option.fallback
  })
  const [modules, others] = [true, undefined].map((module) =>
    changed.filter((option) => option.module === module)
  )
  const nameOf = (id: string): string => ui.option(id).label
  return [
    ...(modules ?? []).map(({ id }) => nameOf(id)),
    ...(others ?? []).map(({ id }) => `${nameOf(id)}: ${ui.option(id, table.options[id]).label}`)
  ]
}
