/** All characters of the base game. */
import type { Character, Content } from '../game'
import type { CharacterId } from '../types'
import { berkeKhan } from './berke-khan'
import { johannesCaprini } from './johannes-caprini'
import { kubilaiKhan } from './kubilai-khan'
import { matteoPolo } from './matteo-polo'
import { mercators } from './mercator-ex-tabriz'
import { niccoloAndMarcoPolo } from './niccolo-and-marco-polo'
import { raschidAdDinSinan } from './raschid-ad-din-sinan'
import { wilhelmVonRubruk } from './wilhelm-von-rubruk'

/** Every character tile. */
export const characters: readonly Character[] = [
  berkeKhan,
  johannesCaprini,
  kubilaiKhan,
  matteoPolo,
  ...mercators,
  niccoloAndMarcoPolo,
  raschidAdDinSinan,
  wilhelmVonRubruk
]

/** The largest number of players for which tiles of their own are printed. */
const mostPrinted = 4

/** The characters of a game with so many players; five players use the tiles for four. */
export const charactersFor = (content: Pick<Content, 'characters'>, players: number): readonly Character[] =>
  content.characters.filter(
    (one) => one.players === undefined || one.players === Math.min(players, mostPrinted)
  )

/** Characters of the beginner set-up, by distance from the start seat; the start player has Raschid. */
export const beginnerCharacters = (players: number): readonly CharacterId[] => beginners.slice(0, players)

const beginners = [
  'raschid-ad-din-sinan',
  'matteo-polo',
  'berke-khan',
  'mercator-ex-tabriz-4p',
  'johannes-caprini'
] as const satisfies readonly CharacterId[]
