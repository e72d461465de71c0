// Every sentence the desktop shell itself says. Menu roles without a word here are named by the system.

/** A missing key does not compile; another language is another object of this type. */
export const words = {
  view: 'View',
  couldNotStart: 'Caravanserai could not start',
  crashed: 'Caravanserai had to stop',
  nothingLost: 'Something went wrong inside. Every choice made so far is saved; start again and go on.',
  alreadyRunning:
    'Caravanserai already has this save folder open, in a browser or on another machine. Go on there, or end it first.',
  onlyTheTable: 'Only the table itself may use the bridge.',
  requestIsAnObject: 'A request is an object.',
  fileHasNameAndText: 'A file has a name and a text.',
  textTooLong: 'This text is too long to be saved.',
  windowIsClosing: 'This window is closing.',
  tooLarge: (name: string): string => `${name} is too large to be a game file.`
} as const
