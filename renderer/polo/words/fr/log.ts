/** The log's sentences in French. */
import { translate } from '../../../words/message'
import { log as en } from '../en/log'

export const log = translate('fr', en, {
  sentences: {
    characterTaken: '{who} joue {character}',
    goalsDealt: '{who} reçoit {n, plural, one {# objectif} other {# objectifs}}',
    roundStarted: 'La manche {round} commence avec {who}',
    diceRolled: 'Tout le monde lance ses dés',
    dicePlaced: '{who} {space} avec {dice}',
    dieRerolled: '{who} relance {die} et obtient {value}',
    dieAdjusted: '{who} tourne {die} sur {value}',
    blackDieTaken: '{who} prend {die}',
    blackDieRolled: '{who} prend et lance {die}',
    paid: '{who} paie {items} {why}',
    gained: '{who} reçoit {items} {why}',
    nothingGained: '{who} ne reçoit rien pour {reward}',
    noBlackDie: '{who} ne trouve plus de dé noir',
    noContract: '{who} ne trouve plus de contrat',
    noStep: '{who} ne peut payer aucune étape',
    contractDiscarded: '{who} rend un contrat à {cost}',
    contractDrawn: '{who} pioche un contrat à {cost}',
    contractKept: '{who} garde le contrat pioché',
    contractDeclined: '{who} refuse le contrat pioché',
    contractCompleted: '{who} remplit un contrat à {cost}',
    stepped: '{who} voyage vers {place_the}',
    postPlaced: '{who} ouvre un comptoir à {place_the}',
    postMoved: '{who} déplace le comptoir {from_of} vers {to_the}',
    outpostTaken: '{who} arrive en premier à {place_the}',
    gameScored: 'On compte les points'
  },
  /** What an amount was for, in a few words after it. */
  shortPosts: '{n, plural, one {comptoir} other {# comptoirs}}',
  why: {
    occupied: 'pour l’espace occupé',
    cityBonus: 'du bonus {place_of}',
    outpost: 'de l’avant-poste {place_of}',
    post: 'pour le comptoir n° {n}',
    route: 'pour la route vers {place_the}',
    character: 'grâce à {character}',
    compensation: 'pour un lancer faible',
    scoring: '({source})'
  },
  /** What was paid or gained by a bonus action. */
  bonusActions: {
    'complete-contract': 'pour un contrat',
    'reroll-die': 'pour relancer',
    'adjust-die': 'pour tourner un dé',
    'take-black-die': 'pour un dé noir'
  },
  dieWithoutValue: 'un dé ({colour})',
  /** A city card as an action space. */
  card: 'Carte Ville {city_of}',
  anyCard: 'Carte Ville',
  /** A city card beside the board. */
  besideCard: '{who} utilise une carte Ville comme avec un 6',
  roundTitle: 'Manche {round}',
  /** What an event turned up for good, as the undo names it. */
  revealed: {
    goalsDealt: 'les objectifs ont été distribués',
    diceRolled: 'les dés ont été lancés',
    dieRerolled: 'un dé a été relancé',
    blackDieTaken: 'un dé noir a été lancé',
    contractDrawn: 'un contrat a été pioché',
    gameScored: 'les objectifs ont été montrés'
  }
})
