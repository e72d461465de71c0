/** English: what a good friend at the table would point out. */
import { english } from '../../../../words/message'

export const en = english({
  /** "Your hand reaches Lop (3 spaces, 2 gold in chests), with 1 gold Ganzhou." */
  reach:
    '{camel, select, none {Your hand reaches} other {Camel {camel} reaches}} {space} ({spaces, plural, one {# space} other {# spaces}}{chests, plural, =0 {} one {, # gold in chests} other {, # gold in chests}}){beyond, select, none {} other {, with 1 gold {beyond}}}.',
  stuck: 'No space is in reach.',
  /** "Draw red silk or blue oil: next turn you could reach Etzina." */
  drawFor: 'Draw {cards}: next turn you could reach {space}.',
  /** Who is about to end a stage, and what its scoring would pay as the camels stand. */
  threats: {
    stage:
      '{name} is {spaces, plural, one {# space} other {# spaces}} from {city}: its scoring would pay you {pays} gold.',
    game: '{name} is {spaces, plural, one {# space} other {# spaces}} from {city} and the end: it would pay you {pays} gold.'
  }
})
