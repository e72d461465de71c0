/**
 * What a module brings to the page of Voyages: sentence, scene, sound and weight of each of its events, and where its causes
 * lie. Its words stand in `texts.ts`, its paragraphs in `links.ts` and `book.ts`, what it draws in `components.ts`; the
 * page asks those lists and names no module.
 */
import type { Component } from 'vue'
import type { ModuleEvent, ModuleTypes, OfModule } from '../../../../shared/polo/open-game'
import type { Content } from '../../../../shared/games/voyages/content'
import type { CharacterName, State } from '../../../../shared/games/voyages/types'
import type { BundleOf } from '../../../art/icons'
import type { Weight } from '../../../contract/event-weight'
import type { Scene } from '../../../contract/game-ui'
import type { PieceSound } from '../../../contract/sound'
import type { Parts } from '../../../kit/log/parts'
import type { Before } from '../../../polo/flights'
import type { CharacterText } from '../../../polo/words'

/** What sentences of modules may name of the game. */
export interface NamesOf {
  readonly character: (id: CharacterName) => string
  /** What is played over; undefined where that is not known. */
  readonly content: Content | undefined
  /** Amounts in a few words. */
  readonly bundle: (amounts: BundleOf) => string
}

/** One of each for every kind of event. */
interface OfEvent<Event> {
  readonly sentence: (event: Event, view: State, names: NamesOf) => Parts
  readonly scene: (event: Event, before: Before<State>) => Scene
  readonly sound: PieceSound | undefined
  readonly weight: Weight
  /** In the log it belongs to what was done before it. */
  readonly follows?: true
}

export interface ModulePart {
  readonly events: Readonly<Record<OfModule, OfEvent<ModuleEvent>>>
  /** Why something came, by the kind of cause: a few words after an amount, and its anchor on the table. */
  readonly causes: Readonly<
    Record<
      OfModule,
      {
        readonly why: (id: string, names: Pick<NamesOf, 'content' | 'bundle'>) => Parts
        readonly anchor: (id: string, seat: number) => string
      }
    >
  >
  /** What is called so that it may be declared for a movement, by the name of the help; undefined for none of its own. */
  readonly helpName?: (aid: string, content: Content | undefined) => string | undefined
  /** What is said of the character of a seat in place of what its own words say; undefined for nothing. */
  readonly characterText?: (view: State, seat: number) => Partial<CharacterText> | undefined
}

/** What a module draws on the table. */
export interface ModuleComponents {
  /** What answers a question on the slip, by the kind of task; null where the board does, or nobody is asked. */
  readonly questions: Readonly<Record<OfModule, Component | null>>
  /** What stands on a character's plate in place of its few words: gets `seat`. */
  readonly plates: Readonly<Record<string, Component>>
  /** What lies beside the stock of the board in front: gets `seat`, draws nothing where there is nothing. */
  readonly hands: readonly Component[]
  /** What lies open before another seat: gets `seat`, and `full` on its whole board. */
  readonly boards: readonly Component[]
  /** Boards beside the map, by the module's id: there while it is played. */
  readonly beside: Readonly<Partial<Record<string, Component>>>
  /** Panels in the column of the others, above the log, by the module's id: there while it is played. */
  readonly column: Readonly<Partial<Record<string, Component>>>
  /** Pieces of their own in flight, by kind. */
  readonly pieces: Readonly<Partial<Record<string, Component>>>
}

/** A module's part as it is written: a kind of event that it leaves out does not compile. */
type Written<M extends ModuleTypes> = Omit<ModulePart, 'events'> & {
  readonly events: { readonly [T in M['event']['type']]: OfEvent<Extract<M['event'], { readonly type: T }>> }
}

// Its own events become the open ones of the game's page here, as its rules' do in `moduleKit`.
export const modulePart = <M extends ModuleTypes>(part: Written<M>): ModulePart => part
