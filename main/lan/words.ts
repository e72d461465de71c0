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

/** What `serve --help` prints. */
export const help = `serve [options]

  The host of Caravanserai in plain Node: serves the table to the browser on this machine.
  The first line of standard output is one JSON object: url, port, pid, folder.

  --port N         listen on this port of 127.0.0.1 (default 0: the last one if it is free, else any)
  --folder PATH    save folder (default: the one the desktop app uses; or CARAVANSERAI_FOLDER)
  --renderer PATH  the built page (default: out/renderer of this project)
  --lan            open shared tables to the network at once
  --lan-address A  be reached at this address of this machine alone (default: at all of them)
  --lan-port N     the port for the network; 0 is the last one if it is free, else any (default: the last one, else 41270)
  --name NAME      how people who look for hosts see this one (default: the machine's name)
  --open           open the address in the default browser
  --help           print this text
`
