/**
 * What a module adds to the page of Voyages: sentence, scene, sound and weight of each of its events, and the anchors
 * of its causes. Its words stand in `texts.ts`, its paragraphs in `links.ts` and `books.ts`, its components in
 * `drawn.ts`; the page reads those lists and names no module.
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

/** What sentences of modules can name from the game. */
export interface NamesOf {
  readonly character: (id: CharacterName) => string
  /** The content that is played; undefined if it is not known. */
  readonly content: Content | undefined
  /** Puts amounts into a few words. */
  readonly bundle: (amounts: BundleOf) => string
}

/** How the page presents one kind of event. */
interface OfEvent<Event> {
  readonly sentence: (event: Event, view: State, names: NamesOf) => Parts
  readonly scene: (event: Event, before: Before<State>) => Scene
  readonly sound: PieceSound | undefined
  readonly weight: Weight
  /** In the log it belongs to the action before it. */
  readonly follows?: true
}

export interface ModulePart {
  readonly events: Readonly<Record<OfModule, OfEvent<ModuleEvent>>>
  /** By kind of cause: a few words that say why an amount is gained or paid, and the anchor on the table. */
  readonly causes: Readonly<
    Record<
      OfModule,
      {
        readonly why: (id: string, names: Pick<NamesOf, 'content' | 'bundle'>) => string
        readonly anchor: (id: string, seat: number) => string
      }
    >
  >
  /** The name of a help that can be declared for a movement; undefined if it is not this module's. */
  readonly helpName?: (aid: string, content: Content | undefined) => string | undefined
  /** Texts of a character that state values of the content; undefined for none. */
  readonly textWith?: (character: string, content: Content) => Partial<CharacterText> | undefined
  /** Texts that replace those of a seat's character now; undefined for none. */
  readonly characterText?: (view: State, seat: number, content: Content) => Partial<CharacterText> | undefined
}

/** The components of a module. */
export interface ModuleComponents {
  /** The form that answers a question in the dock, by kind of task; null if the board answers it, or nobody is asked. */
  readonly questions: Readonly<Record<OfModule, Component | null>>
  /** Replaces the short text on a character's plate, by character; gets `seat`. */
  readonly plates: Readonly<Record<string, Component>>
  /** Panels beside the stock of the front seat; get `seat`, and render nothing if there is nothing to show. */
  readonly hands: readonly Component[]
  /** What lies open in front of another seat; gets `seat`, and `full` on its whole board. */
  readonly boards: readonly Component[]
  /** Boards beside the map, by the module's id; shown while it is in play. */
  readonly beside: Readonly<Partial<Record<string, Component>>>
  /** Panels in the column of the other players, below the log, by the module's id; shown while it is in play. */
  readonly column: Readonly<Partial<Record<string, Component>>>
  /** The module's own flying pieces, by kind. */
  readonly pieces: Readonly<Partial<Record<string, Component>>>
}

/** A module's part as its author writes it: leaving out a kind of event does not compile. */
type Written<M extends ModuleTypes> = Omit<ModulePart, 'events'> & {
  readonly events: { readonly [T in M['event']['type']]: OfEvent<Extract<M['event'], { readonly type: T }>> }
}

/**
 * The paragraphs about what a module puts on the table, as its author writes them: a refusal or a task without one does
 * not compile.
 */
export interface LinksOf<M extends ModuleTypes, Paragraph extends string> {
  readonly refusals: Readonly<Record<M['refusal'], Paragraph>>
  readonly tasks: Readonly<Record<M['task']['kind'], Paragraph>>
  readonly items?: Readonly<Record<OfModule, Paragraph>>
  readonly spaces?: Readonly<Record<OfModule, Paragraph>>
  readonly characters?: Readonly<Record<OfModule, Paragraph>>
  readonly sources?: Readonly<Record<OfModule, Paragraph>>
}

// Widens the module's events to the open type that the game's page uses, as `moduleKit` does for the rules.
export const modulePart = <M extends ModuleTypes>(part: Written<M>): ModulePart => part
