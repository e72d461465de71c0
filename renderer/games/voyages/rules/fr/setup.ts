/** French: laying out the game. */
import { rowColumns, startCamels } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const setup: TextsOf<'setup'> = {
  'setup.board': {
    title: 'Le plateau',
    summary:
      'Bonus, cartes Ville et contrats sont disposés au hasard, les bonus des petites villes selon leurs lettres.',
    detail: [
      t`Chaque petite ville reçoit le bonus de sa lettre, chaque grande ville un ${to('posts.outpost', 'bonus d’avant-poste')} et sa ${to('actions.city-card', 'carte Ville')} ; Sumatra en reçoit trois. Le surplus reste dans la boîte.`,
      t`Les contrats forment cinq piles de ${rowColumns}, une par manche, et une pile spéciale avec le reste. La première pile est étalée : c’est la ${to('contracts.row', 'rangée de contrats')}. La pile spéciale reste à part et n’est jamais mêlée aux autres.`
    ]
  },
  'setup.players': {
    title: 'Ce que chacun reçoit',
    summary: t`${startCamels} chameaux ${icon('camel')}, cinq dés, neuf comptoirs, un contrat de départ, deux objectifs et un personnage. Plus on joue tard, plus on a de pièces ${icon('coin')}.`,
    detail: [
      t`Le contrat de départ est pioché et posé, visible, sur l’un de vos deux ${to('contracts.slots', 'emplacements')}. Les deux objectifs restent secrets jusqu’à la fin. Votre figurine part de Venise, votre score de 0.`,
      t`En partie pour débutants, chaque place reçoit le personnage du tableau ; sinon, voyez ${to('setup.expert', 'la partie expert')}.`
    ],
    house:
      'Le premier joueur de la première manche est tiré au sort ou choisi par la table. Le jeu imprimé demande qui a voyagé en dernier, ce qu’un programme ne peut savoir.'
  },
  'setup.fewer': {
    title: 'À deux ou trois joueurs',
    summary: t`Des dés neutres occupent quelques places pendant toute la partie, et il y a moins de dés noirs ${icon('black-die')} : un de plus que de joueurs.`,
    detail: [
      t`Les dés neutres montrent 1. Ils prennent des cases de la ${to('actions.khan', 'Faveur du Khan')} ; à deux joueurs, un autre est posé sur ${to('actions.coins', '5 pièces')}, qui est donc toujours occupé.`,
      'Ils ne sont jamais repris et ne déclenchent rien par eux-mêmes.'
    ]
  },
  'setup.expert': {
    title: 'La partie expert',
    summary:
      'Les bonus des petites villes sont mélangés, les personnages choisis, et l’on garde deux objectifs sur quatre.',
    detail: [
      t`Ces trois changements peuvent se choisir un par un et se font dans cet ordre : bonus, ${to('characters.choosing', 'personnages')}, objectifs.`,
      t`Chacun reçoit quatre objectifs, tous en même temps, et en garde deux en secret ; voyez ${to('scoring.goals', 'les objectifs')}.`
    ]
  }
}
