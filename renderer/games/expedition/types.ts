/** The types of the Expedition's interface. */
import type { Content } from '../../../shared/games/expedition/content'
import type { Choice, Event, GoldSource, State, TaskKind } from '../../../shared/games/expedition/types'
import type { UiTypes } from '../../contract/ui-types'

export interface ExpeditionTypes extends UiTypes {
  readonly state: State
  readonly choice: Choice
  readonly event: Event
  readonly content: Content
  readonly task: TaskKind
  readonly source: GoldSource
}
