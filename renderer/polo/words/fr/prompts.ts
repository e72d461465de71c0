/** The top bar's prompt in French: what (a few words) and how (a hint), for every kind of task. */
import { translate } from '../../../words/message'
import { prompts as en } from '../en/prompts'

const begin = {
  what: 'À vous : placez des dés',
  how: 'des dés puis un espace, ou l’inverse'
}

export const prompts = translate('fr', en, {
  picksAfter:
    '{n, plural, =0 {le dernier choix : il ne pourra pas être annulé} one {encore # après vous} other {encore # après vous}}',
  prompts: {
    'pick-character': { what: 'Choisissez un personnage', how: '' },
    turn: begin,
    'discard-contract': { what: 'Faites de la place', how: 'choisissez un contrat à rendre' },
    trade: { what: 'Carte Ville', how: 'choisissez combien de fois l’utiliser' },
    'camel-or-coin': { what: 'Chameaux ou pièces', how: 'choisissez ce que vous prenez' },
    rewards: { what: 'Plusieurs récompenses', how: 'choisissez laquelle vient d’abord' },
    'contract-offer': { what: 'Un contrat est proposé', how: 'gardez-le à la place d’un autre, ou refusez' },
    move: { what: 'Faites vos étapes', how: 'choisissez un lieu éclairé, ou arrêtez-vous' },
    settle: { what: 'Deux nouvelles villes', how: 'choisissez laquelle reçoit d’abord son comptoir' },
    'move-post': { what: 'Plus de comptoir', how: 'choisissez un comptoir à déplacer ici' }
  },
  /** Goods to take or to pay, by their number; what kinds may be taken where there are several. */
  goods: {
    choose: '{n, plural, one {Choisissez une marchandise} other {Choisissez # marchandises}}',
    pay: '{n, plural, one {Payez une marchandise} other {Payez # marchandises}}',
    anyKinds: 'semblables ou différentes',
    different: 'toutes différentes',
    handOver: 'choisissez ce que vous donnez'
  },
  /** What a question on the slip is about: nothing where the board shows it. */
  reasons: {
    compensation: 'pour un lancer faible',
    cityBonus: 'bonus {place_of}',
    outpost: 'avant-poste {place_of}',
    contract: 'récompense d’un contrat',
    character: 'grâce à {character}',
    space: '{space}'
  },
  /** Turn prompts by what can still be done. */
  turnPrompts: {
    begin,
    chosen: '{values} : choisissez un espace éclairé',
    wayChosen: 'avec {values} : « Voyager » pour partir',
    spaceChosen: 'avec {values} : encore cet espace',
    armed: 'choisissez un de vos dés',
    turnDie: { what: 'Dé ±1', how: 'tournez-le vers le haut avec +, vers le bas avec −' },
    done: { what: 'À vous', how: 'actions bonus, ou finissez le tour' },
    noDice: { what: 'À vous', how: 'aucun dé restant : actions bonus, ou finissez le tour' }
  },
  /** \"3, 4 et 6\". */
  listOf: '{values_list}',
  valueless: '{n, plural, one {# dé} other {# dés}}'
})
