/** Why a track of a group's own cannot be played, in French. Each sentence says what to do; the line stands before it. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  'start-first':
    'La première case est le départ, et elle seule : écrivez "kind": "start" là, et nulle part ailleurs.',
  'start-plain': 'Le départ n’a pas de {key} : retirez-le.',
  'stage-city-missing': 'Aucune case n’est la ville d’étape : donnez à l’une d’elles "kind": "stage-city".',
  'stage-city-twice': '{name} est une seconde ville d’étape : il n’y en a qu’une.',
  'final-city-last': 'La dernière case est la ville finale, et elle seule : vérifiez le "kind" {name_of}.',
  'stage-length':
    'L’étape {stage} compte {spaces} cases avec sa ville ; le parcours dessiné en tient de {least} à {most}.',
  'requirement-missing': '{name} ne demande rien : donnez-lui un "requirement".',
  'scoring-gap':
    'Les cases qui rapportent vont sans interruption jusqu’à la ville de l’étape : donnez un "scoring" à {name}, ou retirez ceux d’avant{isCity, select, true { et donnez-en un à la ville} other {}}.',
  'name-twice': 'Il y a une autre case nommée {name} : changez un des deux noms.',
  'id-twice': 'Une autre case a l’id {id} : changez-en un, ou omettez les deux.',
  'too-much-gold':
    'Jusqu’à {gold} or pourraient entrer en jeu, et il n’y en a que {most} : réduisez les coffres ou les valeurs.'
})
