/** French: content packs and what can be wrong with one. Each sentence says what to do; the line stands before it. */
import type { JsonProblem, ValueType } from '../../../shared/engine/pack'
import { pluralsOf, type Spoken } from '../catalogue'
import type { packs as said } from './en'

const plural = pluralsOf('fr')
const text = (sentence: string) => (): string => sentence

const problems: Readonly<Record<JsonProblem, string>> = {
  empty: 'Le fichier est vide : écrivez-y le pack.',
  comment: 'JSON n’a pas de commentaires : retirez celui-ci.',
  comma: 'Il manque une virgule avant ceci : mettez-en une après l’entrée précédente.',
  colon: 'Il manque un deux-points : mettez-en un entre la clé et sa valeur.',
  value: 'Il manque une valeur : écrivez-la, ou retirez la virgule avant le crochet fermant.',
  key: 'Il manque une clé entre guillemets droits : écrivez-la, ou retirez la virgule avant l’accolade fermante.',
  brace: 'Un objet ne se termine pas : fermez-le avec }.',
  bracket: 'Une liste ne se termine pas : fermez-la avec ].',
  'after-end': 'Le pack se termine avant ceci : retirez ce qui suit.',
  word: 'Ce n’est pas du JSON : mettez textes et clés entre guillemets droits.',
  'unclosed-text': 'Un texte ne se termine pas sur sa ligne : fermez-le par un guillemet droit.',
  character: 'Il y a ici un caractère interdit dans un texte : retirez-le.',
  'too-deep': 'Les crochets s’emboîtent trop profondément : aucun pack n’en demande autant.'
}

const types: Readonly<Record<ValueType, string>> = {
  text: 'un texte entre guillemets droits',
  number: 'un nombre sans guillemets',
  'whole-number': 'un nombre entier',
  list: 'une liste entre [ ]',
  object: 'un objet entre { }',
  other: 'une valeur d’un autre genre'
}

const characters = (count: unknown): string =>
  `${String(count)} ${plural(Number(count), { one: 'caractère', other: 'caractères' })}`
const entries = (count: unknown): string =>
  `${String(count)} ${plural(Number(count), { one: 'entrée', other: 'entrées' })}`

export const packs: Spoken<typeof said> = {
  packs: {
    label: 'Contenu',
    builtIn: 'D’origine',
    open: 'Ouvrir un pack…',
    other: 'Un autre…',
    back: 'Revenir à l’origine',
    by: (author) => `par ${author}`,
    refused: (file) => `Impossible de jouer ${file} tel quel :`,
    unread: 'Impossible de lire le fichier.',
    line: (line) => `Ligne ${line}`,
    place: (line, path) => `${[line, path].filter((part) => part !== '').join(', ')} :`,
    whole: 'Le fichier',
    unknown: (code) => `Ceci ne convient pas (${code}).`,
    faults: {
      'too-large': ({ limit }) => `C’est trop gros : un pack fait au plus ${limit} Kio.`,
      syntax: ({ problem }) => problems[problem as JsonProblem],
      'key-twice': ({ key }) => `La clé « ${key} » figure deux fois : retirez-en une.`,
      missing: ({ key }) => `La clé « ${key} » manque : ajoutez-la.`,
      'unknown-key': ({ key }) =>
        `Aucun pack n’a de clé « ${key} » ici : retirez-la ou corrigez son orthographe.`,
      'wrong-type': ({ expected }) => `Écrivez ici ${types[expected as ValueType]}.`,
      'not-one-of': ({ values }) => `Écrivez ici l’une de ces valeurs : ${values}.`,
      'out-of-range': ({ least, most }) =>
        least === undefined
          ? `Ce nombre est trop grand : écrivez ${most} ou moins.`
          : `Ce nombre est trop petit : écrivez ${least} ou plus.`,
      'too-short': ({ least }) => `C’est trop court : écrivez au moins ${characters(least)}.`,
      'too-long': ({ most }) => `C’est trop long : écrivez au plus ${characters(most)}.`,
      'too-few': ({ least }) => `La liste est trop courte : il faut au moins ${entries(least)}.`,
      'too-many': ({ most }) => `La liste est trop longue : elle prend au plus ${entries(most)}.`,
      'wrong-form': text(
        'Des caractères n’ont pas leur place ici : employez des caractères simples, sans blancs aux extrémités.'
      ),
      'no-packs': text('Ce jeu ne prend pas de packs.')
    }
  }
}
