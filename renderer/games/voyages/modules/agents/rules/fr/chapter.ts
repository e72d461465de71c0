/** French: the chapter of the Agents of Venice. */
import { icon, t } from '../../../../rules/say'
import { to, type Texts } from '../structure'

export const fr: Texts = {
  chapters: { agents: 'Agents de Venise' },
  table: {
    title: 'Toutes les cartes Bonus',
    card: 'Carte Bonus',
    does: 'Ce qu’elle rapporte',
    piedro: 'Ce que paie Piedro',
    action: 'Action bonus',
    camels: 'Chameaux',
    assumed: 'Rusticiano pour une manche',
    cards: 'Cartes Bonus'
  },
  paragraphs: {
    'agents.what': {
      title: 'Ce que l’extension ajoute',
      summary:
        'Cinq personnages au choix, quatre cartes Ville, quatre cartes Objectif, six contrats et trois bonus de petites villes.',
      detail: [
        t`Les cinq personnages rejoignent ceux parmi lesquels ${to('characters.choosing', 'chacun choisit')} ; en partie pour débutants, personne ne les a, et Papa Gregorio X ne vient qu’avec les Compagnons. Cartes, objectifs et contrats sont mélangés aux autres : neuf ${to('cards.all', 'cartes Ville')} sont sur le plateau, et la pile spéciale compte quatorze contrats, ou dix-huit avec les Nouveaux personnages.`,
        t`Les trois bonus de petites villes restent dans la boîte quand les bonus sont à leurs lettres. Quand ils sont tirés au sort, ${to('posts.copy', 'la copie')} reste en jeu, avec cinq de tous les autres. Un dé noir ${icon('black-die')} rapporté par une petite ville est lancé avec les autres dés de la manche.`,
        'Chaque extension se joue seule ou avec les autres de votre choix. Au début d’une manche, on choisit d’abord les personnages de la manche, puis on emprunte les compagnons, puis les bonus sont payés. À la fin, les deux repartent avant toute autre chose. Les actions bonus des extensions viennent avant ou après l’action principale, et ce qui ne rapporterait rien est refusé.'
      ],
      house:
        'Le nombre de cartes est imprimé. Ce qu’elles demandent et rapportent, les piles, l’ordre et le choix sont de notre cru. Un pack de contenu peut en apporter d’autres.'
    },
    'agents.donata-badoer': {
      title: 'Donata Badoer',
      summary: t`Cinq dés de carton : exactement un par manche, comme un dé sans couleur. 1 chameau ${icon('camel')} par manche.`,
      detail: [
        t`Ses dés de carton montrent 2, 3, 4, 5 et 6. À chaque manche, elle en utilise exactement un, chacun une seule fois dans la partie. Elle ne dit lequel qu’en le plaçant. Un dé de carton n’a pas de couleur : il va là où se trouve ${to('turn.colour', 'sa couleur')}, se joint à d’autres dés et peut être le plus faible.`,
        t`Tant qu’il n’est pas placé, il compte comme un dé en main. Il n’est jamais lancé, relancé ni tourné, et ne compte pas pour ${to('round.compensation', 'un lancer faible')}. La bourse est aussi une place pour lui. Il reste sur son espace, qui est alors occupé, jusqu’à la fin de la manche, puis quitte la partie.`,
        t`Au début de chaque manche, elle reçoit aussi 1 chameau ${icon('camel')}.`
      ],
      examples: [
        'Elle place son 6 avec deux 4 sur l’étal d’or et peut prendre les colonnes jusqu’à 4. À la manche suivante, il lui reste 2, 3, 4 et 5.'
      ],
      house:
        'Cinq dés de carton, un par manche et sans couleur : c’est imprimé ; les valeurs et le reste sont de notre cru.'
    },
    'agents.rusticiano': {
      title: 'Rusticiano',
      summary: 'Six des onze cartes Bonus, chacune une fois en action bonus.',
      detail: [
        t`Une fois les personnages choisis, il pioche six des onze cartes Bonus, visibles de tous. Chacune est une action bonus de son tour, une seule fois ; autant qu’il veut dans un tour. Les cartes qui comptent le font à ce moment, jusqu’à quatre. Les bonus de ses petites villes demandent au moins un comptoir dans ${to('posts.small-city', 'une petite ville')}. Les cartes non utilisées ne valent rien.`
      ],
      house:
        'Six cartes, une fois chacune : c’est imprimé ; ce qu’elles rapportent et leur usage sont de notre cru.'
    },
    'agents.papa-gregorio-x': {
      title: 'Papa Gregorio X',
      summary: 'Emprunte un compagnon visible à chaque manche.',
      detail: [
        'Au début d’une manche, il prend un des compagnons visibles, sans dé et sans payer, avant que les bonus soient payés : ce qu’il rapporte aussitôt, à chaque manche et par sa capacité est à lui. À la fin de la manche, le compagnon repart. Sa place reste vide entre-temps, et il ne compte pas parmi les compagnons qu’un joueur peut avoir.',
        'Il ne prend jamais le même deux manches de suite ; s’il n’y en a pas d’autre, il n’en prend pas. Ce qu’il a reçu reste. Il a besoin des Compagnons.'
      ],
      house: 'Qu’il emprunte un compagnon à chaque manche est imprimé ; le reste est de notre cru.'
    },
    'agents.piedro-tartarino': {
      title: 'Piedro Tartarino',
      summary: t`Il paie moins de chameaux ${icon('camel')} pour un dé noir ${icon('black-die')} et pour tourner un dé.`,
      detail: [
        t`Pour ${icon('black-die')} ${to('bonus.black-die', 'un dé noir')} et pour ${to('bonus.adjust', 'tourner un dé d’un cran')}, il paie les chameaux ${icon('camel')} du tableau. Toujours un seul dé noir acheté par tour.`
      ],
      house:
        'Sa tuile est introuvable : sa capacité est de notre cru. Un pack de contenu peut fixer d’autres prix.'
    },
    'agents.bellela-fantina-moreta': {
      title: 'Bellela, Fantina & Moreta',
      summary: 'Cinq personnages que personne n’a : un autre à chaque manche.',
      detail: [
        'Une fois les choix faits, elles piochent au hasard cinq personnages parmi ceux que personne n’a, ou tous s’il y en a moins : un Mercator pour le nombre de joueurs, et Papa Gregorio X avec les Compagnons seulement. Ils sont visibles.',
        t`Au début d’une manche, avant que ${to('round.income', 'les bonus soient payés')}, elles en jouent un pour cette manche, avec tout ce qu’il a, et reçoivent son bonus de manche avec les autres. À la fin de la manche, il quitte la partie. Ce qu’il a donné reste : marchandises, pièces, chameaux, points, contrats, comptoirs, cadeaux, sentiers. Ce qu’il a apporté repart.`
      ],
      house:
        'Cinq au hasard, un par manche : c’est imprimé. Lesquels, quand et ce qui reste sont de notre cru.'
    },
    'agents.assumed': {
      title: 'Des personnages pour une manche',
      summary: 'Ce que devient ce que chaque personnage apporte.',
      detail: [
        'Quand un de ces personnages est joué pour une manche, voici ce que devient ce qu’il apporte.',
        t`Kubilai Khan : une figurine peut aller aussitôt à ${to('posts.beijing', 'Pékin')}, sans rien payer. Sans comptoir là-bas, on en pose un sur la case libre qui vaut le moins de points ; il compte comme tout comptoir, et sans comptoir en main on en déplace un.`,
        t`Wilhelm : deux comptoirs de plus, posés avant tous les autres de la manche ; ceux qui ne sont pas posés quittent la partie. Les points ${to('posts.many', 'd’un comptoir au-delà du nombre de chacun')} ne sont à elles que dans cette manche. Niccolò et Marco : la seconde figurine part de Venise ; à la fin de la manche, l’une des deux, au choix, quitte la carte.`,
        'Matteo : le dé blanc et un contrat ; le dé repart. Raschid : ni lancer ni compensation, la valeur de chaque dé est choisie en le plaçant. Mercator : ses gains de cette manche, à cinq joueurs selon la tuile pour quatre. Altan Ord : un comptoir de cette manche rapporte le degré de son numéro parmi tous les comptoirs.',
        'Khan Arghun : deux cartes Ville au hasard parmi celles qui ne sont pas sur le plateau. Rusticiano : autant de cartes Bonus que dans le tableau. Celles qui ne sont pas utilisées repartent. Fratre Nicolao : trois cadeaux, dont un ou deux sont gardés et restent. Donata : un chameau et les cinq dés de carton, dont un est utilisé. André : deux sentiers, dont un est gardé, aussi pour plus tard. Papa Gregorio X : un compagnon. Gunj, Johannes, Berke et Piedro : leurs capacités.'
      ],
      examples: [
        'À la troisième manche, elles sont Wilhelm et posent un de ses deux comptoirs. Il reste sur la carte ; l’autre quitte la partie à la fin de la manche.'
      ],
      house: 'Qu’une figurine de Niccolò et Marco soit rendue est imprimé. Tout le reste est de notre cru.'
    }
  }
}
