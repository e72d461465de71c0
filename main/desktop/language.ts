// The language of the shell: the one in the settings, or the system's until somebody has chosen.

import { app } from 'electron'
import { languageFor, type LanguageChoice } from '../../shared/protocol/language'
import { protocolVersion } from '../../shared/protocol/messages'
import type { Host } from '../host/index'
import { setMenu } from './menu'
import { speak } from './words'

/** Speaks the language of a choice, the menu too. */
function use(choice: LanguageChoice): void {
  speak(languageFor(choice, app.getPreferredSystemLanguages()))
  setMenu()
}

/** Speaks the system's language: for what is said before the settings can be read. */
export function speakAsSystem(): void {
  use('system')
}

/** Speaks the language in the host's settings from now on, also after it is changed. */
export async function speakAsSettings(host: Host): Promise<void> {
  const connection = host.connect((push) => {
    if (push.type === 'settings') use(push.settings.language)
  })
  await connection.request({ type: 'hello', protocol: protocolVersion, app: app.getVersion() })
  const reply = await connection.request({ type: 'getSettings' })
  if (reply.ok && 'settings' in reply.value) use(reply.value.settings.language)
}
