/** French: the rules' screen. */
import { translate } from '../message'
import { en } from './en'

export const fr = translate('fr', en, {
  title: 'Règles',
  open: 'Règles',
  back: 'Retour',
  home: 'Accueil',
  game: 'Jeu',
  view: 'Niveau de détail',
  views: { summary: 'Résumé', detail: 'En détail', both: 'Les deux' },
  search: 'Chercher dans les règles',
  clear: 'Effacer la recherche',
  hits: '{count, plural, =0 {Aucun résultat.} one {1 paragraphe trouvé} other {# paragraphes trouvés}}',
  contents: 'Sommaire',
  example: 'Exemple',
  ours: 'De notre cru',
  print: 'Imprimer',
  linkTo: 'Lien vers « {title} »',
  loading: 'Ouverture du livret…',
  failed: 'Les règles n’ont pas pu être chargées.',
  again: 'Réessayer',
  rule: 'Règle',
  ruleKeys: ['F1', 'H'],
  ruleShortcut: 'La règle de ce qui est pointé ou sélectionné, sinon de la question en cours',
  searchShortcut: 'Dans les règles : chercher',
  fan: 'Écrit avec nos propres mots par un projet de fans indépendant ; ce n’est pas un texte des auteurs ni des éditeurs.'
})
