/** English: the eight characters. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const characters: TextsOf<'characters'> = {
  'characters.choosing': {
    title: 'Who gets which character',
    summary: 'By seat for beginners; experts pick, the last seat first.',
    detail: [
      t`In the beginners’ game the character goes by seat. When characters are picked, one more than there are players is laid out; the last seat picks first, then the others in reverse turn order. Only the version of ${to('characters.mercator-ex-tabriz', 'Mercator')} for your number of players takes part.`
    ]
  },
  'characters.berke-khan': {
    title: 'Berke Khan',
    summary: t`Pays nothing for ${to('turn.occupied', 'occupied spaces')}.`,
    detail: [
      t`The price of ${to('turn.occupied', 'occupied spaces')} does not apply to Berke. Everything else holds for him too: each space once per colour, a used city card stays closed, Khan’s Favor asks for its values, and travelling has its price.`
    ]
  },
  'characters.johannes-caprini': {
    title: 'Johannes Caprini',
    summary: t`Goes from any oasis ${icon('oasis')} to any other in one step without paying for a route, and gets 3 coins ${icon('coin')} each round.`,
    detail: [
      t`In every movement, bonus movements too, Johannes may go from any oasis ${icon('oasis')} to any other in one step without paying for a route, before and after ordinary steps. This is free even between two oases that a route with a price connects. The step itself counts, and in the Travel action the table charges for it.`,
      t`At the start of each round he gets 3 coins ${icon('coin')}.`
    ]
  },
  'characters.kubilai-khan': {
    title: 'Kubilai Khan',
    summary: t`Starts in ${to('posts.beijing', 'Beijing')}, with a post on the slot for 10 points ${icon('vp')}.`,
    detail: [
      t`Kubilai’s figure starts in Beijing, with one of his nine posts on the slot for 10 points ${icon('vp')}, so eight are left. The other players find the slots for 7, 4 and 1.`
    ]
  },
  'characters.matteo-polo': {
    title: 'Matteo Polo',
    summary: t`Rolls a white die ${icon('white-die')} as well, and draws a contract ${icon('contract')} each round.`,
    detail: [
      t`Matteo has a white die ${icon('white-die')}, which is rolled with the others, ${to('turn.colour', 'has no colour')} and counts for the ${to('round.compensation', 'compensation')}.`,
      t`At the start of each round, the first one too, he draws a contract ${icon('contract')} ${to('contracts.drawn', 'from the special pile')}.`
    ]
  },
  'characters.mercator-ex-tabriz': {
    title: 'Mercator ex Tabriz',
    summary: 'Gets 1 of what a stall sells whenever another player uses that stall of the bazaar.',
    detail: [
      'Whenever another player uses a stall of the bazaar, Mercator gets 1 of what it sells, whatever that player takes and with whatever dice. The fewer players there are, the more spaces count: see the table. Nothing comes from his own actions, from the money bag, or from goods that others get elsewhere.',
      'He gets it right after the other player’s reward, before a movement that belongs to it.'
    ]
  },
  'characters.niccolo-and-marco-polo': {
    title: 'Niccolò & Marco Polo',
    summary: t`Two figures share the steps of every movement; 1 camel ${icon('camel')} each round.`,
    detail: [
      t`In every movement you divide the steps between the two figures, in any order; the sum counts for the dice and for the table. A movement of one step moves either figure. At the start of each round they bring 1 camel ${icon('camel')}.`,
      t`Posts are placed and bonuses received when both have finished, one for each figure that moved; if both end in one city, it gets one post. If you run short of posts, see ${to('posts.none-left', 'no post left')}.`
    ]
  },
  'characters.raschid-ad-din-sinan': {
    title: 'Raschid ad-Din Sinan',
    summary: 'Does not roll: his dice get any value he likes when he places them.',
    detail: [
      t`Raschid’s dice, black ones too, are not rolled: each gets any value he likes when he places it. As only the lowest die counts, you choose one value for the whole set. It sets the price of an ${to('turn.occupied', 'occupied space')} and must be high enough for ${to('actions.khan', 'Khan’s Favor')}.`,
      'He gets no compensation. Rerolling or turning his dice would be pointless and is not offered.'
    ]
  },
  'characters.wilhelm-von-rubruk': {
    title: 'Wilhelm von Rubruk',
    summary: t`Has 11 posts ${icon('post')} and may leave one in every city he passes through.`,
    detail: [
      t`Wilhelm has 11 posts ${icon('post')}. He may leave one in every city he passes through; at the end of the movement he must place one, as usual. All costs come first, and the bonuses of all posts come after the whole movement. With no posts left he leaves none on the way.`,
      t`His 8th, 9th and 11th post ${to('posts.many', 'score points')}.`
    ]
  }
}
