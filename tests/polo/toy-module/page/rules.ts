/** The toy module's chapter in the rules book, and the paragraph for each thing that it puts on the table. */
import type { ChapterShape, ParagraphIdOf } from '../../../../renderer/contract/rules'
import { chapterIn } from '../../../../renderer/kit/rules/chapter'
import type { LinksOf } from '../../../../renderer/games/voyages/modules/part'
import type { Toy } from '..'

export const structure = [
  { id: 'toy', paragraphs: [{ id: 'toy.bells', rulings: [] }] }
] as const satisfies readonly ChapterShape[]

const said = (chapter: string, title: string, summary: string, rule: string) => () =>
  Promise.resolve({
    chapters: { toy: chapter },
    table: undefined,
    paragraphs: { 'toy.bells': { title, summary, detail: [rule] } }
  })

export const book = chapterIn(
  structure,
  {
    en: said(
      'Toy',
      'Bells',
      'A belfry with nine bells.',
      'A die in the belfry draws two bells, of which one goes back.'
    ),
    fr: said(
      'Jouet',
      'Cloches',
      'Un beffroi à neuf cloches.',
      'Un dé au beffroi pioche deux cloches ; une est rendue.'
    ),
    de: said(
      'Spielzeug',
      'Glocken',
      'Ein Turm mit neun Glocken.',
      'Ein Würfel im Turm zieht zwei, eine geht zurück.'
    )
  },
  () => ({})
)

export const links: LinksOf<Toy, ParagraphIdOf<typeof structure>> = {
  refusals: { 'toy/no-bell': 'toy.bells' },
  tasks: { 'toy/return': 'toy.bells' },
  items: { 'toy/bell': 'toy.bells' },
  spaces: { 'toy/belfry': 'toy.bells' },
  characters: { 'toy/ringer': 'toy.bells' },
  sources: { 'toy/bells': 'toy.bells' }
}
