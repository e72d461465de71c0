/** German: what changes with two players. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const two: TextsOf<'two'> = {
  'two.camels': {
    title: 'Je zwei Kamele',
    summary: t`Zu zweit führt jeder zwei Kamele ${icon('camel')} und zieht in einem Zug mit einem davon.`,
    detail: [
      'Sie werden abwechselnd einzeln aufgestellt. Welches du ziehst, entscheidest du in jedem Zug neu; alles Ziehen und der Ballast dieses Zuges gehören ihm. Du hast eine gemeinsame Hand.'
    ],
    examples: [
      'Du ziehst Kamel 1 ein Feld weit. In diesem Zug bleibt Kamel 2 stehen; im nächsten darfst du statt seiner dieses ziehen.'
    ],
    house: 'Eine Hand und eine Starttruhe für beide Kamele ist unsere Lesart von „die Regeln bleiben gleich“.'
  },
  'two.gold': {
    title: 'Gold und Ballast mit zwei Kamelen',
    summary: 'Das Gold beider Kamele wird zusammengezählt, in beiden Wertungen.',
    detail: [
      t`Jedes Kamel auf einem Siegel bringt sein Gold. Für ${to('ballast.where', 'Ballast')} ist dein eigenes zweites Kamel kein Rivale.`
    ],
    house:
      'Bei Gleichstand gewinnt, wem das vorderste Kamel gehört. Ein Feld, das der Rivale übersprang, weil dein eigenes Kamel dort stand, gilt als von ihm überholt.'
  },
  'two.both': {
    title: 'Strategische Variante',
    summary: 'In einem Zug dürfen beide Kamele ziehen, in beliebiger Folge und im Wechsel, so oft du willst.',
    detail: [
      t`Weiterhin insgesamt einmal Ballast und eine Karte je Zug. Wer ${to('ganzhou.scoring', 'Ganzhou')} zur Wertung betritt, beendet das Ziehen beider Kamele.`
    ],
    house: t`Kommt ein Kamel ${to('ganzhou.late', 'später')} nach Ganzhou, endet nur sein eigenes Ziehen.`
  }
}
