/** French: contracts. */
import type { TextsOf } from '../structure'

export const contracts: TextsOf<'contracts'> = {
  'contracts.drawn': {
    title: 'Contrats de la pioche et des villes',
    summary: 'Un contrat de la pioche se garde s’il y a de la place ; un contrat de ville peut se refuser.',
    detail: [
      'Un contrat de la pioche se garde s’il y a de la place ; un contrat de ville peut se refuser. Si vos deux places sont prises, vous défaussez soit le contrat pioché, soit un des vôtres ; un contrat de ville ne peut alors que remplacer un des vôtres. Aucun ne remplace un contrat que la même action a pris dans une ville.'
    ],
    house: 'Que l’on puisse toujours refuser un contrat de ville est notre lecture.'
  },
  'contracts.all': {
    title: 'Tous les contrats',
    summary:
      'Les places vides des villes à contrats sont remplies à la fin d’un tour, tant que la pioche suffit.',
    detail: [
      'Les places vides des villes à contrats sont remplies à la fin d’un tour, tant que la pioche suffit. Coûts, récompenses et points sont ceux du contenu de cette partie.'
    ]
  }
}
