/** The log's sentence for each kind of event: which one it is, and what fills its slots. */
import type { Content } from '../../../../shared/games/khan/game'
import type { Cause, Event, OutpostId, State } from '../../../../shared/games/khan/types'
import { dispatch, type EventHandlers } from '../../../kit/event-table'
import { between, seat, sentenceOf, text, thing, type Parts } from '../../../kit/log/parts'
import { bundleShort } from '../../../polo/words/amounts'
import {
  amountParts,
  diePart,
  familySentences,
  bonusWhy,
  familyWhy,
  placePart,
  shortParts,
  type SentenceContext
} from '../../../polo/words/log'
import { characterName } from '../../../polo/words/texts'
import { nameIn } from '../../../words/catalogue'
import type { Texts } from './texts'

/** The table that a sentence speaks of; `colours`: the seats'. */
interface LogTable {
  readonly view: State
  readonly colours: readonly string[]
  readonly content: Content | undefined
}
interface KhanContext extends SentenceContext {
  readonly content: Content | undefined
  /** Black dice lie rolled: taking one is no roll (ruling 59). */
  readonly rollsBlack: boolean
}

type Sentences = EventHandlers<Event, KhanContext, Parts>

export function log(texts: Texts) {
  const { board, log: said, names } = texts
  const { sentences, why } = said

  /** What an amount was for, in a few words; empty where the line before says it. */
  function whyOf(cause: Cause): Parts {
    switch (cause.kind) {
      case 'fee':
        return [text(why.fee)]
      case 'offer':
        return [text(why.offer(names.books[cause.book]))]
      case 'seal':
        return [text(why.seal(nameIn(board.seals, cause.seal)))]
      case 'keptOutpost':
        return [text(why.kept)]
      case 'contractCity':
        return sentenceOf(why.contractCity, { place: placePart(texts, cause.location) })
      case 'post':
        return [text(why.post(cause.post))]
      case 'character':
        return [text(why.character(characterName(texts, cause.character)))]
      case 'bonusAction':
        return bonusWhy(texts, cause.action)
      default:
        return familyWhy(texts, cause)
    }
  }
  const tile = (id: OutpostId, { content }: KhanContext): Parts =>
    amountParts(content?.outpost(id).reward ?? {})

  const family = familySentences<Cause, KhanContext>(texts, whyOf)
  const table: Sentences = {
    ...family,
    blackDieTaken: (e, context) =>
      context.rollsBlack
        ? sentenceOf(sentences.blackDieTaken, {
            who: seat(e.seat),
            die: diePart(texts, -1, 'black', e.value)
          })
        : family.blackDieTaken(e, context),
    goalsKept: (e) => sentenceOf(sentences.goalsKept, { who: seat(e.seat) }),
    contractsTaken: (e, { contract }) =>
      sentenceOf(sentences.contractsTaken, {
        who: seat(e.seat),
        n: e.contracts.length,
        costs: between(
          ' / ',
          e.contracts.map((id) => thing(bundleShort(texts, contract(id)?.cost ?? {}), `contract:${id}`))
        )
      }),
    contractsLaid: (e) =>
      sentenceOf(sentences.contractsLaid, {
        n: e.laid.length,
        places: between(
          ', ',
          [...new Set(e.laid.map(({ location }) => location))].map((id) =>
            thing(names.places[id] ?? id, `place:${id}`)
          )
        )
      }),
    sealTaken: (e) =>
      sentenceOf(sentences.sealTaken, { who: seat(e.seat), seal: nameIn(board.seals, e.seal) }),
    sealImproved: (e) =>
      sentenceOf(sentences.sealImproved, { who: seat(e.seat), seal: nameIn(board.seals, e.seal) }),
    outpostKept: (e, context) =>
      sentenceOf(sentences.outpostKept, { who: seat(e.seat), items: tile(e.bonus, context) }),
    outpostUsed: (e, context) =>
      sentenceOf(sentences.outpostUsed, { who: seat(e.seat), items: tile(e.bonus, context) }),
    cityCardUsed: (e) => sentenceOf(said.besideCard, { who: seat(e.seat) }),
    offersTurned: () => [text(sentences.offersTurned)],
    areaCardsDealt: (e) => [text(sentences.areaCardsDealt(e.cards.length))],
    blackDiceRolled: (e) => [text(sentences.blackDiceRolled(e.values.map(String)))]
  }

  return {
    /** Parts of a line that tells several events. */
    short: shortParts(texts),
    /** The sentence of any event. */
    sentence: (event: Event, { view, content, colours }: LogTable): Parts => {
      const context: KhanContext = {
        colours,
        content,
        rollsBlack: view.rollsBlack,
        contract: (id) => content?.contract(id),
        cityOf: (space) => Object.keys(view.cityCards).find((city) => view.cityCards[city] === space)
      }
      return dispatch(table, event, context)
    }
  }
}
