/** German: what the Agents of Venice say. */
import { translate } from '../../../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  options: {
    options: {
      agents: {
        label: 'Agenten Venedigs',
        partly: 'Ihre Charaktere kommen nur, wenn Charaktere zur Wahl stehen',
        values: {
          off: { label: 'Ohne', note: 'bringt Charaktere zur Wahl, Stadtkarten, Ziele und Aufträge' },
          on: {
            label: 'Mit',
            note: 'fünf weitere Charaktere zur Wahl (einer nur mit den Gefährten), vier Stadtkarten, vier Ziele, sechs Aufträge, drei Boni kleiner Städte; keine andere Erweiterung nötig. Die Charaktere sind die gedruckten, wo ihr Text zu finden war; Karten, Ziele und Aufträge sind von uns'
          }
        }
      }
    }
  },
  names: {
    characters: {
      'agents/bellela-fantina-moreta': {
        name: 'Bellela, Fantina & Moreta',
        short: 'Jede Runde ein anderer Charakter',
        full: 'Fünf Charaktere, die niemand hat, liegen offen vor dir. Spiele zu Beginn einer Runde einen davon, für diese Runde und mit allem, was er hat; danach ist er aus dem Spiel.'
      },
      'agents/donata-badoer': {
        name: 'Donata Badoer',
        short: 'Jede Runde ein Würfelplättchen und 1 Kamel',
        full: 'Hat fünf Würfelplättchen. Nutzt in jeder Runde genau eines als Würfel ohne Farbe, jedes einmal in der Partie. Dazu 1 Kamel zu Beginn jeder Runde.'
      },
      'agents/papa-gregorio-x': {
        name: 'Papa Gregorio X',
        short: 'Leiht jede Runde einen Gefährten',
        full: 'Nimmt zu Beginn einer Runde einen offenen Gefährten für diese Runde, ohne Würfel und ohne zu zahlen; nie denselben zweimal nacheinander.'
      },
      'agents/piedro-tartarino': {
        name: 'Piedro Tartarino',
        short: 'Weniger Kamele für schwarze Würfel und Drehen',
        full: 'Zahlt weniger Kamele für einen schwarzen Würfel und für das Drehen eines Würfels. Es bleibt bei einem gekauften schwarzen Würfel im Zug.'
      },
      'agents/rusticiano': {
        name: 'Rusticiano',
        short: 'Sechs Bonuskarten, jede einmal',
        full: 'Zieht sechs Bonuskarten, sobald alle Charaktere gewählt sind. Jede darf er einmal als Bonusaktion in seinem eigenen Zug nutzen, beliebig viele in einem Zug.'
      }
    },
    sources: { 'agents/bonus-card': 'Bonuskarten' }
  },
  prompts: {
    prompts: {
      'agents/assume': {
        what: 'Einen Charakter für diese Runde spielen',
        how: 'er ist danach aus dem Spiel'
      },
      'agents/to-beijing': { what: 'Eine Figur nach Peking?', how: 'als Kubilai Khan, ohne Kosten' },
      'agents/lowest-slot': {
        what: 'Ein Posten für Peking',
        how: 'er nimmt den Platz mit den wenigsten Punkten'
      },
      'agents/remove-figure': { what: 'Eine Figur verlässt die Karte', how: 'wähle, welche' }
    }
  },
  refusals: {
    refusals: {
      'agents/no-such-card': 'Diese Bonuskarte hast du nicht.',
      'agents/no-contract-left': 'Es ist kein Auftrag mehr zu ziehen.',
      'agents/token-stays':
        'Ein Würfelplättchen behält seinen Wert: Es wird weder neu gewürfelt noch gedreht.',
      'agents/one-token': 'Nur ein Würfelplättchen je Runde: Hier lägen zwei.'
    }
  },
  log: {
    revealed: {
      'agents/cardsDealt': 'Bonuskarten wurden gezogen',
      'agents/charactersDealt': 'Charaktere wurden gezogen'
    }
  },
  own: {
    log: {
      cardsDealt: '{who} zieht {n, plural, one {eine Bonuskarte} other {# Bonuskarten}}: {cards}',
      cardUsed: '{who} nutzt eine Bonuskarte: {card}',
      tokensDealt: '{who} hat die Würfelplättchen {values}',
      tokensTaken: '{who} nimmt {n, plural, one {das letzte Würfelplättchen} other {# Würfelplättchen}} auf',
      tokenSpent: '{who} nimmt das Würfelplättchen {value} aus dem Spiel',
      charactersDealt: '{who} darf spielen: {characters}',
      characterAssumed: '{who} spielt in dieser Runde {character}',
      characterReturned: '{who} gibt den Charakter zurück',
      slotTaken: '{who} nimmt in Peking den Platz mit den wenigsten Punkten'
    },
    cards: {
      'bonus-card-two-goods': 'Verschiedene Waren',
      'bonus-card-gold': 'Gold',
      'bonus-card-pepper': 'Pfeffer',
      'bonus-card-coins': 'Münzen',
      'bonus-card-camels': 'Kamele',
      'bonus-card-move': 'Ein Schritt',
      'bonus-card-black-die': 'Schwarzer Würfel',
      'bonus-card-contract': 'Ein Auftrag',
      'bonus-card-city-bonuses': 'Stadtboni',
      'bonus-card-vp-per-contract': 'Punkte für Aufträge',
      'bonus-card-vp-per-post': 'Punkte für Posten'
    },
    /** What Piedro pays. */
    piedro: {
      short: 'Schwarzer Würfel für {die, plural, one {# Kamel} other {# Kamele}}, Drehen für {turn, number}',
      full: 'Zahlt für einen schwarzen Würfel {die, plural, one {# Kamel} other {# Kamele}} statt 3, und {turn, number} statt 2, um einen Würfel zu drehen. Es bleibt bei einem gekauften schwarzen Würfel im Zug.'
    },
    /** Rusticiano, when played for one round. */
    rusticianoForRound: {
      short: '{n, plural, one {Eine Bonuskarte, einmal} other {# Bonuskarten, jede einmal}}',
      full: 'Zieht {n, plural, one {eine Bonuskarte} other {# Bonuskarten}} für diese Runde. Jede ist einmal eine Bonusaktion im eigenen Zug; ungenutzte gehen zurück.'
    },
    forRound: {
      'kubilai-khan':
        'Eine Figur darf sofort und ohne Kosten nach Peking. Ohne Posten dort kommt einer hin, auf den freien Platz mit den wenigsten Punkten.',
      'niccolo-and-marco-polo':
        'In dieser Runde teilt sich eine zweite Figur, von Venedig aus, die Schritte jeder Bewegung; dann verlässt eine der beiden die Karte. Dazu 1 Kamel.',
      'wilhelm-von-rubruk':
        'In dieser Runde zwei Posten mehr, die vor allen anderen gesetzt werden; nicht gesetzte sind aus dem Spiel. In jeder durchreisten Stadt darf ein Posten bleiben. Der letzte all deiner Posten bringt 10 Punkte mehr, wenn du ihn in dieser Runde setzt.',
      'agents/donata-badoer':
        'Fünf Würfelplättchen, von denen genau eines genutzt wird, als Würfel ohne Farbe. Dazu 1 Kamel.',
      'new-characters/khan-arghun':
        'Zwei Stadtkarten, die nicht auf dem Plan sind, liegen für diese Runde bereit. Einmal im Zug darfst du als Bonusaktion eine davon wie mit einer 6 nutzen, ohne Würfel und ohne Posten; ungenutzte gehen zurück.'
    },
    forRoundShort: {
      'kubilai-khan': 'Eine Figur darf sofort nach Peking',
      'new-characters/khan-arghun': 'Nutzt je Zug eine von 2 Stadtkarten'
    },
    labels: {
      cards: 'Bonuskarten',
      use: 'Bonuskarte nutzen: {card}',
      gives: 'Einmal, als Bonusaktion: {reward}.',
      perContract: '1 Punkt für jeden erfüllten Auftrag, höchstens {most}',
      perPost: '1 Punkt für jeden deiner Posten, höchstens {most}',
      tiles: 'Charaktere',
      left: 'noch zu spielen: {name}',
      now: '{name} in dieser Runde',
      toBeijing: 'Figur {n} ({place}): nach Peking',
      stay: 'Bleiben',
      remove: 'Diese Figur von der Karte nehmen: {place}'
    }
  }
})
