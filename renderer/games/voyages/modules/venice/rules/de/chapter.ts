/** German: the chapter of the City of Venice. */
import { icon, t } from '../../../../rules/say'
import { to, type Texts } from '../structure'

export const de: Texts = {
  chapters: { venice: 'Die Stadt Venedig' },
  table: {
    palaces: 'Die Paläste',
    palace: 'Palast',
    die: 'Würfel',
    cost: 'Kosten',
    reward: 'Belohnung',
    first: 'Erster Posten in einem Palast',
    reputation: 'Ansehen',
    post: 'Posten in Venedig',
    late: 'Punkte für späte Posten',
    nth: 'Posten',
    points: 'Punkte',
    five: 'Der fünfte Platz',
    coins: 'Münzen zu Beginn',
    slot: 'Fünfter Platz in Peking'
  },
  paragraphs: {
    'venice.what': {
      title: 'Was die Erweiterung bringt',
      summary: t`Einen Plan von Venedig neben der Karte, vier Posten ${icon('post')} mehr für alle und einen fünften Platz.`,
      detail: [
        t`Neben der Karte liegt ein Plan von Venedig: der Rialto, sechs Paläste und die Stufen des Ansehens. Alle haben vier Posten ${icon('post')} mehr, also dreizehn, und es gibt einen fünften Platz. Die Punkte für ${to('posts.many', 'späte Posten')} gehören den letzten beiden, dem 12. und dem 13., wie in der Tabelle; der 8. und der 9. bringen keine. Wilhelm hat fünfzehn und erhält auch für den letzten Punkte.`
      ],
      house:
        'Die gedruckten Paläste waren nicht zu finden. Thema, vier Posten und fünfte Person sind die der gedruckten Erweiterung; alle Kosten, Belohnungen und Punkte dieses Kapitels sind von uns oder aus einem Inhaltspaket.'
    },
    'venice.rialto': {
      title: 'Der Rialto und die Paläste',
      summary: t`Ein Würfel auf dem Rialto besucht einen Palast: Zahle seine Kosten, setze dort einen Posten ${icon('post')} und erhalte seine Belohnung.`,
      detail: [
        t`Der Rialto nimmt einen Würfel, als Hauptaktion. Wähle einen Palast, der keinen höheren Würfel verlangt und in dem kein Posten von dir steht, zahle seine Kosten und stelle einen Posten ${icon('post')} hinein. Seine Belohnung kommt sofort. Der erste Posten überhaupt in einem Palast bringt mehr, wie in der Tabelle.`,
        t`Alles andere ist wie an den Ständen des Basars: ${to('turn.colour', 'deine Farbe einmal in der Runde')}, und Münzen für ${to('turn.occupied', 'ein besetztes Feld')}. Ohne einen Palast, den du besuchen kannst, kommt kein Würfel dorthin.`
      ],
      examples: [
        'Nach unseren Werten kannst du mit einer 3 auf dem Rialto San Polo wählen: Er kostet 2 Pfeffer und bringt 5 Münzen und 1 Punkt. War noch niemand dort, erhältst du 2 Punkte mehr.'
      ],
      house:
        'Wie Paläste besucht werden und alle Werte der Tabelle sind von uns. Ein Inhaltspaket kann andere bringen; die Tabelle zeigt dann diese.'
    },
    'venice.reputation': {
      title: 'Ansehen',
      summary:
        'Dein erster, zweiter, … Posten in Venedig bringt sofort die erste, zweite, … Stufe des Ansehens.',
      detail: [
        'Dein erster Posten in Venedig bringt die erste Stufe des Ansehens, dein zweiter die zweite, und so weiter. Du erhältst sofort, was die Stufe zeigt, zusammen mit der Belohnung des Palastes, in beliebiger Reihenfolge.'
      ],
      house: 'Die Stufen sind von uns.'
    },
    'venice.posts': {
      title: 'Posten in Venedig',
      summary: 'Sie zählen wie Posten auf der Karte, aber nicht für Ziele.',
      detail: [
        t`Posten in Palästen zählen für ${to('posts.many', 'späte Posten')}, für ${to('cards.count', 'Karten, die Posten zählen')}, und für Charaktere, denen Posten etwas bringen. Sie erfüllen keine ${to('scoring.goals', 'Ziele')}, haben weder Bonus noch Karte einer Stadt, und Figuren reisen nicht dorthin. In Venedig auf der Karte stehen weiterhin keine Posten.`,
        t`Hast du ${to('posts.none-left', 'keinen Posten mehr')}, versetzt du einen in den Palast; auch einer aus einem Palast darf in eine Stadt versetzt werden. Erhaltenes Ansehen bleibt, und keine Stufe kommt zweimal.`
      ],
      house:
        'Kein Text sagt, wofür diese Posten nicht zählen und was aus dem Ansehen wird, wenn einer versetzt wird.'
    },
    'venice.five': {
      title: 'Fünf Personen',
      summary: t`Fünf Personen brauchen diese Erweiterung. Der fünfte Platz hat eigene Münzen ${icon('coin')}.`,
      detail: [
        t`Zu fünft könnt ihr nur mit dieser Erweiterung spielen. Wer auf dem fünften Platz sitzt, beginnt mit den Münzen ${icon('coin')} der Tabelle. Es gibt sechs schwarze Würfel ${icon('black-die')}, keine neutralen Würfel und in ${to('posts.beijing', 'Peking')} einen fünften Platz; was er wert ist, sagt die Tabelle. Sechs Charaktere liegen zur Wahl, von Mercator gilt die Fassung für vier. Werden Ziele gewählt, bekommen alle vier Karten, wenn genug da sind, sonst drei. Werden Charaktere zugeteilt, hat der fünfte Platz Johannes Caprini.`
      ],
      house:
        'Dass fünf die Erweiterung brauchen, ist gedruckt; die Werte sind von uns oder aus einem Inhaltspaket.'
    }
  }
}
