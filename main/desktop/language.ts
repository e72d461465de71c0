// The language of dialogs and menus: the one in the settings, or the system's until somebody has chosen one.

import { app } from 'electron'
import { languageFor, type LanguageChoice } from '../../shared/protocol/language'
import { protocolVersion } from '../../shared/protocol/messages'
import type { Host } from '../host/index'
import { setMenu } from './menu'
import { speak } from './words'

/** Switches dialogs and the menu to the chosen language. */
function use(choice: LanguageChoice): void {
  speak(languageFor(choice, app.getPreferredSystemLanguages()))
  setMenu()
}

/** Uses the system's language, for messages before the settings can be read. */
export function speakAsSystem(): void {
  use('system')
}

/** Uses the language of the host's settings from now on, and follows its changes. */
export async function speakAsSettings(host: Host): Promise<void> {
  const connection = host.connect((push) => {
    if (push.type === 'settings') use(push.settings.language)
  })
  await connection.request({ type: 'hello', protocol: protocolVersion, app: app.getVersion() })
  const reply = await connection.request({ type: 'getSettings' })
  if (reply.ok && 'settings' in reply.value) use(reply.value.settings.language)
}
