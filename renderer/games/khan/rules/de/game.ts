/** German: what the game is about. */
import { t, to } from '../say'
import type { TextsOf } from '../structure'

export const game: TextsOf<'game'> = {
  'game.aim': {
    title: 'Worum es geht',
    summary:
      'Im Dienst des Khans reist du von Peking nach Westen. Nach fünf Runden gewinnt, wer die meisten Punkte hat.',
    detail: [
      t`Du brichst in Peking auf, reist im Dienst des Khans nach Westen und versuchst, in fünf Runden die meisten Punkte zu sammeln. In jeder Runde setzt du Würfel auf Aktionsfelder, um Waren zu sammeln, Aufträge zu nehmen und zu erfüllen, Siegel der Gilden zu bekommen und zu reisen. Posten in Städten bringen sofort und in späteren Runden Boni, öffnen weitere Aufträge und Karten und tragen die ${to('scoring.shields', 'Wappen')}, die am Ende zählen.`,
      t`Punkte bringen im Spiel Aufträge, Karten und Boni, bei der ${to('scoring.end', 'Schlusswertung')} Wappen, deine Zielkarte, Waren und Münzen.`
    ]
  },
  'game.sources': {
    title: 'Was gedruckt ist und was von uns',
    summary:
      'Die Regeln sind die des gedruckten Spiels. Viele Werte auf Plan, Karten und Plättchen sind von uns.',
    detail: [
      'Wir folgen den Regeln des gedruckten Spiels, doch kein öffentlicher Text nennt die Zahlen auf seinem Plan, seinen Karten und Plättchen. Damit das Spiel ohne sie gespielt werden kann, hat dieses Projekt eigene Werte entworfen: die Wege, sieben der Städtenamen und die der Oasen, die Wappen der Städte und das meiste, was in ihnen liegt, die Aufträge, die Angebote der Bücher, was das Verbessern eines Siegels kostet und bringt, besondere Städte, Bonusmarker, Außenposten-Plättchen, Zielkarten, die meisten Stadtkarten, die Grenzen zweier Reisefelder und die Punkte für Wappen zwischen dem ersten und dem letzten.',
      'Die übrigen Namen, Stückzahlen und die beiden durchgerechneten Reisebeispiele sind die der gedruckten Regeln. Wo ein Punkt der Regeln unsere eigene Entscheidung ist, sagt es eine Bemerkung wie die folgende.'
    ],
    house:
      'Die Werte dieser Tabellen sind von uns. Wer das Spiel besitzt, kann sie durch ein Inhaltspaket ersetzen; die Tabellen auf diesen Seiten zeigen dann dessen Werte, und seine Namen, wenn es jene Städte und Oasen anders nennt.'
  }
}
