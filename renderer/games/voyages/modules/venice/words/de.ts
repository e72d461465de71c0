/** German: what the City of Venice says. */
import { translate } from '../../../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  options: {
    options: {
      venice: {
        label: 'Die Stadt Venedig',
        values: {
          off: { label: 'Ohne', note: 'bringt Paläste in Venedig, je vier Posten und eine fünfte Person' },
          on: {
            label: 'Mit',
            note: 'sechs Paläste, die ein Würfel besucht, Ansehen für Posten dort, vier Posten mehr für alle; nötig für fünf Personen, keine andere Erweiterung nötig. Paläste, Kosten und Belohnungen sind von uns: Die gedruckten waren nicht zu finden'
          }
        }
      }
    }
  },
  names: {
    places: {
      'venice/cannaregio': 'Cannaregio',
      'venice/santa-croce': 'Santa Croce',
      'venice/san-polo': 'San Polo',
      'venice/dorsoduro': 'Dorsoduro',
      'venice/castello': 'Castello',
      'venice/san-marco': 'San Marco'
    },
    spaces: { 'venice/rialto': 'Rialto' },
    sources: { 'venice/palace': 'Paläste Venedigs', 'venice/reputation': 'Ansehen in Venedig' }
  },
  explain: {
    spaceHelp: {
      'venice/rialto':
        'Setze 1 Würfel und besuche einen Palast, der keinen höheren Würfel verlangt und in dem kein Posten von dir steht: Zahle seine Kosten, setze dort einen Posten und erhalte seine Belohnung und dein Ansehen.'
    },
    postBadges: {
      12: 'Der 12. Posten auf der Karte bringt sofort {points, plural, one {# Punkt} other {# Punkte}}.',
      13: 'Der 13. Posten auf der Karte bringt sofort {points, plural, one {# Punkt} other {# Punkte}}.',
      15: 'Der 15. Posten auf der Karte bringt sofort {points, plural, one {# weiteren Punkt} other {# weitere Punkte}}.'
    }
  },
  prompts: {
    prompts: {
      'venice/visit': { what: 'Einen Palast besuchen', how: 'wähle einen auf dem Plan von Venedig' },
      'venice/settle': { what: 'Ein Palast', how: 'dein Posten kommt mit seinen Belohnungen dorthin' }
    }
  },
  refusals: {
    refusals: {
      'venice/no-palace': 'Mit diesem Würfel und deinem Vorrat kannst du keinen Palast besuchen.',
      'venice/die-too-low':
        'Dieser Palast verlangt einen Würfel von mindestens {needs}; der Würfel zeigt {value}.',
      'venice/post-there': 'In diesem Palast steht schon ein Posten von dir: einer je Palast.'
    }
  },
  own: {
    log: {
      risen:
        '{who} steigt im Ansehen: {n, plural, one {ein erster Posten in Venedig} other {# Posten in Venedig}}',
      palace: 'Palast {palace}',
      reputation: 'Ansehen für {n, plural, one {den ersten Posten in Venedig} other {# Posten in Venedig}}'
    },
    labels: {
      board: 'Stadt Venedig',
      reputation: 'Ansehen',
      palace: '{palace}, Würfel von mindestens {least}: {cost} → {reward}',
      posts: 'Posten: {list}',
      help: 'Besuche ihn über den Rialto mit einem Würfel von mindestens {least}. Kosten: {cost}. Belohnung: {reward}. Posten in Palästen zählen für späte Posten und für Karten, die Posten zählen, nicht für Ziele.',
      first: 'Der erste Posten überhaupt bringt hier zusätzlich {reward}.',
      founded: 'Hier war schon jemand: keine Punkte mehr für den ersten Posten.',
      step: '{n, plural, one {Erster Posten in Venedig: {reward}} other {#. Posten in Venedig: {reward}}}'
    }
  }
})
