/**
 * Types that parse a template's text at compile time. They say what a sentence takes for its slots, and check that a
 * translation has the same slots as the English text.
 */
import type { Language } from '../../shared/protocol/language'
import type { PluralForms } from './grammar'
import type { Form, Forms, Joint, Value } from './template'

/** A slot as `[name, kind, keys of its cases]`; a template has a union of them. */
type Slot = readonly [name: string, kind: string, keys: string]
/** The enclosing plurals and selects while a template is parsed, innermost first, with the keys seen so far. */
type Open = readonly Slot[]

type TrimStart<Text extends string> = Text extends ` ${infer Rest}` ? TrimStart<Rest> : Text
type Malformed = ['?', 'malformed', never]

/** Parses words and slots up to the enclosing closing brace. */
type ReadText<Text extends string, In extends Open, Found> = Text extends `${infer Words}{${infer Rest}`
  ? Words extends `${infer _}}${infer After}`
    ? ReadCases<`${After}{${Rest}`, In, Found>
    : ReadSlot<Rest, In, Found>
  : Text extends `${infer _}}${infer After}`
    ? ReadCases<After, In, Found>
    : In extends readonly []
      ? Found
      : Malformed

/** Parses a slot after its opening brace. */
type ReadSlot<Text extends string, In extends Open, Found> = Text extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name}, ${infer Kind}, ${infer _}`
    ? KindOf<Name> extends 'value'
      ? Kind extends 'plural' | 'select'
        ? Text extends `${Name}, ${Kind}, ${infer Cases}`
          ? ReadCases<Cases, [[Name, Kind, never], ...In], Found>
          : Malformed
        : Malformed
      : Malformed
    : Head extends `${infer Name}, number`
      ? KindOf<Name> extends 'value'
        ? ReadText<Rest, In, Found | [Name, 'number', never]>
        : Malformed
      : KindOf<Head> extends 'malformed'
        ? Malformed
        : ReadText<Rest, In, Found | [PlainName<Head>, KindOf<Head>, never]>
  : Malformed

/** The kind of a slot, from the suffix of its name: joined names, a form of a name, or the plain value. */
type KindOf<Slot extends string> = Slot extends '' | `${string} ${string}` | `${string}{${string}`
  ? 'malformed'
  : Slot extends `${infer _}_${infer Asked}`
    ? Asked extends Joint
      ? Asked
      : Asked extends Form
        ? 'form'
        : 'malformed'
    : 'value'
type PlainName<Slot extends string> = Slot extends `${infer Name}_${infer _}` ? Name : Slot

/** Parses the next case of a plural or a select, or its closing brace. */
type ReadCases<Text extends string, In extends Open, Found> = In extends readonly [
  infer Now extends Slot,
  ...infer Around extends Open
]
  ? TrimStart<Text> extends `}${infer Rest}`
    ? ReadText<Rest, Around, Found | Now>
    : TrimStart<Text> extends `${infer Key} {${infer Rest}`
      ? ReadText<Rest, [[Now[0], Now[1], Now[2] | Key], ...Around], Found>
      : Malformed
  : Malformed

/** The slots of a text; `never` if it has none. */
export type SlotsOf<Text extends string> = string extends Text ? never : ReadText<Text, [], never>

type NameOf<S> = S extends readonly [infer Name extends string, unknown, unknown] ? Name : never
type KindsOf<S, Name> = S extends readonly [Name, infer Kind, unknown] ? Kind : never
type KeysOf<S, Name, Kind> = S extends readonly [Name, Kind, infer Keys] ? Keys : never

/** The type of value that a slot takes, by the kinds with which its name occurs in the English text. */
type Taken<S, Name> = [KindsOf<S, Name> & ('list' | 'either')] extends [never]
  ? [KindsOf<S, Name> & ('plural' | 'number')] extends [never]
    ? [KindsOf<S, Name> & 'select'] extends [never]
      ? string | number | Forms
      : SelectKey<Extract<KeysOf<S, Name, 'select'>, string>>
    : number
  : readonly string[]
/** The keys that a select takes: the named ones, or any other. */
type SelectKey<Keys extends string> = Exclude<Keys, 'other'> | (string & {}) | number | boolean

type IsUnion<T, All = T> = T extends unknown ? ([All] extends [T] ? false : true) : never

/** The values that fill the slots of a text, by slot name. */
export type FillingOf<S> = { readonly [Name in NameOf<S>]: Taken<S, Name> }

/** A sentence with any slots. */
export interface AnyMessage {
  /** The sentence with its slots filled by name; for callers that find the sentence by a code. */
  readonly fill: (values: Readonly<Record<string, Value | undefined>>) => string
}

/** A sentence with slots, as a function from their values to text. If it has only one slot, it takes the value itself. */
export interface Message<S> extends AnyMessage {
  (values: IsUnion<NameOf<S>> extends true ? FillingOf<S> : FillingOf<S>[NameOf<S>]): string
  /** The sentence as a list of words and slot values; a value that is a function gets to put its name into the slot's form. */
  readonly parts: <Part>(values: {
    readonly [Name in NameOf<S>]: Taken<S, Name> | Rich<Part>
  }) => readonly (string | Part)[]
}
/** Renders a name as a part of a sentence; `inForm` puts the name into the form that the slot asks for. */
export type NamedPart<Part> = (inForm: (name: string | Forms) => string) => Part | readonly (string | Part)[]
/** A slot value that is not text: one part of a sentence, or several, or a function for a name. */
export type Rich<Part> = Part | readonly (string | Part)[] | NamedPart<Part>

declare const byIds: unique symbol
/** Marks a group of names that may be indexed by any id. */
export interface ByIds {
  readonly [byIds]?: true
}

/** The type of a catalogue as it is read: plain texts as strings, sentences with slots as functions. */
export type Said<T> = T extends string
  ? T extends `${string}{${string}`
    ? Message<SlotsOf<T>>
    : string
  : T extends readonly unknown[]
    ? { readonly [I in keyof T]: Said<T[I]> }
    : typeof byIds extends keyof T
      ? SaidGroup<T> & Readonly<Record<string, string | undefined>>
      : T extends object
        ? SaidGroup<T>
        : T
type SaidGroup<T> = { readonly [Key in keyof T as Key extends string | number ? Key : never]: Said<T[Key]> }

// The faults of a translation: each type is the text that the compiler shows as its error.

type MissingSlot<E, S> =
  Exclude<NameOf<E>, NameOf<S>> extends infer Name extends string
    ? `the slot {${Name}} of the English text is missing`
    : never
type UnknownSlot<E, S> =
  Exclude<NameOf<S>, NameOf<E>> extends infer Name extends string
    ? `the English text has no slot {${Name}}`
    : never
/** Every plural must have all forms of its language; every select must have the keys of the English one. */
type MissingCase<E, S, L extends Language> = S extends readonly [
  infer Name extends string,
  infer Kind,
  infer Keys
]
  ? Kind extends 'plural'
    ? Exclude<PluralForms[L], Keys> extends infer Key extends string
      ? `the plural of {${Name}} has no form “${Key}”`
      : never
    : Kind extends 'select'
      ? Exclude<KeysOf<E, Name, 'select'> | 'other', Keys> extends infer Key extends string
        ? `the choice of {${Name}} has no case “${Key}”`
        : never
      : Kind extends 'malformed'
        ? 'this text is malformed: look at its braces'
        : never
  : never
/** Which kinds of slot a translation may use, by the kind in the English text. */
type Allowed = {
  readonly value: 'value' | 'form'
  readonly form: 'value' | 'form'
  readonly number: 'value' | 'number' | 'plural'
  readonly plural: 'value' | 'number' | 'plural'
  readonly list: 'list' | 'either'
  readonly either: 'list' | 'either'
  readonly select: 'select'
  readonly malformed: never
}
type WrongKind<E, S> = S extends readonly [infer Name extends string, infer Kind, unknown]
  ? [KindsOf<E, Name>] extends [never]
    ? never
    : Kind extends Allowed[KindsOf<E, Name> & keyof Allowed]
      ? never
      : `the slot {${Name}} is of another kind in the English text`
  : never

type FaultOf<E, S, L extends Language> =
  MissingSlot<E, S> | UnknownSlot<E, S> | MissingCase<E, S, L> | WrongKind<E, S>

type FittingText<E extends string, T, L extends Language> = T extends string
  ? `${E}${T}` extends `${string}{${string}`
    ? [FaultOf<SlotsOf<E>, SlotsOf<T>, L>] extends [never]
      ? T
      : FaultOf<SlotsOf<E>, SlotsOf<T>, L>
    : T
  : E extends `${string}{${string}`
    ? string
    : Forms

/** The type that `T` must have to be a translation of `E` into language `L`. */
export type Fitting<E, T, L extends Language> = E extends string
  ? FittingText<E, T, L>
  : E extends readonly unknown[]
    ? { readonly [I in keyof E]: Fitting<E[I], I extends keyof T ? T[I] : never, L> }
    : E extends object
      ? {
          readonly [Key in keyof E as Key extends string | number ? Key : never]: Fitting<
            E[Key],
            Key extends keyof T ? T[Key] : string,
            L
          >
        } & { readonly [Key in Exclude<keyof T, keyof E>]: 'English has no such key' }
      : E
