/** Describes the options of a table that differ from the defaults. */
import { playedOptions, type AnyRules } from '../../shared/engine/rules'
import type { TableInfo } from '../../shared/protocol/messages'
import type { GameUi } from '../contract/game-ui'
import { labelled } from '../words/labelled'

/** The names of the modules that are on, then each other option with its value if that is not the default. */
export function chosenOptions(
  rules: Pick<AnyRules, 'options'>,
  ui: Pick<GameUi, 'option'>,
  { options, seats }: Pick<TableInfo, 'options' | 'seats'>
): readonly string[] {
  const played = playedOptions(rules, { players: seats.length, options })
  const changed = rules.options.filter(
    ({ id, kind, fallback }) => kind === 'choice' && (played[id] ?? fallback) !== fallback
  )
  return [
    ...changed.filter(({ module }) => module).map(({ id }) => ui.option(id).label),
    ...changed
      .filter(({ module }) => !module)
      .map(({ id }) => labelled(ui.option(id).label, ui.option(id, played[id]).label))
  ]
}
