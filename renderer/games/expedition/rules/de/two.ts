/** German: what changes with two players. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const two: TextsOf<'two'> = {
  'two.camels': {
    title: 'Je zwei Kamele',
    summary: t`Zu zweit führt jeder zwei Kamele ${icon('camel')} und zieht in einem Zug mit einem davon.`,
    detail: [
      t`Zu zweit führt jeder zwei Kamele ${icon('camel')}; sie werden abwechselnd einzeln aufgestellt. Welches du ziehst, entscheidest du in jedem Zug neu; alles Ziehen und der Ballast dieses Zuges gehören ihm. Du hast eine gemeinsame Hand für beide.`
    ],
    examples: [
      'Du ziehst Kamel 1 ein Feld weit. Kamel 2 bleibt in diesem Zug stehen; im nächsten darfst du stattdessen mit ihm ziehen.'
    ],
    house: 'Eine Hand und eine Starttruhe für beide Kamele ist unsere Lesart von „die Regeln bleiben gleich“.'
  },
  'two.gold': {
    title: 'Gold mit zwei Kamelen',
    summary: 'Das Gold beider Kamele wird zusammengezählt, in beiden Wertungen.',
    detail: [
      'Deine beiden Kamele haben einen gemeinsamen Goldvorrat. Beide Wertungen zählen sie zusammen: Jedes Kamel auf einem Siegel bringt dir sein Gold.'
    ],
    house:
      'Bei Gleichstand gewinnt, wem das vorderste aller Kamele gehört; das ist unsere Lesart für zwei Kamele.'
  },
  'two.ballast': {
    title: 'Ballast zu zweit',
    summary: t`Ein Kamel des Rivalen muss auf dem Feld gestanden haben. Wenn der Tisch es so bestimmt, genügt es, dass es daran vorbei ist.`,
    detail: [
      t`Nach der gedruckten Regel muss ein Kamel des Rivalen irgendwann auf dem Feld gestanden haben, und sei es bei der Aufstellung; siehe ${to('ballast.where', 'wo Ballast erlaubt ist')}. Felder, die es übersprang, zählen nicht, auch nicht die, die es ausließ, als es nach Ganzhou kam. Dein eigenes zweites Kamel ist kein Rivale.`,
      'Der Tisch kann vor der Partie bestimmen, dass auch das Vorbeiziehen zählt. In Partien, die begannen, ehe es diese Wahl gab, zählt es.'
    ],
    examples: [
      'Der Rivale hat dein Kamel 2 übersprungen, und dieses zog dann weiter. Dein Kamel 1 käme nun auf das verlassene Feld: nach der gedruckten Regel nicht mit Ballast, wohl aber, wo auch das Vorbeiziehen zählt.'
    ],
    house:
      'Dass auch das Vorbeiziehen zählen kann, ist unsere eigene Lesart, ebenso, was für ein Kamel zählt, das nach Ganzhou kommt.'
  },
  'two.both': {
    title: 'Strategische Variante',
    summary:
      'In einem Zug dürfen beide Kamele ziehen, in beliebiger Reihenfolge und im Wechsel, so oft du willst.',
    detail: [
      t`In dieser Variante dürfen beide Kamele in einem Zug ziehen, in beliebiger Reihenfolge und im Wechsel, so oft du willst. Weiterhin gibt es insgesamt nur einmal Ballast und eine Karte je Zug. Wer ${to('ganzhou.scoring', 'Ganzhou')} zur Wertung betritt, beendet das Ziehen beider Kamele.`
    ],
    house: t`Kommt ein Kamel ${to('ganzhou.late', 'später')} nach Ganzhou, endet nur sein eigenes Ziehen.`
  }
}
