/** The tables of these rules, read off the content that is played, so that they cannot be wrong. */
import type { IconPart, Line, Table, Tables } from '../../../contract/rules'
import {
  baseContent,
  isOwnTrack,
  type Content,
  type Track
} from '../../../../shared/games/expedition/content'
import {
  requirementIds,
  requirements,
  type RequirementId
} from '../../../../shared/games/expedition/content/requirements'
import { cards, colours, figures, type Figure } from '../../../../shared/games/expedition/pieces'
import { optionLabel } from '../../../kit/option-label'
import { spaceNames } from '../spaces'
import { words } from '../words'
import type { ParagraphId } from './structure'
import type { TableWords } from './table-words'

const contentOf = (content: Content | undefined): Content => content ?? baseContent

const figure = (name: Figure): IconPart => ({ icon: `#e-${name}`, label: '' })
const asks = (id: RequirementId): IconPart => ({ icon: `#e-asks-${id}`, label: '' })
const gold = (count: number | undefined): Line =>
  count ? [{ icon: '#e-chest', count, label: words.names.gold(count) }] : '–'

/** Icons of one group with what pays for them. */
function iconTable(say: TableWords['icons'], ids: readonly RequirementId[]): readonly Table[] {
  const rows = ids.map((id): readonly Line[] => [
    [asks(id), ` ${words.names.requirements[id]}`],
    words.explain.requirements[id]
  ])
  return [{ title: say.title, head: [say.icon, say.pays], rows }]
}

/** Scoring spaces of a track between two places on it, the costliest first. */
function seals(content: Content, track: Track, from: number, until: number): readonly (readonly Line[])[] {
  const nameOf = spaceNames(content, track)
  return track.spaces
    .flatMap(({ scoring }, i): (readonly Line[])[] =>
      scoring !== undefined && i > from && i <= until ? [[nameOf(i), gold(scoring)]] : []
    )
    .reverse()
}

/** The scoring spaces of one stage; once where all tracks have the same. */
function stageTables(
  content: Content | undefined,
  say: TableWords['stages'],
  stage: 1 | 2
): readonly Table[] {
  const known = contentOf(content)
  const tables = known.tracks.map((track): Table => ({
    title: stage === 1 ? say.first : say.second,
    head: [say.space, say.gold],
    rows:
      stage === 1
        ? seals(known, track, 0, track.stageCity)
        : seals(known, track, track.stageCity, track.finalCity)
  }))
  const same = new Map(tables.map((table) => [JSON.stringify(table), table]))
  return [...same.values()]
}

const printed = (id: RequirementId): boolean => requirements[id].source === 'rulebook'
const ofKinds = (...kinds: readonly string[]): RequirementId[] =>
  requirementIds.filter((id) => printed(id) && kinds.includes(requirements[id].kind))

/** A built-in track's name is the catalogue's; a pack's track is called as it calls itself. */
function trackName(content: Content, track: Track): string {
  const { id, name } = track
  const labels: Readonly<Record<string, { readonly label: string }>> = words.options.options.track.values
  return isOwnTrack(content, track) ? name : (labels[id]?.label ?? name)
}

/** Where ballast leads at the open table; nothing where none is open, or where there is nothing to choose. */
function ballastTable(say: TableWords['ballast'], reading: string | undefined): readonly Table[] {
  if (reading === undefined) return []
  const { label, note } = optionLabel(words.options.options, 'ballast', reading)
  return [{ title: say.title, head: [say.leads, say.means], rows: [[label, note ?? '–']] }]
}

/** The tables by the paragraph they stand in. */
export function factsIn(say: TableWords): Readonly<Partial<Record<ParagraphId, Tables<Content>>>> {
  return {
    'two.ballast': (_, played) => ballastTable(say.ballast, played?.['ballast']),
    'game.cards': () => [
      {
        title: say.cards.title,
        head: [say.cards.card, say.cards.perColour, say.cards.all],
        rows: figures.map((name): readonly Line[] => {
          const count = cards.filter((card) => card.startsWith(`${name}-`)).length
          return [
            [figure(name), ` ${words.names.figures[name]}`],
            String(count / colours.length),
            String(count)
          ]
        })
      }
    ],
    'icons.goods': () => iconTable(say.icons, ofKinds('identical-goods', 'different-goods')),
    'icons.drivers': () => iconTable(say.icons, ofKinds('drivers')),
    'icons.colours': () => iconTable(say.icons, ofKinds('same-colour', 'distinct-colours')),
    'icons.smaller': () =>
      iconTable(
        say.icons,
        requirementIds.filter((id) => !printed(id))
      ),
    'ganzhou.scoring': (content) => stageTables(content, say.stages, 1),
    'end.scoring': (content) => stageTables(content, say.stages, 2),
    'road.spaces': (content) => {
      const known = contentOf(content)
      return known.tracks.map((track): Table => {
        const nameOf = spaceNames(known, track)
        return {
          title: say.road.title(trackName(known, track)),
          head: [say.road.space, say.road.asks, say.road.chest, say.road.scores],
          rows: track.spaces.map(({ requirement, chest, scoring }, i): readonly Line[] => [
            `${i}. ${nameOf(i)}`,
            requirement ? [asks(requirement), ` ${words.names.requirements[requirement]}`] : '–',
            gold(chest),
            gold(scoring)
          ])
        }
      })
    }
  }
}
