/** German: what a good friend at the table would point out. */
import { translate } from '../../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  reach:
    '{camel, select, none {Deine Hand reicht} other {Kamel {camel} kommt}} bis {space} ({spaces, plural, one {# Feld} other {# Felder}}{chests, plural, =0 {} one {, # Gold in Truhen} other {, # Gold in Truhen}}){beyond, select, none {} other {, mit 1 Gold bis {beyond}}}.',
  stuck: 'Kein Feld ist in Reichweite.',
  drawFor: 'Nimm {cards_taken}: Im nächsten Zug wäre {space} in Reichweite.',
  threats: {
    stage:
      '{name} ist {spaces, plural, one {# Feld} other {# Felder}} vor {city}: Die Wertung brächte dir {pays} Gold.',
    game: '{name} ist {spaces, plural, one {# Feld} other {# Felder}} vor {city} und dem Ende: Es brächte dir {pays} Gold.'
  }
})
