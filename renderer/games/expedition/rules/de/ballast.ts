/** German: dropping ballast. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const ballast: TextsOf<'ballast'> = {
  'ballast.drop': {
    title: 'Ballast abwerfen',
    summary: t`Einmal im Zug bringt 1 Gold ${icon('chest')} dein Kamel ohne Karten auf sein nächstes freies Feld.`,
    detail: [
      t`Einmal im Zug darfst du 1 Gold ${icon('chest')} zahlen und dein Kamel ohne Karten auf sein nächstes freies Feld ziehen: vor, zwischen oder nach Feldern, die du mit Karten bezahlst. Danach darfst du mit Karten weiterziehen. Ohne Gold geht es nicht; Schulden gibt es keine, und auf eine größere Truhe wird herausgegeben.`,
      t`Erlaubt ist es nur, wo ${to('ballast.where', 'schon ein Rivale war')}.`
    ],
    examples: ['Du wirfst für das nächste Feld Ballast ab und bezahlst für das übernächste dreimal Gewürze.']
  },
  'ballast.where': {
    title: 'Nur, wo schon ein Rivale war',
    summary: 'Das Kamel eines Rivalen muss vor dir auf dem Feld gewesen sein.',
    detail: [
      'Ballast darfst du nur für ein Feld abwerfen, auf dem vor dir schon das Kamel eines Rivalen gewesen ist. Inzwischen ist jenes weitergezogen, denn dein Kamel betritt nur freie Felder; nur in Ganzhou kann es noch stehen. Mit Ballast gehst du also nie in Führung, mit Karten darfst du es aber gleich danach.',
      t`Zu dritt und mehr war auf jedem freien Feld hinter dem vordersten Rivalen schon ein Rivale. ${to('two.ballast', 'Zu zweit')} kann er auch nur daran vorbeigezogen sein.`
    ],
    examples: [
      'Ihr spielt zu dritt, und der vorderste Rivale steht auf Feld 8. Ist dein nächstes freies Feld 7, darfst du Ballast abwerfen, denn dort war schon ein Rivale. Ist es 9, darfst du es nicht.'
    ],
    house:
      'Wie das geprüft wird, ist unsere Lesart der gedruckten Regel: Das Feld muss hinter dem vordersten Rivalen liegen oder Ganzhou nach der Wertung sein, mit einem Rivalen dort oder dahinter.'
  },
  'ballast.cities': {
    title: 'Ballast und die Städte',
    summary: 'Nie nach Dadu und vor der Wertung nie nach Ganzhou.',
    detail: [
      t`Ballast führt weder nach Dadu noch, vor der Wertung, nach Ganzhou: Dort war noch niemand. Also kann er keine Wertung auslösen. Von Ganzhou führt er nur dorthin weiter, wo schon ein Rivale war; siehe ${to('ballast.where', 'wo Ballast erlaubt ist')}.`
    ]
  }
}
