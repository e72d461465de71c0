/** Why a track of a group's own cannot be played, in French. Each sentence says what to do; the line stands before it. */
import type { TrackFault } from '../../../../../shared/games/expedition/content/pack-check'
import { faultBy, type Sentence } from './faults'

const sentences: Readonly<Record<TrackFault, Sentence>> = {
  'start-first': () =>
    'La première case est le départ, et elle seule : écrivez "kind": "start" là, et nulle part ailleurs.',
  'start-plain': ({ key }) => `Le départ n’a pas de ${key} : retirez-le.`,
  'stage-city-missing': () =>
    'Aucune case n’est la ville d’étape : donnez à l’une d’elles "kind": "stage-city".',
  'stage-city-twice': ({ name }) => `${name} est une seconde ville d’étape : il n’y en a qu’une.`,
  'final-city-last': ({ name }) =>
    `La dernière case est la ville finale, et elle seule : vérifiez le "kind" de ${name}.`,
  'stage-length': ({ stage, spaces, least, most }) =>
    `L’étape ${stage} compte ${spaces} cases avec sa ville ; la route dessinée en tient de ${least} à ${most}.`,
  'requirement-missing': ({ name }) => `${name} ne demande rien : donnez-lui un "requirement".`,
  'chest-early': ({ name }) =>
    `Des chameaux partent de ${name}, il n’y a donc pas de coffre à cet endroit : retirez-le.`,
  'scoring-gap': ({ name, city }) =>
    `Les cases qui rapportent vont sans interruption jusqu’à la ville de l’étape : donnez un "scoring" à ${name}, ou retirez ceux d’avant${name === city ? ' et donnez-en un à la ville' : ''}.`,
  'name-twice': ({ name }) => `Il y a une autre case nommée ${name} : changez un des deux noms.`,
  'id-twice': ({ id }) => `Une autre case a l’id ${id} : changez-en un, ou omettez les deux.`,
  'too-much-gold': ({ gold, most }) =>
    `Jusqu’à ${gold} or pourraient entrer en jeu, et il n’y en a que ${most} : réduisez les coffres ou les valeurs.`
}

/** The sentence for a fault that only this game knows; undefined for any other. */
export const packFault = faultBy(sentences)
