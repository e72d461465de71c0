/** English: the chapter of the Secret Paths. */
import { icon, t } from '../../../../rules/say'
import { to, type Texts } from '../structure'

export const en: Texts = {
  chapters: { 'secret-paths': 'The Secret Paths' },
  table: { title: 'All path tokens', path: 'Token', count: 'How many', does: 'What it does' },
  paragraphs: {
    'secret-paths.what': {
      title: 'What the module adds',
      summary: 'One more character for the draft, and twelve path tokens that only he draws.',
      detail: [
        t`André de Longjumeau joins the characters of ${to('characters.choosing', 'the draft')}; in the beginners’ game nobody has him, so a new table takes the module only with the draft. The twelve path tokens ${icon('path')} lie shuffled in a pile, from which only he draws.`
      ]
    },
    'secret-paths.andre-de-longjumeau': {
      title: 'André de Longjumeau',
      summary: t`Draws two path tokens ${icon('path')} each round and keeps one.`,
      detail: [
        t`At the start of each round he draws two path tokens ${icon('path')}, keeps one of them and discards the other. Tokens that he keeps lie face up in front of him until he uses them; he may hold any number. When the pile runs out, the used ones are shuffled again.`
      ],
      house:
        'The texts say that he draws two and keeps one. That tokens wait openly until they are used, and that used ones come back, is our decision.'
    },
    'secret-paths.declaring': {
      title: 'Using a path token',
      summary: 'One token per movement, declared before the first step.',
      detail: [
        t`A path token ${icon('path')} helps with one movement, be it ${to('travel.costs', 'the Travel action')} or ${to('travel.bonus', 'a bonus movement')}. It is declared before the first step and used up with it; one token per movement at most. With two figures it serves the whole movement that they share.`,
        'You may begin a journey that only a token makes affordable; it then uses that token.',
        t`The lone rider is declared by placing a single die on Travel. Its value is the limit for the steps. Your colour, the price of an occupied space and ${to('travel.start-player', 'the start player')} are as usual. No other token helps with that movement.`
      ],
      examples: [
        'You place a 3 and a 4 on Travel, declare two free routes and go three steps. You name the two dearest routes, which cost you nothing, and pay for the third.'
      ],
      house: 'How tokens are declared, and everything about the lone rider, is ours.'
    },
    'secret-paths.tokens': {
      title: 'The path tokens',
      summary:
        'One more step, free routes, shortcuts between oases or cities, six coins off, a post in passing, a step.',
      detail: [
        t`One more step: the travel table counts the steps without it, and at least one. Free routes: each crossing counts, even of the same route, and the traveller says which cost nothing.`,
        t`Oasis to oasis ${icon('oasis')}: such a step costs nothing for a route. From city to city: once in the movement, one step for the camels ${icon('camel')} on the token; Venezia and Beijing are neither large nor small cities. Six coins off ${icon('coin')}: off what the travel table asks for the steps, never below 0; routes are paid in full.`,
        t`The post in passing ${icon('post')} is of no use to a character who may leave posts anyway; it is used before a gift of the same kind. The step ${icon('move')} is a bonus action, before or after the main action. The extra step and the six coins serve only the Travel action.`
      ],
      examples: [
        'Your lower die is a 2. With one more step you go three steps and pay the table’s price for two.'
      ],
      house:
        'The printed tokens are not known to us. What the twelve do is designed by us. A content pack may bring others; the table then shows those.'
    }
  }
}
