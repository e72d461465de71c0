/** French: why a content pack cannot be played. Each sentence says what to do; the line stands before it. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  'name-twice': 'Deux lieux s’appellent {name} : donnez un autre nom à l’un d’eux.',
  'way-twice': 'Il y a une autre route entre {from} et {to} : retirez-en une.',
  'way-to-itself': 'Cette route mène {place_of} à {place} : corrigez l’un de ses bouts.',
  unreachable: 'Aucune route ne mène de Pékin à {place} : ajoutez-en une.',
  'too-costly':
    'Tout chemin de Pékin à {place} passe par une route qui coûte plus de {most} pièces, chameaux et jade en tout : baissez un prix.',
  'sealed-off':
    'Sans sceau, les routes mènent de Pékin {cities, plural, =0 {à aucune ville} one {à # ville} other {à # villes}} : faites-les mener à {least} au moins.',
  'no-first-journey':
    'Personne ne pourrait partir : avec les {coins} pièces et {camels} chameaux du début, aucune ville ne peut être atteinte de Pékin sans sceau.',
  'xian-to-jaipur':
    'De Xi’an, une oasis, Fuzhou, une autre oasis et Jaipur doivent se suivre, pour {coins} pièces et {camels} chameaux en tout et sans sceau : un exemple de la règle le dit.',
  'pagan-to-kabul':
    'La route de Pagan à Kaboul doit coûter {jade} jade, {camels} chameaux et {coins} pièces, sans sceau : un exemple de la règle le dit.',
  'things-count':
    '{thing, select, contracts {Des contrats se trouvent} marker {Un marqueur bonus se trouve} card {Une carte Ville se trouve} other {Une tuile d’avant-poste se trouve}} dans {found, plural, =0 {aucune ville} one {# ville} other {# villes}} de ce tableau : il y en a {count} sur le plateau.',
  'goal-seal-twice': 'Cette carte Objectif nomme un sceau deux fois : {seal}. Retirez-en un.',
  'goal-shield-twice': 'Cette carte Objectif nomme un blason deux fois : {shield}. Retirez-en un.',
  'shield-missing': 'Aucune ville n’a ce blason : {shield}. Donnez-le à l’une d’elles.',
  'points-fall':
    'Avec plus de blasons, les points ne doivent ni baisser ni dépasser ceux de 13 blasons : corrigez les points de {shields, plural, one {# blason} other {# blasons}}.'
})
