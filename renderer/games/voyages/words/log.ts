/** The log's sentence for each kind of event: which one it is, and what fills its slots. */
import type { Content } from '../../../../shared/games/voyages/content'
import type { Cause, Event, State } from '../../../../shared/games/voyages/types'
import { isModuleEvent, isOfModule, type ModuleEvent, type OfModule } from '../../../../shared/polo/open-game'
import { dispatch, type EventHandlers } from '../../../kit/event-table'
import { seat, sentenceOf, text, thing, type Parts } from '../../../kit/log/parts'
import { familySentences, familyWhy, shortParts, type SentenceContext } from '../../../polo/words/log'
import { bundleShort } from '../../../polo/words/amounts'
import { characterName, sourceName } from '../../../polo/words/texts'
import type { NamesOf } from '../modules/part'
import type { Texts } from './texts'

/** The table that a sentence speaks of; `colours`: the seats'. */
interface LogTable {
  readonly view: State
  readonly colours: readonly string[]
  readonly content: Content | undefined
}

/** The same, as the family's sentences ask it. */
interface VoyagesContext extends SentenceContext {
  readonly content: Content | undefined
}

/** A sentence for each kind of event. */
type Sentences = EventHandlers<Event, VoyagesContext, Parts>

/** What modules say of their own: their events, and why an amount came by them. */
export interface SaidOfModules {
  readonly events: Readonly<
    Record<
      OfModule,
      {
        readonly sentence: (event: ModuleEvent, view: State, names: NamesOf) => Parts
      }
    >
  >
  readonly causes: Readonly<
    Record<OfModule, { readonly why: (id: string, names: Pick<NamesOf, 'content' | 'bundle'>) => string }>
  >
}

export function log(texts: Texts, ofModules: SaidOfModules) {
  const { log: said, names } = texts
  const { sentences, why } = said
  const bundle: NamesOf['bundle'] = (amounts) => bundleShort(texts, amounts)

  /** What an amount was for, in a few words; empty where the line before says it. */
  function whyOf(cause: Cause, { content }: VoyagesContext): Parts {
    switch (cause.kind) {
      case 'contractColumn':
        return [text(why.contractColumn(cause.column))]
      case 'post':
        return [text(why.post(cause.post))]
      case 'travelTable':
        return [text(why.travelTable(cause.steps))]
      case 'character':
        return [text(why.character(characterName(texts, cause.character)))]
      case 'scoring':
        return [text(why.scoring(names.sources[cause.source]))]
      default:
        if (isOfModule(cause.kind) && 'id' in cause) {
          const why = ofModules.causes[cause.kind]?.why(cause.id, { content, bundle })
          return [text(why === undefined ? sourceName(texts, cause.kind) : `(${why})`)]
        }
        return familyWhy(texts, cause)
    }
  }

  const table: Sentences = {
    ...familySentences<Cause, VoyagesContext>(texts, whyOf),
    goalsKept: (e) => sentenceOf(sentences.goalsKept, { who: seat(e.seat) }),
    contractsTaken: (e) =>
      sentenceOf(sentences.contractsTaken, {
        who: seat(e.seat),
        n: e.contracts.length,
        columns: thing(
          sentences.columns({ n: e.columns.length, columns: e.columns.map(String) }),
          ...e.contracts.map((id) => `contract:${id}`)
        )
      }),
    rowCleared: () => [text(sentences.rowCleared)],
    rowDealt: (e) => [text(sentences.rowDealt(e.contracts.length))]
  }

  return {
    /** Parts of a line that tells several events. */
    short: shortParts(texts),
    /** The sentence of any event. */
    sentence: (event: Event | ModuleEvent, { view, content, colours }: LogTable): Parts => {
      if (isModuleEvent(event))
        return (
          ofModules.events[event.type]?.sentence(event, view, {
            character: (id) => characterName(texts, id),
            content,
            bundle
          }) ?? []
        )
      const context: VoyagesContext = {
        content,
        colours,
        contract: (id) => content?.contract(id),
        cityOf: (space) => Object.keys(view.cityCards).find((city) => view.cityCards[city]?.includes(space))
      }
      return dispatch(table, event, context)
    }
  }
}
