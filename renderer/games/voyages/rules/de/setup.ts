/** German: laying out the game. */
import { rowColumns, startCamels } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const setup: TextsOf<'setup'> = {
  'setup.board': {
    title: 'Der Spielplan',
    summary:
      'Boni, Stadtkarten und Aufträge liegen nach Zufall aus, die Boni der kleinen Städte nach ihren Buchstaben.',
    detail: [
      t`Jede kleine Stadt bekommt den Bonus ihres Buchstabens, jede große einen ${to('posts.outpost', 'Außenpostenbonus')} und ihre ${to('actions.city-card', 'Stadtkarte')}; Sumatra bekommt drei Karten. Was übrig ist, bleibt in der Schachtel.`,
      t`Die Aufträge bilden fünf Stapel zu ${rowColumns}, einen für jede Runde, und aus dem Rest einen Sonderstapel. Der erste Stapel liegt als ${to('contracts.row', 'Auftragsreihe')} aus; der Sonderstapel bleibt für sich und wird nie mit den anderen gemischt.`
    ]
  },
  'setup.players': {
    title: 'Was alle zu Beginn haben',
    summary: t`${startCamels} Kamele ${icon('camel')}, fünf Würfel, neun Handelsposten, einen Startauftrag, zwei Ziele und einen Charakter. Wer später dran ist, hat mehr Münzen ${icon('coin')}.`,
    detail: [
      t`Der Startauftrag wird gezogen und liegt offen auf einem deiner zwei ${to('contracts.slots', 'Plätze')}. Die beiden Ziele bleiben bis zum Ende geheim. Deine Figur beginnt in Venedig, deine Punkte bei 0.`,
      t`Im Spiel für Einsteiger bekommt jeder Sitzplatz den Charakter der Tabelle; sonst siehe ${to('setup.expert', 'das Spiel für Erfahrene')}.`
    ],
    house:
      'Der erste Startspieler wird ausgelost oder vom Tisch bestimmt. Das gedruckte Spiel fragt, wer zuletzt gereist ist; das kann ein Programm nicht wissen.'
  },
  'setup.fewer': {
    title: 'Zu zweit oder zu dritt',
    summary: t`Neutrale Würfel besetzen das ganze Spiel über einige Felder, und es gibt weniger schwarze Würfel ${icon('black-die')}: einen mehr als Spieler.`,
    detail: [
      t`Die neutralen Würfel zeigen 1. Sie belegen Felder der ${to('actions.khan', 'Gunst des Khans')}; zu zweit liegt außerdem einer auf ${to('actions.coins', '5 Münzen')}, das damit immer besetzt ist.`,
      'Sie werden nie zurückgenommen und lösen selbst nichts aus.'
    ]
  },
  'setup.expert': {
    title: 'Das Spiel für Erfahrene',
    summary:
      'Die Boni der kleinen Städte werden gemischt, Charaktere gewählt und zwei von vier Zielen behalten.',
    detail: [
      t`Die drei Änderungen lassen sich einzeln wählen und geschehen in dieser Reihenfolge: Boni, ${to('characters.choosing', 'Charaktere')}, Ziele.`,
      t`Alle bekommen gleichzeitig vier Ziele und behalten heimlich zwei; siehe ${to('scoring.goals', 'Ziele')}.`
    ]
  }
}
