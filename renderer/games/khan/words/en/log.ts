/** The log's sentences. `{who}`: the player; a sentence begins with it, since it is left out under a turn's mark. */
import { log as family } from '../../../../polo/words/en/log'
import { byIds, english } from '../../../../words/message'

export const log = english({
  ...family,
  sentences: {
    ...family.sentences,
    goalsKept: '{who} keeps one goal',
    contractsTaken: '{who} takes {n, plural, one {a contract} other {# contracts}} asking for {costs}',
    contractsLaid: '{n, plural, one {A new contract lies in {places}} other {New contracts lie in {places}}}',
    sealTaken: '{who} takes the {seal}',
    sealImproved: '{who} improves the {seal}',
    outpostKept: '{who} keeps the tile with {items}',
    outpostUsed: '{who} uses the kept tile with {items}',
    areaCardsDealt: '{n, plural, one {A new city card lies} other {# new city cards lie}} in the action area',
    offersTurned: 'The books show new offers; those of the next round lie face up beside them',
    blackDiceRolled: 'The black dice are rolled: {values_list}'
  },
  why: {
    ...family.why,
    fee: 'for the space',
    offer: 'from {book}',
    seal: 'from the {seal}',
    kept: 'from the kept tile',
    contractCity: 'from {place}'
  },
  bonusActions: { ...family.bonusActions, 'improve-seal': 'for a seal' },
  areaCard: 'City card of the round',
  revealed: byIds({
    ...family.revealed,
    contractsLaid: 'new contracts were laid out',
    areaCardsDealt: 'new city cards were laid out',
    offersTurned: 'the offers of the next round were turned up',
    blackDiceRolled: 'the black dice were rolled'
  })
})
