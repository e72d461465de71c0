/**
 * The codes with which the host itself refuses, each with the values its sentence needs. Games, `checkConfig` and undo
 * have codes of their own. The renderer's catalogue has a sentence for every code.
 */
export const hostRefusals = {
  /** Not a request of this protocol, or a part of it has the wrong shape or size. */
  malformed: [],
  /** The client uses another protocol version. The host's `id` and `name` are for the client's list of hosts. */
  'protocol-differs': ['host', 'client', 'hostApp', 'clientApp', 'id', 'name'],
  /** A guest's first request must be hello. */
  'hello-first': [],
  /** Only people at the host's own machine may do this. */
  'local-only': [],
  /** This connection has no table open. */
  'no-table': [],
  /** There is no such table, or no longer. */
  'unknown-table': ['table'],
  'unknown-game': ['game'],
  /** The table is still gathering its players: no game has been dealt yet. */
  'not-begun': [],
  /** The table has already begun. */
  begun: [],
  /** `free` seats still wait for a guest. */
  'seats-open': ['free'],
  /** The content pack is faulty; `path` and `code` are those of its first fault. */
  'pack-refused': ['path', 'code'],
  /** The open table is played with the built-in content. */
  'no-pack': [],
  /** Two seats have the same name or colour. */
  'name-twice': ['name'],
  /** The name has no letter, digit or emoji. */
  'name-unreadable': [],
  /** The name looks like `name`, which is already at the table. */
  'name-like': ['name'],
  'colour-twice': ['colour'],
  /** The seat does not belong to this connection, or has not been taken over on it. */
  'not-your-seat': ['seat'],
  /** Somebody else has this seat. */
  'seat-taken': ['seat'],
  /** The people at the host's machine must agree: claim the seat with `ask`. */
  'consent-needed': ['seat'],
  /** The table is locked for newcomers. */
  'room-locked': [],
  /** Every seat is taken, and spectators are not allowed. */
  'no-spectators': [],
  /** The people at the host have removed a spectator who came from this address, and not readmitted them. */
  'spectator-removed': [],
  /** There is no such spectator, or no longer; or the sender is not one. */
  'not-watching': [],
  /** The table has the most guests that it admits. */
  'room-full': [],
  /** The client must prove that it knows the room password: see docs/protocol.md. */
  'password-needed': ['salt', 'rounds', 'nonce'],
  /** `left` tries remain before a pause. */
  'password-wrong': ['left'],
  'password-wait': ['seconds'],
  /** Only available once the game is over. */
  'not-over': [],
  /** The decision that this answers is not open, or no longer: the client must ask for a snapshot. */
  'stale-decision': ['decision', 'now'],
  /** The undo was asked for at another position: `last` was the last entry that counted, `now` is the present one. */
  'stale-undo': ['last', 'now'],
  /** A seat is asking already to take something back. */
  'take-back-open': [],
  /** The seat has no open decision. */
  'not-asked': [],
  /** The choice is not well formed. */
  'malformed-choice': [],
  /** Within a batch only the last choice may roll, draw or reveal. */
  'batch-chance': [],
  'table-abandoned': [],
  'table-over': [],
  /** The table's game file cannot be written; the choice was not accepted. Any later request tries again. */
  'journal-failed': ['reason'],
  /** Another file of the save folder cannot be written or read. */
  'folder-failed': ['reason'],
  /** Another program has taken over the save folder: this host has stopped writing. */
  'folder-lost': [],
  'file-empty': [],
  'file-foreign': [],
  'file-newer': [],
  'file-damaged': [],
  /** The header of the file (what was dealt and who played) fails its check: it was changed. */
  'header-differs': [],
  /** The file's version of the rules, or of the tables of cards and places, is not this app's. */
  'rules-differ': ['file', 'app'],
  'content-differs': ['file', 'app'],
  /** From this line on (header: 0), replaying the choices does not give the recorded events. */
  'record-differs': ['line'],
  /** A note on a table, not a refusal: the end of its file was damaged and set aside, with at most `lost` lines. */
  'tail-lost': ['line', 'lost'],
  /** A note: another program changed the game file while the table was open. The accepted choices were written again. */
  'journal-changed': ['file'],
  /** A note: the game file is gone; its content was saved under this name. */
  'file-gone': ['file'],
  /** A note: another program changed the game file while the table was closed. */
  'file-changed': [],
  /** A note: the file that says who plays at the table was damaged or missing, and was restored. */
  'seats-restored': [],
  /** A note: that file could not be restored, so who plays each seat and how the table is shared is lost. */
  'seats-lost': [],
  /** This host has no network. */
  'no-lan': [],
  /** The LAN server could not be started. */
  'lan-failed': ['reason'],
  /** The room code has a fault: empty, letter, length or check. */
  'code-wrong': ['fault'],
  /** The typed text is not a network address. */
  'address-wrong': [],
  /** No host with this id is listed, or no longer. */
  'unknown-host': [],
  /** Nobody answers at the address. */
  unreachable: ['address', 'reason'],
  /** Whoever answers at the address is not a host of this app. */
  'not-a-host': ['address'],
  /** The other host has another version of this game's rules. */
  'host-rules-differ': ['host', 'app'],
  /** The joined host does not answer; the app is looking for it. */
  'away-lost': [],
  /** An internal error. Nothing was changed. */
  fault: [],
  /** More requests than a person can make. */
  'too-fast': [],
  'too-large': ['limit'],
  /** The host is shutting down. */
  closing: []
} as const satisfies Readonly<Record<string, readonly string[]>>

export type HostRefusal = keyof typeof hostRefusals
