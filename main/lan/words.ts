// The few sentences the local server says before the page with its own catalogue can be shown.

/** A missing key does not compile; another language is another object of this type. */
export const words = {
  title: 'Caravanserai',
  refused: 'This page needs the address that Caravanserai gave out when it started',
  refusedWhy:
    'The address opens the table once and for this browser alone. Start Caravanserai again, or copy the address it printed last.',
  wrongName: 'This is not the address of this table',
  wrongNameWhy: 'Use the address or the room code that the host shows.',
  missing: 'There is nothing at this address',
  missingWhy: 'Go back to the beginning of the table.',
  notBuilt: 'The table has not been built yet',
  notBuiltWhy: 'Run “npm start” in the project’s folder.'
} as const
