/** German: the kinds of city cards. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const cards: TextsOf<'cards'> = {
  'cards.trade': {
    title: 'Karten, die tauschen',
    summary: 'Zahle, was links steht, und nimm, was rechts steht, höchstens so oft, wie dein Würfel zeigt.',
    detail: [
      'Mindestens einmal; wie oft, bestimmst du. Alles wird auf einmal bezahlt.',
      t`Zwei Karten tauschen in beiden Richtungen, und du darfst mischen: eine Ware gegen 2 Kamele und 1 Punkt gegen 3 Münzen. Auf der Karte, die ein Kamel gegen Münzen oder eine Münze gegen ein Kamel tauscht, wählst du eine Richtung für alle Male. Punkte ${icon('vp')} darfst du auch unter null zahlen.`
    ],
    examples: [
      'Mit einer 3 nutzt du „2 Münzen gegen eine Ware nach Wahl“ dreimal: 6 Münzen für 2 Pfeffer und 1 Gold.'
    ]
  },
  'cards.count': {
    title: 'Karten, die zählen',
    summary:
      'Eine Belohnung für jeden Posten auf der Karte oder für jeden erfüllten Auftrag, höchstens so oft, wie dein Würfel zeigt.',
    detail: [
      'Bezahlt wird nichts. Alle deine gesetzten Posten zählen, wo sie auch stehen, auch in Peking. Gibt es nichts zu zählen, lässt sich die Karte nicht nutzen.'
    ],
    examples: ['Du hast vier Posten und setzt eine 3 auf „1 Punkt für jeden Posten“: 3 Punkte.']
  },
  'cards.die': {
    title: 'Karten nach dem Würfel',
    summary: 'Der Wert deines Würfels entscheidet, was du bekommst, oder jedes Auge bringt etwas.',
    detail: ['Bezahlt wird nichts, und du bekommst immer, was dein Wert gibt.'],
    examples: ['Eine Karte gibt bei 1 bis 5 ein Gold und bei einer 6 drei. Mit einer 6 nimmst du 3 Gold.']
  },
  'cards.city-bonus': {
    title: 'Karten, die Boni kleiner Städte zahlen',
    summary: t`Nimm den Bonus kleiner Städte mit deinem Posten ${icon('own-city-bonus')}, jeden einmal je Nutzung der Karte.`,
    detail: [
      t`Nur kleine Städte mit deinem Posten und alle verschieden; hast du weniger, bekommst du weniger, und ohne eine lässt sich die Karte nicht nutzen. Wählst du ${to('posts.copy', 'den übernehmenden Bonus')}, darf er jeden anderen übernehmen, auch einen, den du eben bekommen hast.`
    ],
    examples: [
      'Du hast Posten in Hormus und Kochi und nutzt die Karte für 2 Münzen zweimal: 3 Kamele und 3 Punkte.'
    ]
  },
  'cards.steps': {
    title: 'Karten, die Schritte geben',
    summary: t`Alle Schritte ${icon('move')}, die du auf einmal kaufst, sind eine Bewegung mit einem Posten am Ende.`,
    detail: [
      t`Erst wird die Karte bezahlt, dann die Wege; sonst ist es eine ${to('travel.bonus', 'Bonusbewegung')}. ${to('characters.wilhelm-von-rubruk', 'Wilhelm')} lässt unterwegs Posten zurück wie sonst.`
    ]
  },
  'cards.all': {
    title: 'Alle Stadtkarten',
    summary: 'Es gibt 31; neun liegen in einem Spiel aus.',
    detail: [
      t`Links vom Pfeil, was du zahlst, rechts, was du bekommst. Was ein Würfel hier tut: ${to('actions.city-card', 'Stadtkarten')}.`
    ]
  }
}
