/** The types of Voyages' interface: the game's own kinds, and those of modules beside them. */
import type { Content } from '../../../shared/games/voyages/content'
import type {
  AnyItem,
  Choice,
  Event,
  PointSource,
  State,
  TaskKind
} from '../../../shared/games/voyages/types'
import type { ModuleChoice, ModuleEvent, OfModule } from '../../../shared/polo/open-game'
import type { UiTypes } from '../../contract/ui-types'

export interface VoyagesTypes extends UiTypes {
  readonly state: State
  readonly choice: Choice | ModuleChoice
  readonly event: Event | ModuleEvent
  readonly content: Content
  readonly task: TaskKind | OfModule
  readonly source: PointSource | OfModule
  readonly item: AnyItem
}
