/** Texts about a place of the map: what it is, who stands there, what a press would do, and why no journey leads there. */
import { computed } from 'vue'
import type { Tip } from '../../kit/tips/tips'
import type { Family } from '../family'
import { fareOf } from '../travel/fare'
import { capital } from '../../words/capital'
import { labelled } from '../../words/labelled'

export interface PlaceWords {
  /** Its accessible name: the place, who is there, what a press would do. */
  readonly name: () => string
  readonly tip: () => Tip
}

export function placeWords(family: Family, place: string): PlaceWords {
  const { me, rivals, travelPlan, words } = family
  const { controls, names, explain, prompts } = words
  const { labels } = controls
  const title = (): string => names.places[place] ?? place

  /** Who has a post or a figure here, in the order of the seats. */
  const present = () =>
    [...rivals.value, me.value]
      .toSorted((a, b) => a - b)
      .map((seat) => ({
        name: family.nameOf(seat),
        post: family.seatAt(seat).posts.includes(place),
        figure: family.seatAt(seat).figures.includes(place)
      }))

  /** The place and who is there; computed apart from the rest, as no selection of dice changes it. */
  const plainName = computed(() => {
    const there = present().flatMap(({ name, post, figure }) => [
      ...(post ? [labels.postOf(name)] : []),
      ...(figure ? [labels.figureOf(name)] : [])
    ])
    const kind = names.placeKinds[family.placeKind(place)] ?? ''
    // The name of an oasis says already what it is.
    const said = title().includes(kind)
    const what = title() + (said ? '' : `, ${kind}`)
    return there.length > 0 ? labelled(what, there.join(', ')) : what
  })

  /** Explains the pieces that stand here, one sentence for each kind. */
  function standing(): string {
    const owners = (piece: 'post' | 'figure'): string =>
      prompts.listOf(present().flatMap((one) => (one[piece] ? [one.name] : [])))
    const [posts, figures] = [owners('post'), owners('figure')]
    const said = [posts && explain.postHelp(posts), figures && explain.figureHelp(figures)]
    return said.map((text) => text && ` ${text}`).join('')
  }

  return {
    name: () => {
      const way = travelPlan.shownWay(place)
      if (way) return controls.travelName(place, fareOf(way))
      const choice = family.placeChoice(place)
      return choice?.type === 'movePost' && !family.refusal(choice)
        ? labels.movePost(title())
        : plainName.value
    },
    tip: () => {
      const ahead = travelPlan.outlook.value
      const needs = family.placing.value && !ahead ? ` ${family.travelNeeds()}` : ''
      const help = `${capital(plainName.value)}. ${family.placeHelp(place)}${standing()}${needs}`
      return family.tip(ahead ? family.journeyStatus(place) : { light: 'idle' }, help)
    }
  }
}
