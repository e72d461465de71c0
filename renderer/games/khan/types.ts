/** The types of this game's interface. */
import type { Content } from '../../../shared/games/khan/game'
import type { Choice, Event, Item, PointSource, State, TaskKind } from '../../../shared/games/khan/types'
import type { UiTypes } from '../../contract/ui-types'

export interface KhanTypes extends UiTypes {
  readonly state: State
  readonly choice: Choice
  readonly event: Event
  readonly content: Content
  readonly task: TaskKind
  readonly source: PointSource
  readonly item: Item
}
