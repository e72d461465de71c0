/** The log’s sentences in French. */
import { log as family } from '../../../../polo/words/fr/log'
import { translate } from '../../../../words/message'
import { log as en } from '../en/log'

export const log = translate('fr', en, {
  ...family,
  sentences: {
    ...family.sentences,
    goalsKept: '{who} garde un objectif',
    contractsTaken: '{who} prend {n, plural, one {un contrat} other {# contrats}} à {costs}',
    contractsLaid: '{n, plural, one {Un nouveau contrat à {places}} other {De nouveaux contrats à {places}}}',
    sealTaken: '{who} prend {seal_the}',
    sealImproved: '{who} améliore {seal_the}',
    outpostKept: '{who} garde la tuile avec {items}',
    outpostUsed: '{who} utilise la tuile gardée avec {items}',
    areaCardsDealt:
      '{n, plural, one {Une nouvelle carte Ville} other {# nouvelles cartes Ville}} dans la zone d’action',
    offersTurned: 'Les livres montrent de nouvelles offres ; celles de la manche suivante sont dévoilées',
    blackDiceRolled: 'Les dés noirs sont lancés : {values_list}'
  },
  why: {
    ...family.why,
    fee: 'pour l’espace',
    offer: 'du {book}',
    seal: '{seal_of}',
    kept: 'de la tuile gardée',
    contractCity: 'à {place}'
  },
  bonusActions: { ...family.bonusActions, 'improve-seal': 'pour un sceau' },
  areaCard: 'Carte Ville de la manche',
  revealed: {
    ...family.revealed,
    contractsLaid: 'de nouveaux contrats ont été dévoilés',
    areaCardsDealt: 'de nouvelles cartes Ville ont été dévoilées',
    offersTurned: 'les offres de la manche suivante ont été dévoilées',
    blackDiceRolled: 'les dés noirs ont été lancés'
  }
})
