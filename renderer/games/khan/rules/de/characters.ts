/** German: characters. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const characters: TextsOf<'characters'> = {
  'characters.filippo-vitello': {
    title: 'Filippo Vitello',
    summary: 'Nimmt jedes Außenposten-Plättchen, sobald jemand dessen Bonus bekommen hat, auch er selbst.',
    detail: [
      'Nimmt jedes Außenposten-Plättchen, sobald jemand dessen Bonus bekommen hat, auch er selbst. Jedes Plättchen darf er einmal nutzen, als Bonusaktion in seinem Zug. Ungenutzte sind nichts wert.'
    ]
  },
  'characters.mongke-khan': {
    title: 'Möngke Khan',
    summary: 'Durchquert Oasen ohne Schritt; jede verschiedene bringt 3 Punkte und 2 Münzen oder ein Kamel.',
    detail: [
      'Durchquert Oasen ohne Schritt; jede verschiedene bringt 3 Punkte und 2 Münzen oder ein Kamel. Das gilt für jede Bewegung. Die Oase, in der er beginnt, zählt nur, wenn er zurückkommt; er darf auch auf einer Oase enden. Wege bezahlt er wie üblich, und was Oasen bringen, bezahlt den Weg nicht.'
    ],
    house: 'Dass es ein Schritt ist, auf einer Oase zu enden, ist unsere Lesart.'
  },
  'characters.de-wu': {
    title: 'De Wu',
    summary: 'Nimmt Siegel mit einem Würfel, bekommt eine Jade fürs Verbessern und zählt ein Wappen mehr.',
    detail: [
      'Nimmt Siegel mit einem Würfel, bekommt eine Jade fürs Verbessern und zählt ein Wappen mehr. Zwei Würfel darf er auch setzen. Die Jade kann das Verbessern, das sie bringt, nicht bezahlen.'
    ]
  },
  'characters.abha-basu': {
    title: 'Abha Basu',
    summary: t`2 Münzen je Runde, eine Jade ${icon('jade')} für jeden erfüllten Auftrag, ein Punkt für jede Jade.`,
    detail: [
      t`2 Münzen je Runde, eine Jade ${icon('jade')} für jeden erfüllten Auftrag, ein Punkt für jede Jade. Jede Jade bringt den Punkt, woher sie auch kommt. Die Belohnung eines Auftrags und seine Jade kommen zusammen.`
    ]
  },
  'characters.mailin-and-tian-chin': {
    title: 'Mailin und Tian Chin',
    summary:
      'Zwei Figuren teilen sich die Schritte; ein Bonus jeder Runde kommt doppelt; zu Beginn 3 Münzen mehr.',
    detail: [
      'Zwei Figuren teilen sich die Schritte; ein Bonus jeder Runde kommt doppelt; zu Beginn 3 Münzen mehr. Zu Beginn einer Runde nennen sie eine Markerstadt oder ein verbessertes Siegel, dessen Bonus gleich kommt: Er kommt zweimal. Boni beim Setzen oder Verbessern werden nicht verdoppelt.'
    ],
    house:
      'Bei der Aktion Reise setzt jede Figur, die sich bewegt hat, einen Posten, bei anderen Bewegungen eine von beiden nach Wahl. Ein doppelter kopierender Marker darf zwei verschiedene kopieren. Das sind unsere Lesarten.'
  },
  'characters.isabella-donati': {
    title: 'Isabella Donati',
    summary:
      'Etwas für jeden geworfenen Würfel: 2 Münzen für 1 oder 6, ein Punkt für 2 oder 5, ein Kamel für 3 oder 4.',
    detail: [
      'Etwas für jeden geworfenen Würfel: 2 Münzen für 1 oder 6, ein Punkt für 2 oder 5, ein Kamel für 3 oder 4. Jeder Wurf zählt, auch neu geworfene und schwarze Würfel; Drehen zählt nicht. Jedes Paar unter ihren eigenen fünf Würfeln darf zu Beginn einer Runde statt dessen, was die beiden Würfel bringen, 1 Jade (Einsen oder Sechsen), 1 Seide (Zweien oder Fünfen) oder 1 Gold (Dreien oder Vieren) bringen.'
    ],
    house: 'Drei gleiche Würfel sind ein Paar und ein einzelner, vier sind zwei Paare: Das ist unsere Lesart.'
  },
  'characters.gantulga-od': {
    title: 'Gantulga Od',
    summary: 'Nutzt nur das untere Reisefeld und zahlt für Wege weder Münzen noch Kamele.',
    detail: [
      'Nutzt nur das untere Reisefeld und zahlt für Wege weder Münzen noch Kamele. Die 2 Münzen des Feldes und den Preis eines besetzten Feldes zahlt er wie üblich, ebenso die Jade, die Wege verlangen; auch die Siegel braucht er weiterhin. Die Sanduhr nimmt er nur, solange kein höheres Feld genutzt wurde. Schritte von Karten und Belohnungen stehen ihm offen.'
    ]
  },
  'characters.mixed': {
    title: 'Charaktere der anderen Spiele',
    summary: 'Eine Option bringt einzelne Charaktere der anderen Spiele dazu. Sie ist zunächst aus.',
    detail: [
      'Eine Option bringt einzelne Charaktere der anderen Spiele dazu. Sie ist zunächst aus. Die gedruckten Regeln erlauben es und warnen, dass die Ausgewogenheit leiden kann. Wer passt, folgt aus dem, was ein Charakter braucht.'
    ],
    house:
      'Dass ein Charakter passt, wenn dieses Spiel alles hat, was er braucht, ist unsere Entscheidung, und ebenso diese Lesarten: Der Sonderstapel ist der Auftragsstapel, die Stände sind die Bücher, Wilhelm hat 13 Posten, und der 13. bringt 10 Punkte. Eine Ware nach Wahl ist nie Jade.'
  }
}
