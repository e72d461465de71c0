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
        t`André de Longjumeau joins the characters of ${to('characters.choosing', 'the draft')}; in the beginners’ game nobody has him. The twelve path tokens ${icon('path')} lie shuffled in a pile, from which only he draws.`
      ]
    },
    'secret-paths.andre-de-longjumeau': {
      title: 'André de Longjumeau',
      summary: t`Draws two path tokens ${icon('path')} each round and keeps one.`,
      detail: [
        t`At the start of each round he draws two path tokens ${icon('path')}, keeps one of them and puts the other with the used ones. Tokens that he keeps lie open before him until he uses them; he may hold any number. When the pile runs out, the used ones are shuffled again.`
      ],
      house:
        'The texts say that he draws two and keeps one. That tokens wait openly until they are used, and that used ones come back, is our decision.'
    },
    'secret-paths.declaring': {
      title: 'Using a path token',
      summary: 'One token for a movement, declared before its first step.',
      detail: [
        t`A path token ${icon('path')} helps in one movement, be it ${to('travel.costs', 'the Travel action')} or ${to('travel.bonus', 'a bonus movement')}. It is declared before the first step and is used up with it, one token in a movement at most. With two figures it serves the whole movement that they share.`,
        'A journey that only a token makes affordable may begin; it then goes on with that token.',
        t`The lone rider is declared by placing a single die on Travel. Its value is the limit for the steps. Colours, the price of an occupied space and ${to('travel.start-player', 'the start player')} are as ever. No other token helps in that movement.`
      ],
      examples: [
        'You place a 3 and a 4 on Travel and declare two free roads. The two roads that ask for the most camels cost you nothing, the third you pay.'
      ],
      house: 'How tokens are declared, and all that the lone rider does, is ours.'
    },
    'secret-paths.tokens': {
      title: 'The path tokens',
      summary:
        'One more step, free roads, hidden ways between cities, six coins off, a post in passing, a step.',
      detail: [
        t`One more step: the table of Travel counts the steps without it, and at least one. Free roads: each crossing counts, of the same road too, and the traveller says which cost nothing.`,
        t`Oasis to oasis ${icon('oasis')}: such a step costs no road. From city to city: once in the movement, one step for the camels ${icon('camel')} on the token; Venezia and Beijing are neither large nor small cities. Six coins off ${icon('coin')}: of what the table asks for steps, never below nothing; roads are paid in full.`,
        t`The post in passing ${icon('post')} is of no use to a character who may leave posts anyway; it serves before a gift of the same kind. The step ${icon('move')} is a bonus action, before or after the main action. The extra step and the six coins serve the Travel action alone.`
      ],
      examples: [
        'Your lower die is a 2. With one more step you go three steps and pay the table’s price for two.'
      ],
      house:
        'The printed tokens are not known to us. What the twelve do is designed by us. A content pack may bring others; the table then shows those.'
    }
  }
}
