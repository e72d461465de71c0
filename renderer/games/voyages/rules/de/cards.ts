/** German: the kinds of city cards. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const cards: TextsOf<'cards'> = {
  'cards.trade': {
    title: 'Karten, die tauschen',
    summary: 'Zahle, was links steht, und nimm, was rechts steht, höchstens so oft, wie dein Würfel zeigt.',
    detail: [
      'Du zahlst, was links vom Pfeil steht, und nimmst, was rechts steht, mindestens einmal und höchstens so oft, wie dein Würfel zeigt. Alles wird auf einmal bezahlt.',
      t`Zwei Karten tauschen in beiden Richtungen, und du darfst mischen: eine Ware gegen 2 Kamele und 1 Punkt gegen 3 Münzen. Auf der Karte, die ein Kamel gegen Münzen oder eine Münze gegen ein Kamel tauscht, wählst du eine Richtung für alle Nutzungen. Punkte ${icon('vp')} darfst du auch unter null zahlen.`
    ],
    examples: [
      'Mit einer 3 nutzt du „2 Münzen gegen eine Ware nach Wahl“ dreimal: 6 Münzen für 2 Pfeffer und 1 Gold.'
    ],
    house:
      'Dass auf diesen zwei Karten beide Richtungen gemischt werden dürfen, haben wir gewählt; kein Regeltext sagt es.'
  },
  'cards.count': {
    title: 'Karten, die zählen',
    summary:
      'Eine Belohnung für jeden deiner Posten auf der Karte oder für jeden erfüllten Auftrag, höchstens so oft, wie dein Würfel zeigt.',
    detail: [
      'Du bekommst eine Belohnung für jeden deiner Posten auf der Karte oder für jeden Auftrag, den du erfüllt hast, höchstens so oft, wie dein Würfel zeigt. Bezahlt wird nichts. Alle deine gesetzten Posten zählen, wo sie auch stehen, auch in Peking. Gibt es nichts zu zählen, lässt sich die Karte nicht nutzen.'
    ],
    examples: ['Du hast vier Posten und setzt eine 3 auf „1 Punkt für jeden Posten“: 3 Punkte.']
  },
  'cards.die': {
    title: 'Karten nach dem Würfel',
    summary: 'Der Wert deines Würfels entscheidet, was du bekommst, oder jedes Auge bringt etwas.',
    detail: [
      'Bei manchen dieser Karten entscheidet der Wert deines Würfels, welches von mehreren Dingen du bekommst; andere bringen etwas für jedes Auge des Würfels. Bezahlt wird nichts, und du bekommst immer alles, was der Wert gibt.'
    ],
    examples: ['Eine Karte gibt bei 1 bis 5 ein Gold und bei einer 6 drei. Mit einer 6 nimmst du 3 Gold.']
  },
  'cards.city-bonus': {
    title: 'Karten, die Boni kleiner Städte zahlen',
    summary: t`Nimm den Bonus kleiner Städte mit deinem Posten ${icon('own-city-bonus')}, keine Stadt zweimal für denselben Würfel.`,
    detail: [
      t`Du nimmst den Bonus so vieler kleiner Städte mit deinem Posten ${icon('own-city-bonus')}, wie du bezahlt hast oder dein Würfel gibt. Sooft du die Karte auch nutzt, keine Stadt zahlt zweimal für denselben Würfel. Hast du weniger Städte, bekommst du weniger Boni, und ohne eine lässt sich die Karte nicht nutzen. Wählst du ${to('posts.copy', 'den übernehmenden Bonus')}, darf er jeden anderen übernehmen, auch einen, den du eben bekommen hast.`
    ],
    examples: [
      'Du hast Posten in Hormus und Kochi und nutzt die Karte für 2 Münzen zweimal: 3 Kamele und 3 Punkte.'
    ],
    house: 'Dass er einen eben erhaltenen Bonus wiederholen darf, haben wir entschieden.'
  },
  'cards.steps': {
    title: 'Karten, die Schritte geben',
    summary: t`Alle Schritte ${icon('move')}, die ein Würfel kauft, sind eine Bewegung mit einem Posten am Ende.`,
    detail: [
      t`Alle Schritte ${icon('move')}, die du mit einem Würfel kaufst, sind eine Bewegung mit einem Posten am Ende. Erst wird die Karte bezahlt, dann die Wege; sonst ist es eine ${to('travel.bonus', 'Bonusbewegung')}. ${to('characters.wilhelm-von-rubruk', 'Wilhelm')} lässt unterwegs Posten zurück wie sonst.`
    ],
    house:
      'Einen Text des Spiels kann man so lesen, dass jeder Schritt eine Bewegung ist und einen Posten bringt. Wir nehmen sie zusammen.'
  },
  'cards.all': {
    title: 'Alle Stadtkarten',
    summary: 'Neun von ihnen liegen in einer Partie aus.',
    detail: [
      t`Neun der Stadtkarten in der Tabelle liegen in einer Partie aus. Links vom Pfeil steht, was du zahlst, rechts, was du bekommst. Wie eine Karte genutzt wird: ${to('actions.city-card', 'Stadtkarten')}.`
    ]
  }
}
