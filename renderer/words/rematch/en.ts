/** The words of what can be done with a result besides reading it: telling it to others, going on to the next table. In English. */
import { english } from '../message'

export const en = english({
  join: 'Join the rematch',
  /** Another table that the host has opened, not a rematch. */
  next: 'Join the next table',
  nextOf: 'Join the next table: {game}',
  waits: 'The host can start a rematch or open another table; its button then appears here.',
  /** How a series of rematches stands; the button opens the table of its games. */
  series: {
    line: 'Game {n} of this series',
    wins: '{name} {n, plural, one {# win} other {# wins}}',
    games: 'All games of this series',
    game: 'Game',
    /** The row of the game that has just ended. */
    now: '{n}, just now',
    won: 'won',
    winsRow: 'Wins',
    mean: '{unit} on average',
    shared: 'A shared win counts for everybody who shares it.',
    latest: 'Only the latest games are counted, from game {n} on.'
  },
  /** A result as text, to be sent to somebody. */
  copy: {
    button: 'Copy the result as text',
    /** Where the browser lets no page write to the clipboard. */
    title: 'The result as text',
    day: 'Table of the day, {date}',
    with: 'With {names_list}'
  },
  /** How people are seated at a rematch: names of the choices, and what they do. */
  seating: {
    title: 'Seats at the rematch',
    kept: 'Same seats',
    turned: 'Start moves on',
    drawn: 'Seats drawn',
    keptNote: 'Everybody sits as before; the start player is drawn.',
    turnedNote: 'Whoever began sits last; the next in order sits first and begins.',
    drawnNote: 'Seats and start player are drawn.'
  }
})
