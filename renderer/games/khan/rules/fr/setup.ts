/** French: set-up. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const setup: TextsOf<'setup'> = {
  'setup.board': {
    title: 'Le plateau',
    summary:
      'Le hasard répartit marqueurs, avant-postes, cartes Ville et contrats ; à deux ou trois, des dés neutres s’y ajoutent.',
    detail: [
      'On tire au sort six des sept marqueurs bonus pour les villes à marqueur, une tuile d’avant-poste pour chaque ville qui a une place pour elle, une carte Ville pour chaque ville à carte, deux autres pour la zone d’action et deux contrats pour chaque ville à contrats. Chaque livre a cinq de ses six tuiles Offre, une par manche : la première est posée sur lui, les autres forment à côté une pile dont vous voyez celle du dessus.',
      'Pièces, marchandises et chameaux ne manquent jamais. Les dés noirs et les contrats, si. À quatre il y a six dés noirs, à trois cinq, à deux quatre.',
      'À trois, un 1 neutre occupe la Faveur du Khan. À deux, des 1 neutres occupent deux de ses cases et une case de chaque ville spéciale, et un 5 neutre l’espace inférieur du Livre III, qui est donc toujours occupé. Les dés neutres restent toute la partie, n’ont la couleur de personne et ne comptent pas pour le premier joueur.'
    ]
  },
  'setup.players': {
    title: 'Les joueurs',
    summary:
      'On lance d’abord les dés, on voit son contrat, puis on choisit un personnage ; les cartes Objectif viennent en dernier.',
    detail: [
      t`Chacun reçoit huit pièces ${icon('coin')}, trois chameaux ${icon('camel')}, cinq dés, onze comptoirs et un contrat de départ. Votre figurine commence à Pékin, votre score à 0. Avant le choix des personnages, chacun lance ses dés et regarde son contrat.`,
      'On révèle un personnage de plus que de joueurs. Le dernier joueur choisit d’abord, puis les autres en ordre inverse. Alors seulement, chacun regarde trois cartes Objectif et en garde une en secret.'
    ],
    house:
      'Le premier joueur de la première manche est tiré au sort ou choisi par la table. Le jeu imprimé demande qui est rentré de voyage en dernier.'
  },
  'setup.black-dice': {
    title: 'Variante : dés noirs lancés',
    summary: t`Les dés noirs ${icon('black-die')} sont lancés avec les autres, et qui en prend un choisit parmi ceux qui restent.`,
    detail: [
      t`Avec cette option, tous les dés noirs ${icon('black-die')} sont lancés avec les autres au début de la manche et restent visibles. Qui en prend un choisit parmi ceux qui restent et en garde la valeur. Si Isabella Donati en prend un, elle reçoit ce que sa valeur lui rapporte. Rien d’autre ne change. L’option est désactivée au départ.`
    ]
  }
}
