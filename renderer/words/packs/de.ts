/** German: content packs and what can be wrong with one. Each sentence says what to do; the line stands before it. */
import type { JsonProblem, ValueType } from '../../../shared/engine/pack'
import { pluralsOf, type Spoken } from '../catalogue'
import type { packs as said } from './en'

const plural = pluralsOf('de')
const text = (sentence: string) => (): string => sentence

const problems: Readonly<Record<JsonProblem, string>> = {
  empty: 'Die Datei ist leer: Schreib das Paket hinein.',
  comment: 'JSON kennt keine Kommentare: Nimm diesen heraus.',
  comma: 'Davor fehlt ein Komma: Setze eines hinter den Eintrag davor.',
  colon: 'Ein Doppelpunkt fehlt: Setze einen zwischen Schlüssel und Wert.',
  value: 'Ein Wert fehlt: Schreib einen hin oder nimm das Komma vor der schließenden Klammer heraus.',
  key: 'Ein Schlüssel in geraden Anführungszeichen fehlt: Schreib einen hin oder nimm das Komma vor der schließenden Klammer heraus.',
  brace: 'Ein Objekt endet nicht: Schließe es mit }.',
  bracket: 'Eine Liste endet nicht: Schließe sie mit ].',
  'after-end': 'Das Paket endet schon davor: Nimm heraus, was folgt.',
  word: 'Das ist kein JSON: Setze Texte und Schlüssel in gerade Anführungszeichen.',
  'unclosed-text': 'Ein Text endet nicht in seiner Zeile: Schließe ihn mit einem geraden Anführungszeichen.',
  character: 'Hier steht ein Zeichen, das in einem Text nicht stehen darf: Nimm es heraus.',
  'too-deep': 'Die Klammern sind zu tief verschachtelt: Kein Paket braucht so viele.'
}

const types: Readonly<Record<ValueType, string>> = {
  text: 'einen Text in geraden Anführungszeichen',
  number: 'eine Zahl ohne Anführungszeichen',
  'whole-number': 'eine ganze Zahl',
  list: 'eine Liste in [ ]',
  object: 'ein Objekt in { }',
  other: 'einen Wert anderer Art'
}

const entries = (count: unknown): string =>
  `${String(count)} ${plural(Number(count), { one: 'Eintrag', other: 'Einträge' })}`

export const packs: Spoken<typeof said> = {
  packs: {
    label: 'Inhalt',
    builtIn: 'Eingebaut',
    open: 'Paket öffnen …',
    other: 'Anderes …',
    back: 'Zurück zum eingebauten',
    by: (author) => `von ${author}`,
    refused: (file) => `${file} lässt sich so nicht spielen:`,
    unread: 'Die Datei konnte nicht gelesen werden.',
    line: (line) => `Zeile ${line}`,
    place: (line, path) => `${[line, path].filter((part) => part !== '').join(', ')}:`,
    whole: 'Die Datei',
    unknown: (code) => `Das passt nicht (${code}).`,
    faults: {
      'too-large': ({ limit }) => `Das ist zu groß: Ein Paket hat höchstens ${limit} KiB.`,
      syntax: ({ problem }) => problems[problem as JsonProblem],
      'key-twice': ({ key }) => `Der Schlüssel „${key}“ steht zweimal da: Nimm einen heraus.`,
      missing: ({ key }) => `Der Schlüssel „${key}“ fehlt: Füge ihn hinzu.`,
      'unknown-key': ({ key }) =>
        `Kein Paket hat hier einen Schlüssel „${key}“: Nimm ihn heraus oder berichtige seine Schreibung.`,
      'wrong-type': ({ expected }) => `Schreib hier ${types[expected as ValueType]}.`,
      'not-one-of': ({ values }) => `Schreib hier einen dieser Werte: ${values}.`,
      'out-of-range': ({ least, most }) =>
        least === undefined
          ? `Diese Zahl ist zu groß: Schreib ${most} oder weniger.`
          : `Diese Zahl ist zu klein: Schreib ${least} oder mehr.`,
      'too-short': ({ least }) => `Das ist zu kurz: Schreib mindestens ${least} Zeichen.`,
      'too-long': ({ most }) => `Das ist zu lang: Schreib höchstens ${most} Zeichen.`,
      'too-few': ({ least }) => `Die Liste ist zu kurz: Sie braucht mindestens ${entries(least)}.`,
      'too-many': ({ most }) => `Die Liste ist zu lang: Sie nimmt höchstens ${entries(most)}.`,
      'wrong-form': text(
        'Hier stehen Zeichen, die nicht hierher gehören: Nimm einfache, ohne Leerzeichen an den Enden.'
      ),
      'no-packs': text('Dieses Spiel nimmt keine Pakete.')
    }
  }
}
