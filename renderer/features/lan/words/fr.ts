/** French: the seats of this device, where something is wrong or wanted. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  title: 'Un autre appareil demande la place {name_of}',
  note: 'Il a la clé de cette place : vous avez sans doute ouvert la partie une seconde fois. Sinon, gardez la place.',
  yield: 'Céder la place',
  keep: 'La garder ici',
  unproven:
    'Cet hôte ne connaît pas la place que vous aviez ({seats_list}). Soit elle a été libérée, soit une autre machine répond à sa place. Votre clé n’a pas été envoyée. Renseignez-vous à la machine de l’hôte.',
  forget: 'Y renoncer',
  linkFailed:
    'Ce lien n’est plus valable : il a déjà servi, il a expiré, ou un plus récent le remplace. L’hôte peut en créer un autre.',
  wishes: {
    title: 'Des invités demandent une place',
    reasons: {
      absent:
        '{own, select, true {{name} redemande sa place, depuis un autre appareil.} other {{name} demande la place {seat_of}, dont la connexion est perdue.}}',
      second:
        '{own, select, true {Quelqu’un qui a déjà une place demande aussi celle {seat_of}.} other {Quelqu’un qui a déjà une place demande aussi celle {seat_of}, pour {name}.}}',
      kicked: '{name} demande la place {seat_of}. Quelqu’un a déjà été renvoyé de cet appareil.'
    },
    give: 'Donner la place',
    giveTo: 'Donner la place {seat_of} à {name}',
    no: 'Non',
    noTo: 'Refuser {name}'
  }
})
