/** English: the chapter of the Agents of Venice. */
import { icon, t } from '../../../../rules/say'
import { to, type Texts } from '../structure'

export const en: Texts = {
  chapters: { agents: 'Agents of Venice' },
  table: { title: 'All bonus cards', card: 'Bonus card', does: 'What it brings' },
  paragraphs: {
    'agents.what': {
      title: 'What the module adds',
      summary:
        'Five characters for the draft, four city cards, four goal cards, six contracts and three bonuses of small cities.',
      detail: [
        t`The five characters join those from which ${to('characters.choosing', 'each player picks')}; in the beginners’ game nobody has them, and Papa Gregorio X comes with the Companions alone. Cards, goals and contracts are shuffled in with the others: nine ${to('cards.all', 'city cards')} lie on the board, and the special pile holds fourteen contracts, or eighteen with the New Characters.`,
        t`The three bonuses of small cities stay in the box where bonuses lie by their letters. Where they lie at random ${to('posts.copy', 'the copy')} stays in the game, with five of all others. A black die ${icon('black-die')} that a small city brings is rolled with the other dice of the round.`,
        'Each module is played by itself or with any other. When a round begins, characters are played first, then companions borrowed, then bonuses paid. When it ends, both go back before anything else. Bonus actions of the modules come before or after the main action, and what would bring nothing is refused.'
      ],
      house:
        'How many cards there are is printed. What they ask and bring, the piles, the order of things and the draft are ours. A content pack may bring others.'
    },
    'agents.donata-badoer': {
      title: 'Donata Badoer',
      summary: t`Five die tokens: exactly one in each round, as a die without colour. 1 camel ${icon('camel')} each round.`,
      detail: [
        t`Her tokens show 2, 3, 4, 5 and 6. In each round she uses exactly one, each once in the game. She need not say which before she places it. A token is a die without colour: it goes where ${to('turn.colour', 'her colour')} is, joins other dice, and may be the lowest of them.`,
        t`Until it is placed it counts as a die in hand. It is never rolled, rerolled or turned, and does not count for ${to('round.compensation', 'a low roll')}. The purse is a place for it as well. It lies on its space, and occupies it, until the round ends; then it leaves the game.`,
        t`When a round begins she also gets 1 camel ${icon('camel')}.`
      ],
      examples: [
        'Her 6 lies on the gold stall with two dice of 4: columns up to 4. In the next round she has 2, 3, 4 and 5.'
      ],
      house: 'Five tokens, one a round and without colour are printed; the values and the rest are ours.'
    },
    'agents.rusticiano': {
      title: 'Rusticiano',
      summary: 'Six of eleven bonus cards, each used once as a bonus action.',
      detail: [
        t`Once characters are picked he draws six of the eleven bonus cards, open to all. Each is a bonus action on his own turn, once; any number in a turn. Cards that count do so at that moment, up to four. Bonuses of his small cities need at least one post in ${to('posts.small-city', 'a small city')}. Unused cards are worth nothing.`
      ],
      house: 'Six cards, once each, are printed; what they bring and how they are used is ours.'
    },
    'agents.papa-gregorio-x': {
      title: 'Papa Gregorio X',
      summary: 'Borrows an open companion for each round.',
      detail: [
        'When a round begins he takes one of the open companions, without a die and without paying, before bonuses are paid: what it brings at once, each round and by its ability is his. When the round ends it goes back. Its place stays open meanwhile, and it does not count for the two companions that a player may have.',
        'He never takes the same one in two rounds running; where there is no other he takes none. What he has received stays. He needs the Companions.'
      ],
      house: 'That he borrows a companion each round is printed; the rest is ours.'
    },
    'agents.piedro-tartarino': {
      title: 'Piedro Tartarino',
      summary: t`A black die ${icon('black-die')} costs him 1 camel ${icon('camel')}, and so does turning a die.`,
      detail: [
        t`He pays 1 camel ${icon('camel')} for ${icon('black-die')} ${to('bonus.black-die', 'a black die')} and 1 camel for ${to('bonus.adjust', 'turning a die by one')}. It stays at one bought black die a turn.`
      ],
      house: 'His tile was not found: his ability is ours.'
    },
    'agents.bellela-fantina-moreta': {
      title: 'Bellela, Fantina & Moreta',
      summary: 'Five characters that nobody holds: another one in each round.',
      detail: [
        'Once all have picked they draw five characters at random from those that nobody holds, or all where there are fewer: one Mercator for the number of players, and Papa Gregorio X with the Companions alone. They lie open.',
        t`When a round begins, before ${to('round.income', 'bonuses are paid')}, they play one of them for that round with all it has, and get its bonus of the round with the others. When the round ends it leaves the game. What it gave stays: things, points, contracts, posts, gifts, paths. What it brought along goes back.`
      ],
      house: 'Five at random, one a round, are printed. Which ones, when, and what stays is ours.'
    },
    'agents.assumed': {
      title: 'Characters for one round',
      summary: 'What becomes of what each character brings along.',
      detail: [
        'This is what becomes of what each character brings along.',
        t`Kubilai Khan: a figure may go to ${to('posts.beijing', 'Beijing')} at once, for nothing. Without a post there one is placed, on the free slot with the fewest points; it counts as any post, and with none in hand one moves there.`,
        t`Wilhelm: two more posts, placed before all others of the round; those that are not placed leave the game. The points of ${to('posts.many', 'a post beyond everybody’s number')} are theirs in this round alone. Niccolò and Marco: the second figure begins in Venezia; when the round ends one of the two, whichever they like, leaves the map.`,
        'Matteo: the white die and a contract; the die goes back. Raschid: no roll and no compensation, all dice are set when they are placed. Mercator gains in this round; with five players he has the tile for four. Altan Ord: a post of this round earns the step of its number among all posts.',
        'Khan Arghun: two city cards at random that are not on the board. Rusticiano: two bonus cards. Unused ones go back. Fratre Nicolao: three gifts, of which one or two are kept and stay. Donata: a camel and all five tokens, of which one is used. André: two paths, of which one is kept, for later rounds too. Papa Gregorio X: a companion. Gunj, Johannes, Berke and Piedro: their abilities.'
      ],
      examples: [
        'In the third round they are Wilhelm and place one of his two posts. It stays on the map; the other leaves the game when the round ends.'
      ],
      house: 'That a figure of Niccolò and Marco is returned is printed. All else is ours.'
    }
  }
}
