/** French: why a content pack cannot be played. Each sentence says what to do; the line stands before it. */
import { translate } from '../../../../words/message'
import { packs as en } from '../en/packs'

export const packs = translate('fr', en, {
  faults: {
    'way-twice': 'Il y a une autre route entre {from} et {to} : retirez-en une.',
    'way-to-itself': 'Cette route mène {place_of} à {place} : corrigez l’un de ses bouts.',
    unreachable: 'Aucune route ne mène de Pékin à {place} : ajoutez-en une.',
    'xian-to-jaipur':
      'De Xi’an, une oasis, Fuzhou, une autre oasis et Jaipur doivent se suivre, pour {coins} pièces et {camels} chameaux en tout et sans sceau : un exemple de la règle le dit.',
    'pagan-to-kabul':
      'La route de Pagan à Kaboul doit coûter {jade} jade, {camels} chameaux et {coins} pièces, sans sceau : un exemple de la règle le dit.',
    'shield-missing': 'Aucune ville n’a ce blason : {shield}. Donnez-le à l’une d’elles.',
    'points-fall':
      'Avec plus de blasons, les points ne doivent ni baisser ni dépasser ceux de 13 blasons : corrigez les points de {shields, plural, one {# blason} other {# blasons}}.'
  }
})
