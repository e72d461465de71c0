/** German: trading posts. */
import type { TextsOf } from '../structure'

export const posts: TextsOf<'posts'> = {
  'posts.placing': {
    title: 'Einen Posten setzen',
    summary: 'Endet eine Bewegung in einer Stadt ohne deinen Posten, kommt einer dorthin.',
    detail: [
      'Wann immer eine Bewegung dich in eine Stadt führt und dort endet, setzt du einen Posten, wenn du in ihr noch keinen hast; ablehnen darfst du nicht. Platz ist für alle da, doch Peking und Oasen tragen nie Posten. Karte oder Aktion der Stadt kannst du ab deinem nächsten Zug nutzen.',
      'Der 9. und der 10. Posten bringen je 5 Punkte, der 11. bringt 10.'
    ]
  },
  'posts.extra': {
    title: 'Ein Posten mehr mit drei Würfeln',
    summary: 'Mit dem oberen Reisefeld darfst du auch in einer Stadt unterwegs einen Posten setzen.',
    detail: [
      'Reist du vom oberen Feld aus, darfst du einen weiteren Posten setzen, in einer Stadt, durch die du gekommen bist: Du musst sie in dieser Bewegung betreten und verlassen haben. Erlaubt ist es auch, wenn du in einer Oase, in Peking oder bei einem eigenen Posten endest. Der Posten muss aus deinem Vorrat kommen.'
    ],
    house:
      'Der Posten am Ende kommt zuerst, und beide bringen ihre Boni nach der Bewegung in beliebiger Reihenfolge. Diese Reihenfolge ist unsere Lesart.'
  },
  'posts.bonuses': {
    title: 'Was ein neuer Posten bringt',
    summary:
      'Das Außenposten-Plättchen, wenn es noch dort liegt, den Bonusmarker und vielleicht einen Auftrag.',
    detail: [
      'Was du bekommst, hängt von der Stadt ab. Liegt dort noch ein Außenposten-Plättchen, nimmt es der erste Posten: Du bekommst seinen Bonus, und es geht aus dem Spiel. Ein Bonusmarker bringt seinen Bonus sofort und zu Beginn jeder späteren Runde, allen mit einem Posten dort. In einer Auftragsstadt darfst du einen ihrer Aufträge nehmen; sind beide Plätze voll, ersetzt er einen, den du hast.',
      'Der kopierende Marker bringt den Bonus eines beliebigen anderen Markers auf dem Plan. Du wählst jedes Mal neu. Verschiedene Waren nach Wahl sind von verschiedenen Arten: Pfeffer, Seide oder Gold.'
    ],
    house:
      'Die Wappen, das meiste, was in den Städten liegt, und die Boni sind von uns oder aus einem Inhaltspaket; gedruckt sind der kopierende Marker und das Außenposten-Plättchen mit 2 Gold. Ein Inhaltspaket darf mehr verschiedene Waren nennen, als es Arten gibt. Dann nimmst oder zahlst du keine öfter als nötig: von vieren keine mehr als zweimal. Diese Regel ist von uns.'
  },
  'posts.none-left': {
    title: 'Keine Posten mehr',
    summary: 'Stehen alle Posten auf dem Plan, zieht der neue aus einer anderen deiner Städte um.',
    detail: [
      'Hast du alle deine Posten gesetzt, nimmst du jeden neuen, den du setzen musst, aus einer anderen deiner Städte, welcher du willst; mit zwei Figuren darf das der eben gesetzte sein. Was die alte Stadt gab, ist sofort verloren, die neue bringt ihre Boni. Die Punkte für den 9. bis 11. Posten gibt es nicht noch einmal.'
    ]
  }
}
