/** French: the standings. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  line: 'Qui a gagné combien de fois, dans les parties d’au moins deux personnes.',
  which: 'Parties prises en compte',
  all: 'Tous les jeux',
  name: 'Nom',
  games: 'Parties',
  won: 'Gagnées',
  share: 'Part',
  mean: 'Moyenne',
  best: 'Meilleur',
  latest: 'Parties terminées',
  latestOf: 'Parties {name_of}',
  winner: 'gagné',
  computer: 'joueur virtuel',
  everybody: 'Tout le monde',
  none: 'Aucune partie d’au moins deux personnes n’a encore été terminée ici.',
  note: 'Une victoire partagée compte pour tous ceux qui la partagent. Les parties supprimées comptent toujours. Les parties d’une personne contre des joueurs virtuels sont sous Solo.',
  home: 'Accueil'
})
