/** French: the chapter of the Companions. */
import { icon, t } from '../../../../rules/say'
import { to, type Texts } from '../structure'

export const fr: Texts = {
  chapters: { companions: 'Les compagnons' },
  table: {
    title: 'Tous les compagnons',
    companion: 'Compagnon',
    die: 'Dé',
    cost: 'Coût',
    does: 'Effet',
    open: 'Compagnons visibles',
    players: 'Joueurs',
    most: 'Compagnons d’un joueur',
    atMost: 'Au plus'
  },
  paragraphs: {
    'companions.what': {
      title: 'Ce que l’extension ajoute',
      summary: 'Quatorze compagnons, dont quelques-uns visibles, et une maison où les engager.',
      detail: [
        t`Les quatorze compagnons sont mélangés. Autant que l’indique le tableau sont visibles à côté de ${to('companions.house', 'la Maison des compagnons')} ; les autres forment une pioche, face cachée.`
      ],
      house:
        'Les textes disent que les compagnons sont visibles. Leur nombre et la pioche sont de notre cru ; un pack de contenu peut fixer un autre nombre.'
    },
    'companions.house': {
      title: 'La Maison des compagnons',
      summary:
        'Un dé engage un compagnon visible dont le nombre ne le dépasse pas, contre son coût, si vous avez de la place.',
      detail: [
        t`La Maison des compagnons est un espace d’action pour un dé, en action principale. Vous engagez un compagnon visible dont le nombre ne dépasse pas votre dé, et payez son coût. Les couleurs et ${to('turn.occupied', 'les espaces occupés')} suivent les règles des étals du bazar ; si vous ne pouvez engager personne, vous ne pouvez pas y placer de dé.`,
        'Le tableau dit pour combien de compagnons un joueur a de la place. Si vous en engagez un de plus, l’un des vôtres passe sous la pioche. La place libre de la rangée est complétée à la fin du tour.'
      ],
      examples: [
        'Parmi nos compagnons, un 3 permet d’engager la tisserande, l’aubergiste ou tout compagnon au nombre plus petit, mais pas l’éclaireuse, qui demande un 4.'
      ],
      house:
        'La maison, la limite et la façon de compléter la rangée sont de notre cru ; un pack de contenu peut fixer une autre limite.'
    },
    'companions.tiles': {
      title: 'Ce que font les compagnons',
      summary:
        'Une récompense en le prenant, une autre à chaque manche suivante, ou une capacité qui vaut toujours.',
      detail: [
        t`La première récompense vient aussitôt, en prenant le compagnon. Ce qu’il rapporte par manche vient avec les bonus de chaque manche suivante. Une capacité vaut toujours ; si ses utilisations sont comptées par manche, vous les retrouvez toutes quand les dés reviennent, et elles passent d’office avant ce qui se paie.`,
        t`Les réductions de plusieurs aides s’ajoutent, mais aucun prix ne descend au-dessous de 0 ${icon('coin')}.`
      ],
      examples: [
        'Avec notre aubergiste, les deux premiers espaces occupés que vous utilisez dans une manche ne coûtent rien ; vous payez le troisième.'
      ],
      house:
        'Les compagnons imprimés ne nous sont pas connus. Tous les coûts, récompenses et capacités sont conçus par nous. Un pack de contenu peut en apporter d’autres ; le tableau les montre alors.'
    }
  }
}
