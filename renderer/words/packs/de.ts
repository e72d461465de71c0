/** German: what can be wrong with a content pack. Each sentence says what to do; the line stands before it. */
import { translate } from '../message'
import { en } from './en'

export const de = translate('de', en, {
  refused: '{file} lässt sich so nicht spielen:',
  unread: 'Die Datei konnte nicht gelesen werden.',
  line: 'Zeile {line}',
  place: '{at}:',
  whole: 'Die Datei',
  unknown: 'Das ist nicht gültig ({code}).',
  /** What is wrong with the JSON. */
  problems: {
    empty: 'Die Datei ist leer: Schreib das Paket hinein.',
    comment: 'JSON kennt keine Kommentare: Nimm diesen heraus.',
    comma: 'Davor fehlt ein Komma: Setze eines hinter den Eintrag davor.',
    colon: 'Ein Doppelpunkt fehlt: Setze einen zwischen Schlüssel und Wert.',
    value: 'Ein Wert fehlt: Schreib einen hin oder nimm das Komma vor der schließenden Klammer heraus.',
    number: 'So schreibt JSON keine Zahl: Nimm nur Ziffern, ohne Pluszeichen oder Nullen davor.',
    key: 'Ein Schlüssel in geraden Anführungszeichen fehlt: Schreib einen hin oder nimm das Komma vor der schließenden Klammer heraus.',
    brace: 'Ein Objekt endet nicht: Schließe es mit }.',
    bracket: 'Eine Liste endet nicht: Schließe sie mit ].',
    'after-end': 'Das Paket endet schon davor: Nimm heraus, was folgt.',
    word: 'Das ist kein JSON: Setze Texte und Schlüssel in gerade Anführungszeichen.',
    'unclosed-text':
      'Ein Text endet nicht in seiner Zeile: Schließe ihn mit einem geraden Anführungszeichen.',
    character: 'Dieses Zeichen ist in einem Text nicht erlaubt: Nimm es heraus.',
    'too-deep': 'Die Klammern sind zu tief verschachtelt: Kein Paket braucht so viele Ebenen.'
  },
  /** What is expected, in `wrong-type`. */
  types: {
    text: 'einen Text in geraden Anführungszeichen',
    number: 'eine Zahl ohne Anführungszeichen',
    'whole-number': 'eine ganze Zahl',
    list: 'eine Liste in eckigen Klammern',
    object: 'ein Objekt in geschweiften Klammern',
    'yes-or-no': 'true oder false, ohne Anführungszeichen',
    other: 'einen Wert anderer Art'
  },
  faults: {
    'too-great': 'Diese Zahl ist zu groß: Schreib {most} oder weniger.',
    'too-small': 'Diese Zahl ist zu klein: Schreib {least} oder mehr.',
    'too-large': 'Das ist zu groß: Ein Paket hat höchstens {limit} KiB.',
    'key-twice': 'Der Schlüssel „{key}“ steht zweimal da: Nimm einen heraus.',
    missing: 'Der Schlüssel „{key}“ fehlt: Füge ihn hinzu.',
    'unknown-key':
      'Kein Paket hat hier einen Schlüssel „{key}“: Nimm ihn heraus oder berichtige seine Schreibung.',
    'wrong-type': 'Schreib hier {expected}.',
    'not-one-of': 'Schreib hier einen dieser Werte: {values}.',
    'too-short': 'Das ist zu kurz: Schreib mindestens {least} Zeichen.',
    'too-long': 'Das ist zu lang: Schreib höchstens {most} Zeichen.',
    'too-few':
      'Die Liste ist zu kurz: Sie braucht mindestens {least, plural, one {# Eintrag} other {# Einträge}}.',
    'too-many':
      'Die Liste ist zu lang: Sie nimmt höchstens {most, plural, one {# Eintrag} other {# Einträge}}.',
    'wrong-form':
      'Hier stehen Zeichen, die nicht hierher gehören: Nimm einfache, ohne Leerzeichen an den Enden.',
    'entry-unknown':
      'Diese Tabelle hat unter ihren {count} keinen Eintrag {id}: Berichtige die id oder nimm den Eintrag heraus.',
    'entry-twice': '{id} steht zweimal da: Nimm eines heraus.',
    'entry-missing': '{id} fehlt: Diese Tabelle braucht alle {count}.',
    'other-game': 'Dieses Paket ist für „{game}“: Wähle dieses Spiel und öffne das Paket noch einmal.',
    'module-off':
      'Dieses Paket ist für „{module}“, und das ist ausgeschaltet: Schalte es ein und öffne das Paket noch einmal.',
    'module-twice': 'Für „{module}“ gibt es noch ein Paket: Nimm eines heraus.',
    'only-one-of': 'Hier darf nur eines davon stehen: {keys}.',
    'no-packs': 'Dieses Spiel nimmt keine Pakete.'
  }
})
