/** German: what the Secret Paths say. */
import { translate } from '../../../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  options: {
    options: {
      'secret-paths': {
        label: 'Geheime Pfade',
        values: {
          off: { label: 'Ohne', note: 'bringt einen Charakter zur Wahl und Pfadmarker' },
          on: {
            label: 'Mit',
            note: 'ein weiterer Charakter zur Wahl, der Pfadmarker für seine Reisen sammelt; was die zwölf Marker bewirken, ist von uns, die gedruckten sind nicht bekannt; nur mit Charakteren zur Wahl, keine andere Erweiterung nötig'
          }
        }
      }
    }
  },
  names: {
    characters: {
      'secret-paths/andre-de-longjumeau': {
        name: 'André de Longjumeau',
        short: 'Zieht jede Runde 2 Pfadmarker und behält einen',
        full: 'Zieht zu Beginn jeder Runde zwei Pfadmarker und behält einen davon. Jeder hilft bei einer seiner Reisen oder ist ein Schritt auf der Karte und ist dann verbraucht.'
      }
    },
    amounts: {
      'secret-paths/path': '{n, plural, one {# Pfadmarker} other {# Pfadmarker zur Wahl}}'
    }
  },
  explain: {
    items: {
      'secret-paths/path':
        'Zieh Pfadmarker und behalte einen. Er liegt offen vor dir, bis du ihn einmal für eine Reise nutzt.'
    }
  },
  prompts: {
    prompts: {
      'secret-paths/keep-path': { what: 'Einen Pfadmarker behalten', how: 'der andere geht zurück' }
    }
  },
  refusals: {
    refusals: {
      'secret-paths/no-such-path': 'Diesen Pfadmarker hast du nicht.',
      'secret-paths/in-a-movement':
        'Dieser Pfadmarker hilft bei einer Reise: Nutze ihn, sobald sie geplant ist, vor ihrem ersten Schritt.',
      'secret-paths/bonus-action':
        'Dieser Pfadmarker ist eine eigene Bonusaktion und hilft nicht bei einer Reise.',
      'secret-paths/travel-alone':
        'Dieser Pfadmarker hilft nur bei der Reiseaktion, nicht bei einer Bonusbewegung.',
      'secret-paths/too-late': 'Ein Pfadmarker je Bewegung, und nur vor ihrem ersten Schritt.',
      'secret-paths/by-one-die':
        'Diesen Pfadmarker nutzt du, indem du einen einzigen Würfel auf das Reisefeld setzt.',
      'secret-paths/of-no-use': 'Dieser Pfadmarker würde für dich nichts ändern.'
    }
  },
  log: {
    revealed: {
      'secret-paths/pathDrawn': 'Pfadmarker wurden gezogen',
      'secret-paths/pathsShuffled': 'Die Pfadmarker wurden gemischt'
    }
  },
  own: {
    log: {
      pathsShuffled: 'Die genutzten Pfadmarker werden gemischt',
      pathDrawn: '{who} zieht einen Pfadmarker: {path}',
      pathKept: '{who} behält davon: {path}',
      pathUsed: '{who} nutzt einen Pfadmarker: {path}'
    },
    paths: {
      steps: '{n, plural, one {Ein Schritt mehr} other {# Schritte mehr}}',
      freeRoads: '{n, plural, one {Ein kostenloser Weg} =2 {Zwei kostenlose Wege} other {# kostenlose Wege}}',
      allRoadsFree: 'Alle Wege kostenlos',
      oases: 'Von Oase zu Oase',
      'large-city': 'Von großer zu großer Stadt',
      'small-city': 'Von kleiner zu kleiner Stadt',
      coinsOff: '{n, plural, one {Eine Münze weniger} =6 {Sechs Münzen weniger} other {# Münzen weniger}}',
      move: '{n, plural, one {Ein Schritt} other {# Schritte}}',
      passingPost: 'Posten unterwegs',
      dice: 'Einsamer Reiter'
    },
    pathHelp: {
      steps:
        'Eine Reiseaktion darf {n, plural, one {einen Schritt mehr haben; er kostet} other {# Schritte mehr haben; sie kosten}} keine Münzen.',
      freeRoads:
        '{n, plural, one {Ein Weg einer Bewegung kostet} =2 {Zwei Wege einer Bewegung kosten} other {# Wege einer Bewegung kosten}} nichts.',
      allRoadsFree: 'Alle Wege einer Bewegung kosten nichts.',
      oases:
        'In einer Bewegung gehst du von jeder Oase zu jeder anderen, jeweils ein Schritt ohne Preis für den Weg.',
      'large-city':
        'Einmal in einer Bewegung gehst du von einer großen Stadt zu einer beliebigen anderen: ein Schritt{n, plural, =0 {} one { und # Kamel} other { und # Kamele}}.',
      'small-city':
        'Einmal in einer Bewegung gehst du von einer kleinen Stadt zu einer beliebigen anderen: ein Schritt{n, plural, =0 {} one { und # Kamel} other { und # Kamele}}.',
      coinsOff: 'Die Schritte einer Reiseaktion kosten {n, plural, one {# Münze} other {# Münzen}} weniger.',
      move: 'Eine Bonusaktion: {n, plural, one {ein Schritt} other {bis zu # Schritte}} auf der Karte.',
      passingPost: 'Lass in einer Bewegung einen Posten in einer Stadt zurück, durch die du kommst.',
      dice: 'Eine Reiseaktion mit nur einem Würfel: Setze ihn auf das Reisefeld.'
    },
    labels: {
      paths: 'Pfadmarker',
      use: 'Pfadmarker nutzen: {path}',
      plan: 'Mit Pfadmarker reisen: {path}',
      keep: 'Pfadmarker behalten: {path}'
    }
  }
})
