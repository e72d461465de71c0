/** German: characters. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const characters: TextsOf<'characters'> = {
  'characters.filippo-vitello': {
    title: 'Filippo Vitello',
    summary: 'Nimmt jedes Außenposten-Plättchen, sobald jemand dessen Bonus bekommen hat, auch er selbst.',
    detail: [
      'Hat jemand den Bonus eines Außenposten-Plättchens bekommen, geht das Plättchen nicht aus dem Spiel, sondern an Filippo. Auch die Plättchen, deren Bonus er selbst bekommen hat, behält er. In seinem Zug darf er jedes seiner Plättchen einmal nutzen, als Bonusaktion. Ungenutzte sind nichts wert.'
    ]
  },
  'characters.mongke-khan': {
    title: 'Möngke Khan',
    summary:
      'Durchquert Oasen ohne Schritt; jede betretene bringt einmal 3 Punkte und 2 Münzen oder ein Kamel.',
    detail: [
      'Oasen, die Möngke Khan durchquert, kosten keinen Schritt. Nach jeder Bewegung, woher sie auch kommt, bringt ihm jede Oase, die er betreten hat, einmal 3 Punkte und nach Wahl 2 Münzen oder ein Kamel. Die Oase, in der er beginnt, zählt nur, wenn er zurückkommt; er darf auch auf einer Oase enden. Wege bezahlt er wie üblich, und was Oasen bringen, bezahlt den Weg nicht.'
    ],
    house: 'Dass es ein Schritt ist, auf einer Oase zu enden, ist unsere Lesart.'
  },
  'characters.de-wu': {
    title: 'De Wu',
    summary: 'Nimmt Siegel mit einem Würfel, bekommt eine Jade fürs Verbessern und zählt ein Wappen mehr.',
    detail: [
      'De Wu braucht für ein Gildensiegel nur einen Würfel, der wie üblich dessen Zahl erreichen muss; zwei sind auch erlaubt. Immer wenn er ein Siegel verbessert, bekommt er eine Jade, die dieses Verbessern nicht bezahlen kann. Bei der Schlusswertung zählt er ein Wappen mehr, als er hat.'
    ]
  },
  'characters.abha-basu': {
    title: 'Abha Basu',
    summary: t`2 Münzen je Runde, eine Jade ${icon('jade')} für jeden erfüllten Auftrag, ein Punkt für jede Jade.`,
    detail: [
      t`Zu Beginn jeder Runde, auch der ersten, bekommt Abha Basu 2 Münzen. Jeder erfüllte Auftrag bringt mit seiner Belohnung zugleich eine Jade ${icon('jade')}. Und jede Jade, woher sie auch kommt, bringt einen Punkt.`
    ]
  },
  'characters.mailin-and-tian-chin': {
    title: 'Mailin und Tian Chin',
    summary:
      'Zwei Figuren teilen sich die Schritte; ein Bonus jeder Runde kommt doppelt; zu Beginn 3 Münzen mehr.',
    detail: [
      'Mailin und Tian Chin haben zwei Figuren und teilen die Schritte jeder Bewegung unter ihnen auf. Sie beginnen das Spiel mit 3 Münzen mehr als die anderen. Zu Beginn einer Runde nennen sie eine Markerstadt oder ein verbessertes Siegel, dessen Bonus gleich kommt: Sie bekommen ihn doppelt. Boni beim Setzen oder Verbessern werden nicht verdoppelt.'
    ],
    house:
      'Bei der Aktion Reise setzt jede Figur, die sich bewegt hat, einen Posten, bei anderen Bewegungen eine von beiden nach Wahl. Ein doppelter kopierender Marker darf zwei verschiedene kopieren. Das sind unsere Lesarten.'
  },
  'characters.isabella-donati': {
    title: 'Isabella Donati',
    summary:
      'Etwas für jeden geworfenen Würfel: 2 Münzen für 1 oder 6, ein Punkt für 2 oder 5, ein Kamel für 3 oder 4.',
    detail: [
      'Jeder Würfel, den sie wirft, bringt Isabella 2 Münzen, wenn er 1 oder 6 zeigt, einen Punkt bei 2 oder 5 und ein Kamel bei 3 oder 4. Das gilt auch für neu geworfene und für schwarze Würfel; Drehen ist kein Werfen. Jedes Paar unter ihren eigenen fünf Würfeln darf zu Beginn einer Runde statt dessen, was die beiden Würfel bringen, 1 Jade (Einsen oder Sechsen), 1 Seide (Zweien oder Fünfen) oder 1 Gold (Dreien oder Vieren) bringen.'
    ],
    house: 'Drei gleiche Würfel sind ein Paar und ein einzelner, vier sind zwei Paare: Das ist unsere Lesart.'
  },
  'characters.gantulga-od': {
    title: 'Gantulga Od',
    summary: 'Nutzt nur das untere Reisefeld und zahlt für Wege weder Münzen noch Kamele.',
    detail: [
      'Von den Reisefeldern steht Gantulga Od nur das untere offen. Dessen 2 Münzen und den Preis eines besetzten Feldes zahlt er wie üblich. Wege kosten ihn in keiner Bewegung Münzen oder Kamele; die Jade und die Siegel, die sie verlangen, braucht er wie alle anderen. Die Sanduhr nimmt er nur, wenn in der Runde kein höheres Feld genutzt wurde. Schritte von Karten und Belohnungen stehen ihm offen.'
    ]
  },
  'characters.mixed': {
    title: 'Charaktere der anderen Spiele',
    summary: 'Eine Option bringt einzelne Charaktere der anderen Spiele dazu. Sie ist zunächst aus.',
    detail: [
      'Ein Tisch kann einzelne Charaktere der anderen Spiele zulassen; ohne diese Option bleiben sie draußen. Die gedruckten Regeln erlauben es und warnen, dass die Ausgewogenheit leiden kann. Wer passt, folgt aus dem, was ein Charakter braucht.',
      t`Gunj Kököchin hat zwei eigene Aktionsfelder, jedes für einen Würfel mit beliebigem Wert in der Runde, als Hauptaktion. Das eine bringt 2 Kamele ${icon('camel')} und 2 Waren ihrer Wahl ${icon('any-good')}, auch zwei gleiche; danach nimmt jeder Mitspieler eine Ware. Das andere ist ein einzelner Schritt ${icon('move')} auf der Karte ohne Reisefeld: Der Weg wird bezahlt, sein Siegel ist nötig, und die Sanduhr bleibt, wo sie ist.`,
      t`Khan Arghun hat sechs der Stadtkarten, die sonst niemand braucht; sie liegen offen neben dem Plan, bevor Charaktere gewählt werden. Einmal in jedem seiner Züge nutzt er als Bonusaktion eine davon, als läge eine 6 darauf, ohne Würfel und ohne Posten. Ihr Preis wird wie üblich bezahlt, auch mit Jade ${icon('jade')}; danach ist die Karte aus dem Spiel.`
    ],
    house:
      'Dass ein Charakter passt, wenn dieses Spiel alles hat, was er braucht, ist unsere Entscheidung, und ebenso diese Lesarten: Der Sonderstapel ist der Auftragsstapel, die Stände sind die Bücher, Wilhelm hat 13 Posten, und der 13. bringt 10 Punkte, die Karten des Khan Arghun kommen vom Stapel dieses Spiels und bleiben draußen, wenn niemand ihn wählt. Eine Ware nach Wahl ist nie Jade, wer immer sie nimmt.'
  }
}
