/** German: what the New Characters say. */
import { explain as explained } from '../../../../../polo/words/de/explain'
import { log as logged } from '../../../../../polo/words/de/log'
import { names as family } from '../../../../../polo/words/de/names'
import { refusals as refused } from '../../../../../polo/words/de/refusals'
import { translate } from '../../../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  options: {
    options: {
      'new-characters': {
        label: 'Neue Charaktere',
        partly: 'Ihre Charaktere kommen nur, wenn Charaktere zur Wahl stehen',
        values: {
          off: { label: 'Ohne', note: 'bringt Charaktere zur Wahl, Gaben und Aufträge' },
          on: {
            label: 'Mit',
            note: 'vier weitere Charaktere zur Wahl, fünfzehn Gaben und vier Aufträge, die sie bringen; Werte der gedruckten Erweiterung, keine andere Erweiterung nötig'
          }
        }
      }
    }
  },
  names: {
    characters: {
      'new-characters/altan-ord': family.characters['altan-ord'],
      'new-characters/fratre-nicolao': {
        name: 'Fratre Nicolao',
        short: 'Zieht jede Runde 3 Gaben und behält eine',
        full: 'Zieht zu Beginn jeder Runde drei Gaben und behält eine davon, einmal in der Partie zwei.'
      },
      'new-characters/gunj-kokochin': family.characters['gunj-kokochin'],
      'new-characters/khan-arghun': family.characters['khan-arghun']
    },
    amounts: {
      'new-characters/gift': '{n, plural, one {# Gabe} other {# Gaben}}',
      'new-characters/three-gifts': 'drei Gaben zur Wahl'
    },
    spaces: {
      'new-characters/gunj-goods': family.ownSpaces['gunj-goods'],
      'new-characters/gunj-move': family.ownSpaces['gunj-move']
    },
    sources: {
      'new-characters/gift': 'Gaben',
      'new-characters/altan-ord': 'Altan Ord'
    }
  },
  explain: {
    items: {
      'new-characters/gift':
        'Zieh eine Gabe. Manche wirken sofort, andere behältst du und nutzt sie einmal in einem eigenen Zug.',
      'new-characters/three-gifts': 'Zieh drei Gaben und behalte eine, einmal in der Partie zwei.'
    },
    spaceHelp: {
      'new-characters/gunj-goods': explained.ownSpaceHelp['gunj-goods'],
      'new-characters/gunj-move':
        'Setze 1 Würfel mit beliebigem Wert: ein Schritt auf der Karte, ohne den Preis der Reisetafel. Nur für Gunj, einmal in der Runde.'
    }
  },
  prompts: {
    prompts: {
      'new-characters/keep-gifts': { what: 'Eine Gabe behalten', how: 'die anderen gehen zurück' },
      'new-characters/either-reward': { what: 'Eine Gabe', how: 'wähle eine ihrer beiden Belohnungen' }
    }
  },
  refusals: {
    refusals: {
      'new-characters/no-such-gift': 'Diese Gabe hast du nicht.',
      'new-characters/in-a-movement':
        'Diese Gabe nutzt du unterwegs: Lass einen Posten in einer Stadt zurück, durch die du kommst.',
      'new-characters/already-ready': 'Das nächste besetzte Feld dieses Zuges kostet schon nichts.',
      'new-characters/no-contract-left': 'Es ist kein Auftrag mehr zu ziehen.',
      'new-characters/no-such-card': refused.ofCharacter.noSuchCard,
      'new-characters/card-used': refused.ofCharacter.cardUsed,
      'new-characters/space-used': refused.ofCharacter.used
    }
  },
  log: {
    revealed: {
      'new-characters/giftsDrawn': 'Gaben wurden gezogen',
      'new-characters/giftsShuffled': 'Die Gaben wurden gemischt'
    }
  },
  own: {
    log: {
      giftsShuffled: 'Die genutzten Gaben werden gemischt',
      giftsDrawn: '{who} zieht {n, plural, one {eine Gabe} other {# Gaben}}: {gifts}',
      giftsKept: '{who} behält davon: {gifts}',
      giftDeclined: '{who} hat dafür keine Verwendung und zieht neu: {gift}',
      giftUsed: '{who} nutzt eine Gabe: {gift}',
      freePlacementReady: '{who} zahlt für ein besetztes Feld nichts',
      cityCardsDealt:
        '{n, plural, =0 {Die Stadtkarten gehen zurück} one {# Stadtkarte wird bereitgelegt} other {# Stadtkarten werden bereitgelegt}}',
      cityCardUsed: logged.besideCard
    },
    gifts: {
      'gift-camel-3': 'Drei Kamele',
      'gift-contract-2': 'Zwei Aufträge',
      'gift-contract-1': 'Ein Auftrag',
      'gift-black-die-or-3-coins': 'Schwarzer Würfel oder Münzen',
      'gift-set-die': 'Würfel nach Wahl',
      'gift-camel-2': 'Zwei Kamele',
      'gift-any-good': 'Eine Ware',
      'gift-free-placement': 'Kostenloses Feld',
      'gift-coin-5': 'Fünf Münzen',
      'gift-two-goods': 'Zwei Waren',
      'gift-passing-post': 'Posten unterwegs',
      'gift-vp-per-post': 'Punkte für Posten',
      'gift-vp-per-contract': 'Punkte für Aufträge',
      'gift-coin-8': 'Acht Münzen',
      'gift-move-1': 'Ein Schritt'
    },
    giftHelp: {
      'gift-camel-3': 'Sofort: 3 Kamele.',
      'gift-contract-2': 'Behalten: Zieh einmal in einem eigenen Zug 2 Aufträge.',
      'gift-contract-1': 'Behalten: Zieh einmal in einem eigenen Zug einen Auftrag.',
      'gift-black-die-or-3-coins': 'Sofort: ein schwarzer Würfel oder 3 Münzen.',
      'gift-set-die':
        'Behalten: Drehe einmal in einem eigenen Zug einen deiner Würfel auf einen beliebigen Wert.',
      'gift-camel-2': 'Sofort: 2 Kamele.',
      'gift-any-good': 'Sofort: eine Ware nach Wahl.',
      'gift-free-placement': 'Behalten: Einmal kostet in einem eigenen Zug ein besetztes Feld nichts.',
      'gift-coin-5': 'Sofort: 5 Münzen.',
      'gift-two-goods': 'Sofort: 2 Waren nach Wahl; jeder Mitspieler erhält 1 Gold.',
      'gift-passing-post':
        'Behalten: Lass einmal in einer Bewegung einen Posten in einer Stadt zurück, durch die du kommst.',
      'gift-vp-per-post': 'Sofort: 1 Punkt für jeden deiner Posten auf der Karte, höchstens 6.',
      'gift-vp-per-contract': 'Sofort: 1 Punkt für jeden erfüllten Auftrag, höchstens 6.',
      'gift-coin-8': 'Sofort: 8 Münzen; jeder Mitspieler erhält 3 Münzen.',
      'gift-move-1': 'Behalten: einmal in einem eigenen Zug ein Schritt auf der Karte.'
    },
    labels: {
      gifts: 'Gaben',
      giftsOf: 'Gaben von {name}',
      use: 'Gabe nutzen: {gift}',
      ready: 'bereit',
      keepTwo: 'Du darfst zwei behalten, einmal in der Partie.',
      keep: '{n, plural, =0 {Wähle eine Gabe} one {Diese Gabe behalten} other {Diese zwei Gaben behalten}}',
      setTo: 'Die {from} auf {to} drehen',
      setDie: 'Welchen Würfel, und auf welchen Wert?'
    }
  }
})
