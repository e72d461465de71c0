/** German: laying out the game. */
import { rowColumns, startCamels } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const setup: TextsOf<'setup'> = {
  'setup.board': {
    title: 'Der Spielplan',
    summary:
      'Außenpostenboni, Stadtkarten und Aufträge liegen nach Zufall aus, die Boni der kleinen Städte nach ihren Buchstaben.',
    detail: [
      t`Jede kleine Stadt bekommt den Bonus mit ihrem Buchstaben. Jede große bekommt nach Zufall einen ${to('posts.outpost', 'Außenpostenbonus')} und eine ${to('actions.city-card', 'Stadtkarte')}; Sumatra bekommt drei Karten. Was übrig ist, kommt in die Schachtel zurück.`,
      t`Die Aufträge werden gemischt und bilden fünf Stapel zu ${rowColumns}, einen für jede Runde, und aus dem Rest einen Sonderstapel. Der erste Stapel liegt als ${to('contracts.row', 'Auftragsreihe')} aus; der Sonderstapel bleibt für sich und wird nie mit den anderen gemischt.`
    ]
  },
  'setup.players': {
    title: 'Was alle zu Beginn haben',
    summary: t`${startCamels} Kamele ${icon('camel')}, fünf Würfel, neun Handelsposten, einen Startauftrag, zwei Ziele und einen Charakter. Wer später dran ist, hat mehr Münzen ${icon('coin')}.`,
    detail: [
      t`Alle bekommen ${startCamels} Kamele ${icon('camel')}, fünf Würfel ihrer Farbe und neun Handelsposten. Münzen ${icon('coin')} gibt es nach Sitzplatz wie in der Tabelle: Wer später dran ist, bekommt mehr.`,
      t`Du ziehst einen Startauftrag, der offen auf einem deiner zwei ${to('contracts.slots', 'Plätze')} liegt, und zwei Ziele, die bis zum Ende geheim bleiben. Deine Figur beginnt in Venedig, wenn dein Charakter nichts anderes sagt, und deine Punkte beginnen bei 0.`,
      t`Im Spiel für Einsteiger bekommt jeder Sitzplatz den Charakter der Tabelle; sonst siehe ${to('setup.expert', 'das Spiel für Erfahrene')}.`
    ],
    house:
      'Der erste Startspieler wird ausgelost oder vom Tisch bestimmt. Das gedruckte Spiel fragt, wer zuletzt gereist ist; das kann ein Programm nicht wissen.'
  },
  'setup.fewer': {
    title: 'Zu zweit oder zu dritt',
    summary: t`Neutrale Würfel besetzen das ganze Spiel über einige Felder, und es gibt weniger schwarze Würfel ${icon('black-die')}: einen mehr als Spieler.`,
    detail: [
      t`Es gibt einen schwarzen Würfel ${icon('black-die')} mehr als Spieler. Zu zweit und zu dritt liegen neutrale Würfel, die 1 zeigen, auf der ${to('actions.khan', 'Gunst des Khans')}; zu zweit liegt außerdem einer auf ${to('actions.coins', '5 Münzen')}, das damit immer besetzt ist.`,
      'Neutrale Würfel bleiben das ganze Spiel über liegen und lösen selbst nichts aus.'
    ]
  },
  'setup.expert': {
    title: 'Das Spiel für Erfahrene',
    summary:
      'Die Boni der kleinen Städte werden gemischt, Charaktere gewählt und zwei der ausgeteilten Ziele behalten.',
    detail: [
      t`Die Boni der kleinen Städte werden gemischt, statt nach ihren Buchstaben zu liegen. ${to('characters.choosing', 'Charaktere')} werden gewählt, statt verteilt zu werden. Alle bekommen gleichzeitig vier Ziele, oder drei, wenn die Karten nicht reichen, und behalten heimlich zwei; siehe ${to('scoring.goals', 'Ziele')}.`,
      'Jede der drei Änderungen lässt sich einzeln wählen. Sie geschehen in dieser Reihenfolge: Boni, Charaktere, Ziele.'
    ]
  }
}
