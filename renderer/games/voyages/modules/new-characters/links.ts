/**
 * Maps what the New Characters put on the table to the paragraph of the rules about it; a new refusal or task needs
 * one.
 */
import type { NewCharacters } from '../../../../../shared/games/voyages/modules/new-characters/types'
import type { LinksOf } from '../part'
import type { ParagraphId } from './rules/structure'

export const links = {
  refusals: {
    'new-characters/no-such-gift': 'new-characters.gifts',
    'new-characters/in-a-movement': 'new-characters.gifts',
    'new-characters/already-ready': 'new-characters.gifts',
    'new-characters/no-contract-left': 'new-characters.gifts',
    'new-characters/no-such-card': 'new-characters.khan-arghun',
    'new-characters/card-used': 'new-characters.khan-arghun',
    'new-characters/space-used': 'new-characters.gunj-kokochin'
  },
  tasks: {
    'new-characters/keep-gifts': 'new-characters.fratre-nicolao',
    'new-characters/either-reward': 'new-characters.gifts'
  },
  items: {
    'new-characters/gift': 'new-characters.gifts',
    'new-characters/three-gifts': 'new-characters.fratre-nicolao'
  },
  spaces: {
    'new-characters/gunj-goods': 'new-characters.gunj-kokochin',
    'new-characters/gunj-move': 'new-characters.gunj-kokochin'
  },
  characters: {
    'new-characters/altan-ord': 'new-characters.altan-ord',
    'new-characters/fratre-nicolao': 'new-characters.fratre-nicolao',
    'new-characters/gunj-kokochin': 'new-characters.gunj-kokochin',
    'new-characters/khan-arghun': 'new-characters.khan-arghun'
  },
  sources: {
    'new-characters/gift': 'new-characters.gifts',
    'new-characters/altan-ord': 'new-characters.altan-ord'
  }
} as const satisfies LinksOf<NewCharacters, ParagraphId>
