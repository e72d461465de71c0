/** What helps, what a journey brings, standings in French. */
import { translate } from '../../../words/message'
import { assist as en } from '../en/assist'

export const assist = translate('fr', en, {
  ways: {
    turn: '{by} sur le {value} pour {price}',
    purse: 'mettre {values_the} dans la bourse : {gain}',
    complete: 'remplir votre contrat à {points}',
    main: 'd’abord {space} avec {values_the}',
    use: 'utiliser {values_the}',
    useAs: '{n, plural, one {utiliser un dé comme un {value}} other {utiliser # dés comme des {value}}}',
    then: ', puis ',
    valueless: 'dé sans valeur',
    theDie: 'le {die}'
  },
  luck: {
    reroll:
      'Relancer le {value} pour {price} peut aider : {faces, plural, one {# face} other {# faces}} sur 6.',
    blackDie:
      '{faces, plural, =6 {Un dé noir pour {price} suffirait.} one {Un dé noir pour {price} peut aider : # face sur 6.} other {Un dé noir pour {price} peut aider : # faces sur 6.}}'
  },
  lying: {
    own: 'votre {value}',
    of: 'le {value} {name_of}',
    neutral: 'un {value} neutre',
    there: 'Ce qui gêne : {dice_list}.'
  },
  reach: {
    steps: 'Il faut {needs, plural, one {# étape} other {# étapes}}, mais vous en avez {have}.',
    short: 'Le voyage coûte {price} : il manque {short}.',
    never: 'Aucun voyage n’y mène.'
  },
  toast: { help: 'Ce qui aide' },
  journey: {
    stock: 'réserve',
    moves:
      'Plus de comptoir : {n, plural, one {un des vôtres y est déplacé} other {# des vôtres y sont déplacés}}.',
    start: 'Le dernier à voyager commence la manche suivante : à ce stade, c’est vous.',
    forOccupied: '{coins} pour l’espace occupé',
    forRoads: '{coins} pour les routes',
    fewerCoins: 'moins de pièces',
    fewerCamels: 'moins de chameaux'
  },
  contract: {
    bonus: 'Ce tour-ci',
    bonusHow: 'Possible ce tour-ci : {how}',
    missing: 'Il manque : {what}.'
  },
  standing: {
    hiddenGoals: 'Les objectifs sont secrets et ne sont pas comptés.',
    ownGoals: 'Vos objectifs comptent tant que vous les regardez.'
  },
  boards: {
    choose: 'Quel plateau',
    pin: 'Épingler',
    unpin: 'Détacher'
  },
  coach: {
    contract: 'Vous pouvez remplir un contrat.',
    open: 'Possible : {places_list}.',
    cityCards: 'cartes Ville'
  },
  trade: {
    uses: 'Combien de fois'
  },
  shortcuts: [
    { keys: ['F'], does: 'Faire ce qui aide, quand un refus le propose' },
    { keys: ['O'], does: 'Ouvrir les plateaux l’un après l’autre' },
    { keys: ['Tabulation', 'Entrée'], does: 'Parcourir les réponses à une question, en donner une' }
  ]
})
