/** English: the eight characters. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const characters: TextsOf<'characters'> = {
  'characters.choosing': {
    title: 'Who gets which character',
    summary: 'By seat for beginners; experts pick, the last seat first.',
    detail: [
      t`When characters are picked, one more than players is shown. The last seat picks first, then in reverse order of turns. Of ${to('characters.mercator-ex-tabriz', 'Mercator')} only the version for your number of players takes part.`
    ]
  },
  'characters.berke-khan': {
    title: 'Berke Khan',
    summary: t`Pays nothing for ${to('turn.occupied', 'occupied spaces')}.`,
    detail: [
      'Everything else holds: once per colour, a used city card stays shut, Khan’s Favor asks for its values, and travelling has its price.'
    ]
  },
  'characters.johannes-caprini': {
    title: 'Johannes Caprini',
    summary: t`Goes from any oasis ${icon('oasis')} to any other in one step without paying for a road, and gets 3 coins ${icon('coin')} each round.`,
    detail: [
      'In every movement, bonus movements too, before and after ordinary steps. The jump is free even between two oases that a road with a price connects. The step itself counts, and in the Travel action the table charges it.'
    ]
  },
  'characters.kubilai-khan': {
    title: 'Kubilai Khan',
    summary: t`Begins in ${to('posts.beijing', 'Beijing')}, with a post on the slot for 10 points ${icon('vp')}.`,
    detail: ['The post is one of the nine, so eight are left. The others find the slots for 7, 4 and 1.']
  },
  'characters.matteo-polo': {
    title: 'Matteo Polo',
    summary: t`Rolls a white die ${icon('white-die')} as well, and draws a contract ${icon('contract')} each round.`,
    detail: [
      t`The white die is rolled with the others, ${to('turn.colour', 'has no colour')} and counts for the ${to('round.compensation', 'compensation')}. The contract comes ${to('contracts.drawn', 'from the special pile')}, in the first round too.`
    ]
  },
  'characters.mercator-ex-tabriz': {
    title: 'Mercator ex Tabriz',
    summary: 'Gets 1 of what a stall sells whenever another player uses that stall of the bazaar.',
    detail: [
      'Always one, whatever the other takes and with whatever dice. The fewer players, the more spaces count: see the table. Nothing comes from his own actions, from the purse, or from goods that others get elsewhere.',
      'He gets it right after the other’s reward, before a movement that belongs to it.'
    ]
  },
  'characters.niccolo-and-marco-polo': {
    title: 'Niccolò and Marco Polo',
    summary: t`Two figures share the steps of every movement; 1 camel ${icon('camel')} each round.`,
    detail: [
      'The steps may be split in any order; their sum counts for the dice and for the table. A movement of one step moves either figure.',
      t`Posts are placed and bonuses received when both have finished, one for each figure that moved; both in one city make one post. If both need a post and you are short of them, see ${to('posts.none-left', 'no post left')}.`
    ]
  },
  'characters.raschid-ad-din-sinan': {
    title: 'Raschid ad-Din Sinan',
    summary: 'Does not roll: his dice get the value he wishes when he places them.',
    detail: [
      t`Black dice too. As only the lowest die counts, you choose one value for the whole set. It sets the price of an ${to('turn.occupied', 'occupied space')} and must be high enough for ${to('actions.khan', 'Khan’s Favor')}.`,
      'He gets no compensation. Rerolling or turning dice would be pointless and is not offered.'
    ]
  },
  'characters.wilhelm-von-rubruk': {
    title: 'Wilhelm von Rubruk',
    summary: t`Has 11 posts ${icon('post')} and may leave one in every city he passes through.`,
    detail: [
      'At the end of the movement he must place one as usual; on the way he may. Everything is paid first, and the bonuses of all posts come after the whole movement. Without posts left he leaves none on the way.',
      t`The 8th, 9th and 11th post ${to('posts.many', 'score points')}.`
    ]
  }
}
