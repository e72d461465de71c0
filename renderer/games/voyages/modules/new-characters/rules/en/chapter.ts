/** English: the chapter of the New Characters. */
import { icon, t } from '../../../../rules/say'
import { to, type Texts } from '../structure'

export const en: Texts = {
  chapters: { 'new-characters': 'New Characters' },
  table: { title: 'All gifts', gift: 'Gift', does: 'What it does' },
  paragraphs: {
    'new-characters.what': {
      title: 'What the module adds',
      summary: 'Four characters for the draft, fifteen gifts, four contracts and a seventh small-city bonus.',
      detail: [
        t`The four characters join those from which ${to('characters.choosing', 'each player picks')}; in the beginners’ game nobody has them. Four more contracts, shuffled in with the others, bring gifts ${icon('gift')}; the special pile then holds twelve.`,
        t`A seventh small-city bonus is a gift. If the bonuses lie by their letters, it stays in the box. If they are shuffled, ${to('posts.copy', 'the copy')} is always in the game, with five of the other six.`
      ],
      house:
        'No text says how large the special pile is then, nor whether the new characters may come without the draft.'
    },
    'new-characters.gifts': {
      title: 'Gifts',
      summary: t`A gift ${icon('gift')} takes effect at once, or is kept and used once on your own turn.`,
      detail: [
        t`Gifts ${icon('gift')} are drawn from a shuffled pile; used ones are shuffled again when it is empty. Some take effect at once. The others lie face up in front of you until you use them as a bonus action on your own turn; the free place is for one occupied space in that turn, the post in passing is used while you move.`,
        'Two of them also bring something to every other player. A gift that is of no use to your character is discarded, and you draw another: turning a die for Raschid, the free place for Berke, the post in passing for Wilhelm.'
      ],
      examples: [
        'You hold the post in passing. On your way from Venezia to Anxi you leave a post in Moscow; the gift is used up.'
      ],
      house: 'No text says whether others may see the gifts you keep. Here they lie face up.'
    },
    'new-characters.altan-ord': {
      title: 'Altan Ord',
      summary: t`His first post ${icon('post')} brings 1 point; each one after it adds one thing: 1 coin, 1 camel, pepper, silk, gold.`,
      detail: [
        t`Altan Ord has a row of rewards, and each post ${icon('post')} that he places opens the next of them and brings all that are open: first 1 point ${icon('vp')}, then also 1 coin ${icon('coin')}, after that 1 camel ${icon('camel')}, pepper ${icon('pepper')}, silk ${icon('silk')}, gold ${icon('gold')}. The seventh brings all six and a black die ${icon('black-die')}. Later posts bring ${to('posts.many', 'what they bring everybody')}; posts that move bring nothing.`
      ],
      examples: ['His third post brings 1 point, 1 coin and 1 camel.']
    },
    'new-characters.fratre-nicolao': {
      title: 'Fratre Nicolao',
      summary: t`Draws three gifts ${icon('gift')} each round and keeps one; once in the game two.`,
      detail: [
        t`At the start of each round he draws three ${to('new-characters.gifts', 'gifts')} ${icon('gift')} and keeps one of them. Once in the game he keeps two.`
      ]
    },
    'new-characters.gunj-kokochin': {
      title: 'Gunj Kököchin',
      summary: 'Two action spaces that are hers alone, one die of any value on each in a round.',
      detail: [
        t`On one of her spaces a die of any value brings 2 camels ${icon('camel')} and 2 goods of her choice ${icon('any-good')}, which may be the same; then every other player takes a good of their choice. On the other it brings ${to('travel.bonus', 'one step')} ${icon('move')}, which is not the Travel action. Each is a main action and takes one die per round.`
      ]
    },
    'new-characters.khan-arghun': {
      title: 'Khan Arghun',
      summary: 'Six city cards beside the board: once a turn he may use one as if with a 6.',
      detail: [
        t`Six of the ${to('cards.all', 'city cards')} that are not on the board lie face up before characters are picked. Once a turn, as a bonus action, he may use one of them as if with a 6, without a die and without a post. He pays what the card asks for as usual. Then it leaves the game.`
      ],
      examples: ['A card that gives coins by the die gives him what it gives for a 6.']
    }
  }
}
