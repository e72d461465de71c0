/** French: contracts. */
import type { TextsOf } from '../structure'

export const contracts: TextsOf<'contracts'> = {
  'contracts.drawn': {
    title: 'Contrats de la pioche et des villes',
    summary: 'Un contrat de la pioche se garde s’il y a de la place ; un contrat de ville peut se refuser.',
    detail: [
      'Tant que vous avez de la place, vous gardez tout contrat que vous prenez de la pioche. Si vos deux emplacements sont pris, vous défaussez soit ce contrat, soit un des vôtres. Vous pouvez toujours refuser un contrat de ville ; si vos deux emplacements sont pris, il ne peut que remplacer un des vôtres. Aucun ne remplace un contrat que la même action a pris dans une ville.'
    ],
    house: 'Que l’on puisse toujours refuser un contrat de ville est notre lecture.'
  },
  'contracts.all': {
    title: 'Tous les contrats',
    summary:
      'Les places vides des villes à contrats sont remplies à la fin d’un tour, tant que la pioche suffit.',
    detail: [
      'Les contrats pris dans une ville ne sont remplacés qu’à la fin du tour. Chaque place vide d’une ville à contrats en reçoit alors un nouveau de la pioche ; quand celle-ci est épuisée, des places restent vides. Le tableau montre les contrats de cette partie.'
    ],
    house: 'Tous sont de notre cru, ou viennent d’un pack de contenu.'
  }
}
