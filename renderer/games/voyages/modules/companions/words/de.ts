/** German: what the Companions say. */
import { translate } from '../../../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  options: {
    options: {
      companions: {
        label: 'Gefährten',
        values: {
          off: { label: 'Ohne', note: 'bringt Gefährten und ein Feld, auf dem ein Würfel sie anwirbt' },
          on: {
            label: 'Mit',
            note: 'vierzehn Gefährten, die im Haus der Gefährten angeworben werden; Kosten und Fähigkeiten sind von uns, die gedruckten sind nicht bekannt; keine andere Erweiterung nötig'
          }
        }
      }
    }
  },
  names: {
    spaces: { 'companions/house': 'Haus der Gefährten' },
    sources: { 'companions/companion': 'Gefährten' }
  },
  explain: {
    spaceHelp: {
      'companions/house':
        'Setze 1 Würfel: Wirb einen offenen Gefährten an, dessen Zahl nicht über dem Würfel liegt, und zahle seine Kosten. Fehlt der Platz, geht einer von deinen.'
    }
  },
  prompts: {
    prompts: {
      'companions/hire': { what: 'Einen Gefährten anwerben', how: 'zahle seine Kosten' },
      'companions/borrow': { what: 'Einen Gefährten für diese Runde nehmen', how: 'ohne Würfel und Kosten' }
    }
  },
  refusals: {
    refusals: {
      'companions/none-to-hire':
        'Es gibt keinen Gefährten, den du mit diesem Würfel und deinem Vorrat anwerben kannst.',
      'companions/die-too-low':
        'Dieser Gefährte verlangt mindestens eine {needs}; dein Würfel zeigt {value}.',
      'companions/dismiss-one':
        'Du hast keinen Platz für noch einen Gefährten: Sag, welcher von deinen geht.',
      'companions/same-again': 'Nicht derselbe Gefährte in zwei Runden nacheinander.'
    }
  },
  log: {
    revealed: { 'companions/rowFilled': 'Ein neuer Gefährte wurde ausgelegt' }
  },
  own: {
    log: {
      hired: '{who} wirbt einen Gefährten an: {companion}',
      dismissed: '{who} wirbt an: {companion}, und entlässt: {other}',
      borrowed: '{who} nimmt für diese Runde einen Gefährten: {companion}',
      returned: '{who} gibt einen Gefährten zurück: {companion}',
      used: '{who} nutzt die Hilfe eines Gefährten: {companion}',
      rowFilled:
        '{n, plural, one {Ein Gefährte wird ausgelegt} other {# Gefährten werden ausgelegt}}: {companions}'
    },
    companions: {
      'companion-camel-driver': 'Kameltreiber',
      'companion-astrologer': 'Sterndeuterin',
      'companion-money-changer': 'Geldwechsler',
      'companion-spice-trader': 'Gewürzhändlerin',
      'companion-interpreter': 'Dolmetscher',
      'companion-silk-weaver': 'Seidenweberin',
      'companion-caravan-leader': 'Karawanenführer',
      'companion-innkeeper': 'Wirtin',
      'companion-court-page': 'Page',
      'companion-notary': 'Notar',
      'companion-goldsmith': 'Goldschmied',
      'companion-guide': 'Wegführerin',
      'companion-envoy': 'Gesandter',
      'companion-chronicler': 'Chronist'
    },
    does: {
      reroll: '{n, plural, one {# Neuwurf} other {# Neuwürfe}} je Runde ohne Kamel.',
      adjust: '{n, plural, one {Einmal} other {#-mal}} je Runde einen Würfel drehen ohne Kamele.',
      camelsOff: '{n, plural, one {# Kamel} other {# Kamele}} weniger für jeden Weg, der Kamele verlangt.',
      freePlacement: '{n, plural, one {# besetztes Feld} other {# besetzte Felder}} je Runde umsonst.',
      khansFavor: '{n, plural, one {Einmal} other {#-mal}} je Runde mehr aus der Gunst des Khans: {reward}.',
      contract:
        '{n, plural, one {Einmal} other {#-mal}} je Runde mehr für einen erfüllten Auftrag: {reward}.',
      coinsOff: '{n, plural, one {# Münze} other {# Münzen}} weniger für die Schritte jeder Reiseaktion.',
      cardUses:
        '{n, plural, one {# Nutzung} other {# Nutzungen}} mehr, als der Würfel erlaubt, auf Stadtkarten, die tauschen oder zählen.',
      onTake: 'Beim Nehmen: {reward}.',
      roundStart: 'Zu Beginn jeder späteren Runde: {reward}.'
    },
    labels: {
      board: 'Gefährten zum Anwerben',
      yours: 'Gefährten',
      companion: '{companion}, ab Würfel {least}, kostet {cost}',
      hire: 'Anwerben für {cost}: {companion}',
      dismiss: 'Entlassen: {companion}',
      borrow: 'Nehmen: {companion}',
      whom: '{name}: Du darfst {n, plural, one {einen} other {#}} haben. Wer geht?',
      back: 'Andere Wahl',
      borrowed: 'für diese Runde',
      usesLeft:
        '{n, plural, =0 {in dieser Runde verbraucht} one {noch # Nutzung in dieser Runde} other {noch # Nutzungen in dieser Runde}}',
      empty: 'leerer Platz'
    }
  }
})
