/** How texts are set in each language. */
import type { Language } from '../../shared/protocol/language'

/** A rule: what must not stand in a text, and what is wrong there. */
type Rule = readonly [found: RegExp, fault: string]

const everywhere: readonly Rule[] = [
  [/undefined|NaN|\[object|\bnull\b/, 'a value is missing'],
  [/^\s|\s$/, 'a blank at an end'],
  [/ {2}/, 'two blanks'],
  [/\p{L}'|'\p{L}/u, 'a straight apostrophe'],
  [/\.\.\./, 'three full stops']
]

const own: Readonly<Record<Language, readonly Rule[]>> = {
  en: [],
  fr: [
    [/[^\u202f\s]([;!?»](?!\w))|[ \u00a0][;!?»]/, 'no narrow no-break space before ; ! ? »'],
    [/\p{L}:|[ \u00a0]:/u, 'no narrow no-break space before :'],
    [/«[^\u202f]/, 'no narrow no-break space after «'],
    [/[“”„]/, 'quotes of another language'],
    [/\p{L}[ \u00a0\u202f]…/u, 'a blank before an ellipsis']
  ],
  de: [
    [/[\u00a0\u202f ][;!?:]/, 'a space before ; ! ? :'],
    [/[«»”]/, 'quotes of another language'],
    [/„[^“]*$/, 'quotes that do not end']
  ]
}

/** What is wrong with the setting of a text; undefined where nothing is. */
export function faultOf(text: string, language: Language): string | undefined {
  return [...everywhere, ...own[language]].find(([found]) => found.test(text))?.[1]
}
