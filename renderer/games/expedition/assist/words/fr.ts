/** French: what a good friend at the table would point out. */
import { translate } from '../../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  reach:
    '{camel, select, none {Votre main mène} other {Le chameau {camel} va}} jusqu’à {space} ({spaces, plural, one {# case} other {# cases}}{chests, plural, =0 {} one {, # or en coffres} other {, # or en coffres}}){beyond, select, none {} other {, avec 1 or jusqu’à {beyond}}}.',
  stuck: 'Aucune case n’est à portée.',
  drawFor: 'Prenez {cards} : au prochain tour, {space} serait à portée.',
  threats: {
    stage:
      '{name} est à {spaces, plural, one {# case} other {# cases}} {city_of} : le décompte vous vaudrait {pays} or.',
    game: '{name} est à {spaces, plural, one {# case} other {# cases}} {city_of} et de la fin : vous y gagneriez {pays} or.'
  }
})
