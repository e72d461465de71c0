// The name under which guests find this host.

import { hostname } from 'node:os'
import { longestHostName } from '../../../shared/protocol/messages'
import { plainText } from '../../../shared/protocol/names'

/** The name as one line of plain text, cut to the longest length. Empty if it has no visible character. */
export const hostNameOf = (text: string): string =>
  [...plainText(text)].slice(0, longestHostName).join('').trim()

/** The host's name: the one given at the start, else the one in the settings, else the machine's. */
export function hostName(given: string | undefined, inSettings: string): string {
  return [given ?? '', inSettings, hostname()].map(hostNameOf).find((name) => name !== '') ?? 'Caravanserai'
}
