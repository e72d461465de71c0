/** German: trading posts. */
import type { TextsOf } from '../structure'

export const posts: TextsOf<'posts'> = {
  'posts.placing': {
    title: 'Einen Posten setzen',
    summary: 'Endet eine Bewegung in einer Stadt ohne deinen Posten, kommt einer dorthin.',
    detail: [
      'Endet eine Bewegung in einer Stadt ohne deinen Posten, kommt einer dorthin. Peking und Oasen tragen nie Posten. Platz ist für alle da. Karte oder Aktion der Stadt kannst du ab deinem nächsten Zug nutzen.',
      'Der 9. und der 10. Posten bringen je 5 Punkte, der 11. bringt 10.'
    ]
  },
  'posts.extra': {
    title: 'Ein Posten mehr mit drei Würfeln',
    summary: 'Mit dem oberen Reisefeld darfst du auch in einer Stadt unterwegs einen Posten setzen.',
    detail: [
      'Mit dem oberen Reisefeld darfst du auch in einer Stadt unterwegs einen Posten setzen. Das steht dir frei. Die Stadt musst du in dieser Bewegung betreten und verlassen haben. Erlaubt ist es auch, wenn du in einer Oase, in Peking oder bei einem eigenen Posten endest. Der Posten kommt aus deinem Vorrat.'
    ],
    house:
      'Der Posten am Ende kommt zuerst, und beide bringen ihre Boni nach der Bewegung in beliebiger Folge. Diese Folge ist unsere Lesart.'
  },
  'posts.bonuses': {
    title: 'Was ein neuer Posten bringt',
    summary:
      'Das Außenposten-Plättchen, wenn es noch dort liegt, den Bonusmarker und vielleicht einen Auftrag.',
    detail: [
      'Das Außenposten-Plättchen, wenn es noch dort liegt, den Bonusmarker und vielleicht einen Auftrag. Der erste Posten einer Stadt nimmt ihr Außenposten-Plättchen, das dann aus dem Spiel geht. Ein Bonusmarker bringt seinen Bonus sofort und zu Beginn jeder späteren Runde, allen mit einem Posten dort. In einer Auftragsstadt darfst du einen ihrer Aufträge nehmen; sind beide Plätze voll, ersetzt er einen, den du hast.',
      'Der kopierende Marker bringt den Bonus eines beliebigen anderen Markers auf dem Plan. Du wählst jedes Mal neu.'
    ]
  },
  'posts.none-left': {
    title: 'Keine Posten mehr',
    summary: 'Stehen alle Posten auf dem Plan, zieht der neue aus einer anderen deiner Städte um.',
    detail: [
      'Stehen alle Posten auf dem Plan, zieht der neue aus einer anderen deiner Städte um. Mit zwei Figuren darf das der eben gesetzte sein. Was die alte Stadt gab, ist sofort verloren, die neue bringt ihre Boni. Die Punkte für den 9. bis 11. Posten gibt es nicht noch einmal.'
    ]
  }
}
