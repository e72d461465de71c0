/** English: the rules' screen. */
import { english } from '../message'

export const en = english({
  title: 'Rules',
  open: 'Rules',
  back: 'Back',
  home: 'Home',
  game: 'Game',
  view: 'How much to show',
  views: { summary: 'Summary', detail: 'In detail', both: 'Both' },
  search: 'Search the rules',
  clear: 'Clear the search',
  hits: '{count, plural, =0 {Nothing found.} one {1 paragraph found} other {# paragraphs found}}',
  contents: 'Contents',
  example: 'Example',
  ours: 'Our own',
  print: 'Print',
  linkTo: 'Link to “{title}”',
  loading: 'Opening the book …',
  failed: 'The rules could not be fetched.',
  again: 'Try again',
  rule: 'Rule',
  /** Keys that open the rule about something. */
  ruleKeys: ['F1', 'H'],
  ruleShortcut: 'Rule for what you point at or focus, otherwise for the open question',
  searchShortcut: 'In the rules: search',
  fan: 'Written in our own words by an unaffiliated fan project; not a text of the authors or publishers.'
})
