// Creates new tables in the save folder: dealt at once, in their lobby, or imported from a game file.

import { headerLine } from '../../../shared/engine/file'
import { checkNewConfig } from '../../../shared/engine/new-config'
import { checkConfig } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games/index'
import type { SeriesGame } from '../../../shared/protocol/series'
import { dealChance } from './daily-chance'
import { deal, type NewTable } from './deal'
import type { TableDependencies } from './dependencies'
import { lobbyNote, type LobbyPlan } from './lobby-plan'
import { newTableId } from '../folder/names'
import { readRecord } from '../folder/record'
import { Refused } from '../refusal-error'
import type { Manner, PlaceNote, ShareNote, TableFile } from '../folder/tablefile'

/** Who plays a new table, and how it is shared on the LAN. */
interface Setting extends Manner {
  /** The table it is a rematch of. */
  readonly after?: string
  /** By seat, the seat that its people had there. */
  readonly afterSeats?: number[]
  /** The games before it. */
  readonly series?: SeriesGame[]
  readonly seats?: PlaceNote[]
  readonly share?: ShareNote
}

export class NewTables {
  readonly #dependencies: TableDependencies
  readonly #added: () => void
  #importing: Promise<unknown> = Promise.resolve()

  /** `added` is called when a table was added. */
  constructor(dependencies: TableDependencies, added: () => void) {
    this.#dependencies = dependencies
    this.#added = added
  }

  /**
   * Deals a new game and returns the table's id. Refusals: unknown-game, pack-refused, name-twice, colour-twice, those
   * of `checkNewConfig` (players, unknown-option, option-value, option-players, option-needs, players-need,
   * option-idle; the last not for a rematch), folder-failed.
   */
  async create(wish: NewTable, setting: Setting = {}): Promise<string> {
    const check = setting.after === undefined ? checkNewConfig : checkConfig
    const { game, header } = deal(dealDependencies(this.#dependencies, wish.game, setting), wish, check)
    return this.#add(game, headerLine(header), { ...setting, times: {} })
  }

  /** Creates a table in its lobby and returns its id. Refusals: those of `create`. */
  async createLobby({ places, ...plan }: LobbyPlan, manner: Manner = {}): Promise<string> {
    const { game, lobby } = lobbyNote(this.#dependencies, plan)
    const id = this.#newId(game)
    const file = {
      created: this.#dependencies.now(),
      abandoned: false,
      lobby,
      seats: [...places],
      times: {},
      ...manner
    }
    await this.#dependencies.store.writeTableFile(id, file)
    this.#added()
    return id
  }

  /**
   * Creates a table from the text of a game file and returns its id. The choices are replayed to check them (except a
   * finished game's of another version); a damaged tail is cut. Refusals: those of `readRecord`, folder-failed.
   */
  async import(text: string): Promise<string> {
    const bytes = Buffer.from(plain(text))
    const record = readRecord(bytes, this.#dependencies.games, () => 0, 'play-if-running')
    if (!record.ok) throw new Refused(record.refusal)
    return this.#add(
      record.game,
      bytes.subarray(0, record.whole),
      record.damage ? { lost: record.damage } : {}
    )
  }

  /**
   * Imports a text unless a table holds this game already, and returns the table's id. One after another, so that a file
   * that is opened twice at once becomes one table. Refusals: those of `import`.
   */
  importOnce(text: string): Promise<string> {
    const turn = this.#importing.then(() => this.#tableWith(text) ?? this.import(text))
    this.#importing = turn.catch(() => undefined)
    return turn
  }

  /**
   * The table whose game file begins with this text, so that it holds this game, perhaps played on. Undefined if none does
   * or the text has not even a whole line. Refusal: folder-failed.
   */
  #tableWith(text: string): string | undefined {
    const { store } = this.#dependencies
    const lines = plain(text).trimEnd()
    const bytes = Buffer.from(`${lines}\n`)
    return lines === '' ? undefined : store.ids().find((id) => store.begins(id, bytes))
  }

  async #add(
    game: Game,
    content: string | Uint8Array,
    more: Setting & Pick<Partial<TableFile>, 'lost' | 'times'>
  ): Promise<string> {
    const id = this.#newId(game)
    await this.#dependencies.store.create(id, content, {
      created: this.#dependencies.now(),
      abandoned: false,
      ...more
    })
    this.#added()
    return id
  }

  #newId(game: Game): string {
    const { store, now } = this.#dependencies
    const taken = store.allIds()
    let id = newTableId(game.rules.id, now())
    while (taken.includes(id)) id = newTableId(game.rules.id, now())
    return id
  }
}

/** A text without what editors and mail programs add: a byte order mark, and carriage returns at the ends of lines. */
const plain = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')

/** What `deal` needs, with the day's random source for a daily table. */
export const dealDependencies = (
  { games, source }: TableDependencies,
  game: string,
  { daily }: Pick<Manner, 'daily'>
): Pick<TableDependencies, 'games' | 'source'> => ({
  games,
  source: daily ? () => dealChance(daily, game) : source
})
