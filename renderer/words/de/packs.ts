/** German: the content of a table, built in or from a pack. */
import { translate } from '../message'
import { packs as en } from '../en/packs'

export const packs = translate('de', en, {
  packs: {
    label: 'Inhalt',
    builtIn: 'Eingebaut',
    open: 'Paket öffnen …',
    other: 'Anderes …',
    back: 'Zurück zum eingebauten',
    backOf: 'Zurück zum eingebauten: {module}',
    starter: 'Die eingebauten Werte als Datei zum Bearbeiten speichern',
    starterOf: 'Eingebaute Werte speichern: {module}',
    by: 'von {author}'
  }
})
