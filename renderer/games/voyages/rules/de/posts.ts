/** German: trading posts and what they bring. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const posts: TextsOf<'posts'> = {
  'posts.placing': {
    title: 'Einen Handelsposten setzen',
    summary: t`Wo deine Bewegung endet, setzt du einen Posten ${icon('post')}, wenn es eine Stadt ohne deinen Posten ist.`,
    detail: [
      t`Endet deine Bewegung in einer Stadt, in der du keinen Posten ${icon('post')} hast, musst du dort einen setzen. Städte, durch die du nur ziehst, bekommen keinen, außer bei ${to('characters.wilhelm-von-rubruk', 'Wilhelm')}. In Oasen und in Venedig stehen nie Posten. Endest du, wo deiner schon steht, bringt das nichts.`,
      t`Ein Posten öffnet die ${to('actions.city-card', 'Stadtkarte')} einer großen Stadt, bringt den ${to('posts.small-city', 'Bonus')} einer kleinen und zählt für deine ${to('scoring.goals', 'Ziele')}.`
    ],
    examples: [
      'Du ziehst durch Moskau und endest in Anxi: Der Posten kommt nach Anxi, Moskau bekommt keinen.'
    ]
  },
  'posts.small-city': {
    title: 'Kleine Städte',
    summary: t`Ein Posten in einer kleinen Stadt ${icon('small-city')} bringt ihren Bonus sofort und zu Beginn jeder späteren Runde wieder.`,
    detail: [
      t`Ein Posten in einer kleinen Stadt ${icon('small-city')} bringt dir ihren Bonus sofort und zu Beginn jeder späteren Runde wieder. Alle, die dort einen Posten haben, bekommen ihn. Im Spiel für Einsteiger liegen die Boni nach ihren Buchstaben wie in der Tabelle, im ${to('setup.expert', 'Spiel für Erfahrene')} gemischt.`
    ]
  },
  'posts.copy': {
    title: 'Der Bonus, der einen anderen übernimmt',
    summary: t`Der Bonus mit dem Buchstaben D ${icon('other-city-bonus')} gibt den Bonus einer beliebigen anderen kleinen Stadt.`,
    detail: [
      t`Sooft der Bonus mit dem Buchstaben D ${icon('other-city-bonus')} zahlt, wählst du den Bonus einer beliebigen anderen kleinen Stadt und bekommst jenen. Einen Posten in der anderen Stadt brauchst du nicht, und du darfst jedes Mal anders wählen.`
    ],
    examples: [
      'Dein Posten steht in Xi’an, wo dieser Bonus liegt. In dieser Runde übernimmst du die 5 Münzen von Anxi, in der nächsten die 3 Punkte von Kochi.'
    ]
  },
  'posts.outpost': {
    title: 'Außenpostenboni',
    summary: t`Der erste Posten überhaupt in einer großen Stadt ${icon('large-city')} nimmt den Bonus, der dort liegt.`,
    detail: [
      t`Den Bonus, der in einer großen Stadt ${icon('large-city')} liegt, bekommt, wer dort den ersten Posten überhaupt setzt. Er kommt nach der Bewegung; dann scheidet das Plättchen aus, auch wenn es nichts bringen konnte. Spätere Posten dort bekommen keinen. In Peking liegt kein solcher Bonus.`
    ]
  },
  'posts.beijing': {
    title: 'Peking',
    summary: t`Dein Posten nimmt den freien Platz mit den meisten Punkten ${icon('vp')}; sie zählen am Ende.`,
    detail: [
      t`In Peking kommt dein Posten auf den freien Platz mit den meisten Punkten ${icon('vp')}, die du am Ende bekommst. Die vier Plätze sind zu zweit, zu dritt und zu viert dieselben. Ein zweiter Besuch ändert nichts. Wird ein Posten ${to('posts.none-left', 'versetzt')}, ist sein Platz wieder frei, und die anderen bleiben stehen.`,
      t`Mit einem Posten in Peking wertest du am Ende auch deine ${to('scoring.stock', 'übrigen Waren')}.`
    ],
    house: 'Was aus dem Platz eines versetzten Postens wird, haben wir entschieden.'
  },
  'posts.many': {
    title: 'Der achte und der neunte Posten',
    summary: t`Dein 8. und dein 9. Posten auf der Karte bringen sofort Punkte ${icon('vp')}.`,
    detail: [
      t`Setzt du deinen 8. Posten auf die Karte, bekommst du sofort die Punkte ${icon('vp')} der Tabelle, mit dem 9. Posten noch einmal. Alle gesetzten Posten zählen, auch der in Peking. Jede Zahl bringt ihre Punkte nur einmal; versetzte Posten bringen keine mehr. Den 11. hat nur ${to('characters.wilhelm-von-rubruk', 'Wilhelm')}.`
    ]
  },
  'posts.none-left': {
    title: 'Kein Posten mehr übrig',
    summary: 'Musst du einen Posten setzen und hast keinen, versetzt du einen von deinen dorthin.',
    detail: [
      t`Stehen alle deine Posten auf der Karte, setzt du einen weiteren, indem du einen von ihnen versetzt: irgendeinen, auch den in Peking. Du bekommst die Boni der neuen Stadt wie für einen neuen Posten; Karte und Einkommen der alten sind verloren. Die Punkte für den ${to('posts.many', '8. Posten und spätere')} kommen nicht noch einmal.`
    ],
    house:
      'Enden zwei Figuren in Städten, die einen Posten verlangen, wählst du, welche Stadt ihren zuerst bekommt. Auch ein Posten, der in derselben Bewegung gesetzt wurde, darf versetzt werden.'
  }
}
