/**
 * Every code by which the host itself refuses, with the numbers its sentence needs. The games' own codes and those of
 * `checkConfig` and undo are added to these; the renderer's catalogue has a sentence for each.
 */
export const hostRefusals = {
  /** Not a request this protocol knows, or a part of it has a wrong shape or size. */
  malformed: [],
  /** The client speaks another version of the messages. The host's id and name tell a list whom it met. */
  'protocol-differs': ['host', 'client', 'hostApp', 'clientApp', 'id', 'name'],
  /** A guest's first request must be hello. */
  'hello-first': [],
  /** Only people at the host's own machine may do this. */
  'local-only': [],
  /** This connection has no table open. */
  'no-table': [],
  /** There is no such table (any more). */
  'unknown-table': ['table'],
  'unknown-game': ['game'],
  /** The table waits for its people: no game has been dealt yet. */
  'not-begun': [],
  /** The table has begun already. */
  begun: [],
  /** So many seats wait for a guest. */
  'seats-open': ['free'],
  /** The content pack is faulty: the place and the code of its first fault. */
  'pack-refused': ['path', 'code'],
  /** The open table plays over the built-in content. */
  'no-pack': [],
  /** Two seats have the same name or colour. */
  'name-twice': ['name'],
  /** Nothing in a name can be read: no letter, no digit, no picture. */
  'name-unreadable': [],
  /** A name looks like this one, which is at the table. */
  'name-like': ['name'],
  'colour-twice': ['colour'],
  /** The seat does not belong to this connection, or has not taken over on it. */
  'not-your-seat': ['seat'],
  /** Somebody has this seat. */
  'seat-taken': ['seat'],
  /** Only with a yes from the host's machine: ask for it. */
  'consent-needed': ['seat'],
  /** The table lets nobody new in. */
  'room-locked': [],
  /** Every seat is taken, and nobody may watch. */
  'no-spectators': [],
  /** As many guests as a table takes. */
  'room-full': [],
  /** Prove that you know the room password: see docs/protocol.md. */
  'password-needed': ['salt', 'rounds', 'nonce'],
  /** So many tries are left before a pause. */
  'password-wrong': ['left'],
  'password-wait': ['seconds'],
  /** What only a finished game shows. */
  'not-over': [],
  /** The decision this answers is not open (any more): ask for a snapshot. */
  'stale-decision': ['decision', 'now'],
  /** The seat is not asked anything now. */
  'not-asked': [],
  /** The choice is not even well formed. */
  'malformed-choice': [],
  /** Within a batch only the last choice may roll, draw or reveal. */
  'batch-chance': [],
  'table-abandoned': [],
  'table-over': [],
  /** The table's file cannot be written; nothing was sent. Any later request tries again. */
  'journal-failed': ['reason'],
  /** Another file of the save folder cannot be written or read. */
  'folder-failed': ['reason'],
  /** Another program has taken the save folder over: this host has stopped writing. */
  'folder-lost': [],
  'file-empty': [],
  'file-foreign': [],
  'file-newer': [],
  'file-damaged': [],
  /** The first line of the file, which says what was dealt and who played, is not as it was written. */
  'header-differs': [],
  /** The rules, or the tables of cards and places, of this file are not those of this app. */
  'rules-differ': ['file', 'app'],
  'content-differs': ['file', 'app'],
  /** The record does not follow from its own choices, from this line (header: 0) on. */
  'record-differs': ['line'],
  /** Not a refusal but a note on a table: its file ended in damage, set aside, which cost at most so many lines. */
  'tail-lost': ['line', 'lost'],
  /** A table's file was changed while it was open, by another program. It holds again what was accepted. */
  'journal-changed': ['file'],
  /** A note: the game file is gone; what it held was kept under this name. */
  'file-gone': ['file'],
  /** A note: while the table was closed, another program has changed what its game file held. */
  'file-changed': [],
  /** A note: the file that says who plays at the table was damaged or missing, and could be made up for. */
  'seats-restored': [],
  /** The same, and it could not: who plays each seat, and how the table is shared, is not known any more. */
  'seats-lost': [],
  /** This host has no network. */
  'no-lan': [],
  /** The server for the LAN could not be opened. */
  'lan-failed': ['reason'],
  /** The room code has a fault: empty, letter, length or check. */
  'code-wrong': ['fault'],
  /** What was typed is not an address of a network. */
  'address-wrong': [],
  /** No host of this id is listed (any more). */
  'unknown-host': [],
  /** Nobody answers at the address. */
  unreachable: ['address', 'reason'],
  /** Whoever answers at the address is not a host of this app. */
  'not-a-host': ['address'],
  /** The other host plays this game by other rules. */
  'host-rules-differ': ['host', 'app'],
  /** The other host does not answer; it is looked for. */
  'away-lost': [],
  /** A fault in the program. Nothing was changed. */
  fault: [],
  /** More requests than a person can make. */
  'too-fast': [],
  'too-large': ['limit'],
  /** The host is ending. */
  closing: []
} as const satisfies Readonly<Record<string, readonly string[]>>

export type HostRefusal = keyof typeof hostRefusals
