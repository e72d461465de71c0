// How people who look for hosts see this one.

import { hostname } from 'node:os'
import { longestHostName } from '../../../shared/protocol/messages'
import { plainText } from '../../../shared/protocol/names'

/** A name as it is shown: one line of plain text, cut at its bound. Empty if nothing is to be seen of it. */
export const hostNameOf = (text: string): string =>
  [...plainText(text)].slice(0, longestHostName).join('').trim()

/** The host's name: the first of these that is one; the one given at its start, in the settings, the machine's. */
export function hostName(given: string | undefined, set: string): string {
  return [given ?? '', set, hostname()].map(hostNameOf).find((name) => name !== '') ?? 'Caravanserai'
}
