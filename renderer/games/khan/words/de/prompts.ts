/** The top bar’s prompt in German: what (a few words) and how (a hint), for every kind of task. */
import { prompts as family } from '../../../../polo/words/de/prompts'
import { translate } from '../../../../words/message'
import { prompts as en } from '../en/prompts'

export const prompts = translate('de', en, {
  ...family,
  prompts: {
    ...family.prompts,
    'keep-goals': { what: 'Behalte ein Ziel', how: 'niemand sonst sieht es' },
    'choose-offer': { what: 'Am Buch', how: 'wähle eines der vier Angebote' },
    'take-seal': { what: 'Nimm ein Gildensiegel', how: 'wähle ein leuchtendes Siegel' },
    'take-contracts': { what: 'Nimm Aufträge', how: 'wähle einen oder zwei aus Städten mit deinem Posten' },
    'city-contract': { what: 'Ein Auftrag der Stadt', how: 'nimm einen oder keinen' },
    'choose-reward': { what: 'Wähle eine Belohnung', how: '' },
    'pick-black': { what: 'Ein schwarzer Würfel', how: 'wähle, welchen du nimmst' },
    'double-bonus': { what: 'In dieser Runde zweimal', how: 'wähle, welcher Bonus zweimal kommt' },
    'swap-pairs': {
      what: 'Pärchen deines Wurfs',
      how: 'getauscht bringt es dies statt der zwei Belohnungen'
    },
    'extra-post': { what: 'Ein weiterer Posten', how: 'wähle eine durchreiste Stadt, oder keine' },
    'copy-bonus': { what: 'Übernimm einen Bonus', how: 'wähle einen leuchtenden Marker' },
    'own-bonuses': { what: 'Stadtboni', how: 'wähle eine deiner Markerstädte' }
  },
  reasons: {
    ...family.reasons,
    seal: 'Bonus: {seal}',
    offer: 'aus {book}',
    kept: 'behaltenes Plättchen',
    contractCity: 'für den Posten in {place}'
  },
  turnPrompts: {
    ...family.turnPrompts,
    stuck: {
      what: 'Dein Zug: keine Hauptaktion',
      how: 'noch keine: ändere einen Würfel, wenn du kannst, oder leg einen in den Geldbeutel'
    },
    bagged: { what: 'Dein Zug', how: 'keine Hauptaktion möglich: Bonusaktionen oder Zug beenden' },
    placeNext: 'wähle einen leuchtenden Ort auf der Karte',
    pay: { what: 'Wie zahlst du?', how: 'Münzen und Kamele, oder Jade an ihrer Stelle' }
  }
})
