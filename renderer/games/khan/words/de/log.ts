/** The log’s sentences in German. */
import { log as family } from '../../../../polo/words/de/log'
import { translate } from '../../../../words/message'
import { log as en } from '../en/log'

export const log = translate('de', en, {
  ...family,
  sentences: {
    ...family.sentences,
    goalsKept: '{who} behält ein Ziel',
    contractsTaken: '{who} nimmt {n, plural, one {einen Auftrag} other {# Aufträge}} über {costs}',
    contractsLaid:
      '{n, plural, one {Ein neuer Auftrag liegt in {places}} other {Neue Aufträge liegen in {places}}}',
    sealTaken: '{who} nimmt das {seal}',
    sealImproved: '{who} verbessert das {seal}',
    outpostKept: '{who} behält das Plättchen mit {items}',
    outpostUsed: '{who} nutzt das behaltene Plättchen mit {items}',
    areaCardsDealt:
      '{n, plural, one {Eine neue Stadtkarte liegt} other {# neue Stadtkarten liegen}} im Aktionsbereich',
    offersTurned: 'Die Bücher zeigen neue Angebote; die der nächsten Runde sind aufgedeckt',
    blackDiceRolled: 'Die schwarzen Würfel werden geworfen: {values_list}'
  },
  why: {
    ...family.why,
    fee: 'für das Feld',
    offer: 'aus {book}',
    seal: 'vom {seal}',
    kept: 'vom behaltenen Plättchen',
    contractCity: 'aus {place}'
  },
  bonusActions: { ...family.bonusActions, 'improve-seal': 'für ein Siegel' },
  areaCard: 'Stadtkarte der Runde',
  revealed: {
    ...family.revealed,
    contractsLaid: 'Neue Aufträge wurden ausgelegt',
    areaCardsDealt: 'Neue Stadtkarten wurden ausgelegt',
    offersTurned: 'Die Angebote der nächsten Runde wurden aufgedeckt',
    blackDiceRolled: 'Die schwarzen Würfel wurden geworfen'
  }
})
