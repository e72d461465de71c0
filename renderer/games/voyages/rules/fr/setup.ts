/** French: laying out the game. */
import { rowColumns, startCamels } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const setup: TextsOf<'setup'> = {
  'setup.board': {
    title: 'Le plateau',
    summary:
      'Bonus d’avant-poste, cartes Ville et contrats sont disposés au hasard, les bonus des petites villes selon leurs lettres.',
    detail: [
      t`Chaque petite ville reçoit le bonus qui porte sa lettre. Chaque grande ville reçoit au hasard un ${to('posts.outpost', 'bonus d’avant-poste')} et une ${to('actions.city-card', 'carte Ville')} ; Sumatra reçoit trois cartes. Le surplus retourne dans la boîte.`,
      t`Les contrats sont mélangés et forment cinq piles de ${rowColumns}, une par manche, et une pile spéciale avec le reste. La première pile est étalée : c’est la ${to('contracts.row', 'rangée de contrats')}. La pile spéciale reste à part et n’est jamais mêlée aux autres.`
    ]
  },
  'setup.players': {
    title: 'Ce que chacun reçoit',
    summary: t`${startCamels} chameaux ${icon('camel')}, cinq dés, neuf comptoirs, un contrat de départ, deux objectifs et un personnage. Plus on joue tard, plus on a de pièces ${icon('coin')}.`,
    detail: [
      t`Chacun reçoit ${startCamels} chameaux ${icon('camel')}, cinq dés de sa couleur et neuf comptoirs. Les pièces ${icon('coin')} dépendent de la place, selon le tableau : plus on joue tard, plus on en a.`,
      t`Vous piochez un contrat de départ, posé, visible, sur l’un de vos deux ${to('contracts.slots', 'emplacements')}, et deux objectifs, qui restent secrets jusqu’à la fin. Votre figurine part de Venise, sauf si votre personnage en dispose autrement, et votre score part de 0.`,
      t`En partie pour débutants, chaque place reçoit le personnage du tableau ; sinon, voyez ${to('setup.expert', 'la partie expert')}.`
    ],
    house:
      'Le premier joueur de la première manche est tiré au sort ou choisi par la table. Le jeu imprimé demande qui a voyagé en dernier, ce qu’un programme ne peut savoir.'
  },
  'setup.fewer': {
    title: 'À deux ou trois joueurs',
    summary: t`Des dés neutres occupent quelques espaces pendant toute la partie, et il y a moins de dés noirs ${icon('black-die')} : un de plus que de joueurs.`,
    detail: [
      t`Il y a un dé noir ${icon('black-die')} de plus que de joueurs. À deux ou trois joueurs, des dés neutres qui montrent 1 sont posés sur la ${to('actions.khan', 'Faveur du Khan')} ; à deux, un autre est posé sur ${to('actions.coins', '5 pièces')}, qui est donc toujours occupé.`,
      'Les dés neutres restent en place toute la partie et ne déclenchent rien par eux-mêmes.'
    ]
  },
  'setup.expert': {
    title: 'La partie expert',
    summary:
      'Les bonus des petites villes sont mélangés, les personnages choisis, et l’on garde deux des objectifs reçus.',
    detail: [
      t`Les bonus des petites villes sont mélangés au lieu de suivre leurs lettres. Les ${to('characters.choosing', 'personnages')} sont choisis au lieu d’être attribués. Chacun reçoit quatre objectifs, ou trois si les cartes ne suffisent pas, tous en même temps, et en garde deux en secret ; voyez ${to('scoring.goals', 'les objectifs')}.`,
      'Chacun de ces trois changements peut se choisir seul. Ils se font dans cet ordre : bonus, personnages, objectifs.'
    ]
  }
}
