/** All characters of the base game. */
import type { CharacterId } from '../types'
import { berkeKhan } from './berke-khan'
import type { Character } from './character'
import { johannesCaprini } from './johannes-caprini'
import { kubilaiKhan } from './kubilai-khan'
import { matteoPolo } from './matteo-polo'
import { mercators } from './mercator-ex-tabriz'
import { niccoloAndMarcoPolo } from './niccolo-and-marco-polo'
import { raschidAdDinSinan } from './raschid-ad-din-sinan'
import { wilhelmVonRubruk } from './wilhelm-von-rubruk'

export type { Character } from './character'

const byId = new Map<CharacterId | '', Character>(
  [
    berkeKhan,
    johannesCaprini,
    kubilaiKhan,
    matteoPolo,
    ...mercators,
    niccoloAndMarcoPolo,
    raschidAdDinSinan,
    wilhelmVonRubruk
  ].map((character) => [character.id, character])
)

const nobody: Character = { id: 'berke-khan' }

/** The character with this id; before the draft a seat plays without abilities. */
export function characterOf(id: CharacterId | ''): Character {
  return byId.get(id) ?? nobody
}

/** The eight characters of a game with so many players. */
export function charactersFor(players: number): readonly CharacterId[] {
  return [...byId.values()].filter((c) => c.players === undefined || c.players === players).map((c) => c.id)
}

/** Characters of the beginner set-up, by distance from the start seat; the start player has Raschid. */
export function beginnerCharacters(players: number): readonly CharacterId[] {
  return ['raschid-ad-din-sinan', 'matteo-polo', 'berke-khan', `mercator-ex-tabriz-4p` as const].slice(
    0,
    players
  ) as CharacterId[]
}
