/** English: the chapter of the Agents of Venice. */
import { icon, t } from '../../../../rules/say'
import { to, type Texts } from '../structure'

export const en: Texts = {
  chapters: { agents: 'Agents of Venice' },
  table: {
    title: 'All bonus cards',
    card: 'Bonus card',
    does: 'What it brings',
    piedro: 'What Piedro pays',
    action: 'Bonus action',
    camels: 'Camels',
    assumed: 'Rusticiano for one round',
    cards: 'Bonus cards'
  },
  paragraphs: {
    'agents.what': {
      title: 'What the module adds',
      summary:
        'Five characters for the draft, four city cards, four goal cards, six contracts and three small-city bonuses.',
      detail: [
        t`The five characters join those from which ${to('characters.choosing', 'each player picks')}; in the beginners’ game nobody has them, and Papa Gregorio X needs the Companions. Cards, goals and contracts are shuffled in with the others: nine ${to('cards.all', 'city cards')} lie on the board, and the special pile holds fourteen contracts, or eighteen with the New Characters.`,
        t`The three small-city bonuses stay in the box if bonuses lie by their letters. If they are shuffled, ${to('posts.copy', 'the copy')} is always in the game, with five of all the others. A black die ${icon('black-die')} that a small city brings is rolled with the other dice of the round.`,
        'Each module can be played alone or with any others. At the start of a round, characters for the round are chosen first, then companions are borrowed, then bonuses are paid. At its end, both go back before anything else. Bonus actions of the modules come before or after the main action; one that would bring nothing is refused.'
      ],
      house:
        'How many cards there are is printed. What they cost and bring, the piles, the order of things and the draft are ours. A content pack may bring others.'
    },
    'agents.donata-badoer': {
      title: 'Donata Badoer',
      summary: t`Five die tokens: exactly one in each round, as a die without a colour. 1 camel ${icon('camel')} each round.`,
      detail: [
        t`Her tokens show 2, 3, 4, 5 and 6. She uses exactly one of them in each round, and each only once in the game. She need not say which before she places it. A token is a die without a colour: it may go where ${to('turn.colour', 'her colour')} already is, join other dice, and be the lowest of them.`,
        t`Until it is placed it counts as a die in hand. It is never rolled, rerolled or turned, and does not count for ${to('round.compensation', 'a low roll')}. It may go to the money bag as well. It lies on its space and occupies it until the round ends; then it leaves the game.`,
        t`At the start of each round she also gets 1 camel ${icon('camel')}.`
      ],
      examples: [
        'She places her 6 with two 4s on the gold stall and may take columns up to 4. In the next round she has 2, 3, 4 and 5.'
      ],
      house:
        'That there are five tokens, one for each round and without a colour, is printed; the values and the rest are ours.'
    },
    'agents.rusticiano': {
      title: 'Rusticiano',
      summary: 'Six of eleven bonus cards, each used once as a bonus action.',
      detail: [
        t`Once characters are picked, he draws six of the eleven bonus cards, which lie face up. He may use each once, as a bonus action on his own turn, any number of them in a turn. Cards that count do so at that moment, up to four. The card that pays his small-city bonuses needs at least one post in ${to('posts.small-city', 'a small city')}. Unused cards are worth nothing.`
      ],
      house:
        'That he has six cards, used once each, is printed; what they bring and how they are used is ours.'
    },
    'agents.papa-gregorio-x': {
      title: 'Papa Gregorio X',
      summary: 'Borrows an open companion for each round.',
      detail: [
        'At the start of each round, before bonuses are paid, he takes one of the open companions without a die and without paying. He gets what it brings when taken and each round, and has its ability. When the round ends it goes back. Its place stays empty meanwhile, and it does not count towards the companions that a player may have.',
        'He never takes the same one two rounds running; if there is no other, he takes none. What he has received he keeps. He needs the Companions.'
      ],
      house: 'That he borrows a companion each round is printed; the rest is ours.'
    },
    'agents.piedro-tartarino': {
      title: 'Piedro Tartarino',
      summary: t`A black die ${icon('black-die')} costs him fewer camels ${icon('camel')}, and so does turning a die.`,
      detail: [
        t`For ${icon('black-die')} ${to('bonus.black-die', 'a black die')} and for ${to('bonus.adjust', 'turning a die by 1')} he pays the camels ${icon('camel')} in the table. He may still buy only one black die a turn.`
      ],
      house: 'His tile was not found: his ability is ours. A content pack may set other prices.'
    },
    'agents.bellela-fantina-moreta': {
      title: 'Bellela, Fantina & Moreta',
      summary: 'Five characters that nobody holds: another one in each round.',
      detail: [
        'Once everybody has picked, they draw five characters at random from those that nobody holds, or all of them if there are fewer: only the Mercator for the number of players, and Papa Gregorio X only with the Companions. They lie face up.',
        t`At the start of each round, before ${to('round.income', 'bonuses are paid')}, they choose one of them to play for that round, with its abilities and its bonus of the round. When the round ends it leaves the game. What it gave them stays: goods, coins, camels, points, contracts, posts, gifts, path tokens. What it brought along goes back.`
      ],
      house: 'Five at random, one a round: that is printed. Which ones, when, and what stays is ours.'
    },
    'agents.assumed': {
      title: 'Characters for one round',
      summary: 'What becomes of what each character brings along.',
      detail: [
        'When one of these characters is played for a round, this is what becomes of what it brings along.',
        t`Kubilai Khan: a figure may go to ${to('posts.beijing', 'Beijing')} at once, for nothing. If they have no post there, they place one on the free slot with the fewest points; it counts like any post, and with none left one is moved there.`,
        t`Wilhelm: two more posts, which are placed before any others in the round; those not placed leave the game. The points of ${to('posts.many', 'a post beyond everybody’s number')} are theirs in this round alone. Niccolò and Marco: the second figure starts in Venezia; when the round ends, one of the two leaves the map, whichever they like.`,
        'Matteo: the white die and a contract; the die goes back. Raschid: no roll and no compensation; all dice get their values when they are placed. Mercator: his gains in this round; with five players by the tile for four. Altan Ord: a post placed in this round brings what its number among all their posts brings.',
        'Khan Arghun: two random city cards that are not on the board; Rusticiano: bonus cards, as many as in the table; unused ones go back. Fratre Nicolao: three gifts, of which one or two are kept for good. Donata: a camel and all five tokens, of which one is used. André: two paths, of which one is kept, for later rounds too. Papa Gregorio X: a companion. Gunj, Johannes, Berke and Piedro: their abilities.'
      ],
      examples: [
        'In the third round they are Wilhelm and place one of his two posts. It stays on the map; the other leaves the game when the round ends.'
      ],
      house: 'That a figure of Niccolò and Marco goes back is printed. Everything else is ours.'
    }
  }
}
