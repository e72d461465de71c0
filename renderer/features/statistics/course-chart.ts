/** The chart of totals through a game, drawn with uPlot. */
import UPlot, { type AlignedData, type Options } from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { withRoom, type Chapter } from './course'

/** A line of the chart. */
export interface Line {
  readonly label: string
  /** A colour as CSS writes it. */
  readonly colour: string
  /** Lengths of strokes and gaps, in px; each line has its own pattern, so that colour is not needed to tell them apart. */
  readonly dash: readonly number[]
  readonly values: readonly number[]
}

/** What the chart shows. */
export interface Course {
  readonly lines: readonly Line[]
  /** The moments at which chapters begin, with their names: drawn as vertical lines. */
  readonly chapters: readonly Chapter[]
  /** The moments at which each line carries its seat's mark. */
  readonly marked: readonly number[]
}

/** The position of a line's mark, in CSS pixels from the chart's top left corner. */
export interface Marked {
  readonly line: number
  readonly left: number
  readonly top: number
}

/** Callbacks of the chart. */
export interface ChartListener {
  /** The chart was drawn, and its marks belong here. */
  drawn: (marks: readonly Marked[]) => void
  /** The pointer is at this moment; undefined once it has left. */
  pointed: (moment: number | undefined) => void
}

export interface Chart {
  /** The chart's font size, in CSS pixels. */
  readonly em: number
  resize: (width: number, height: number) => void
  /** Moves the vertical cursor line to a moment. */
  point: (moment: number) => void
  end: () => void
}

const ink = '#2b1d14'
const grid = '#b8975c66'
/** Possible distances between grid lines: whole numbers, since nobody has half a point. */
const steps = [1, 2, 5, 10, 20, 50, 100]
/** Horizontal distance between marks that would overlap, in CSS pixels at the default font size. */
const markGap = 13

/** Draws a course into a box; `size` in CSS pixels. */
export function drawCourse(
  box: HTMLElement,
  course: Course,
  size: { width: number; height: number },
  listener: ChartListener
): Chart {
  const moments = course.lines[0]?.values.map((_, i) => i) ?? []
  const data: AlignedData = [moments, ...course.lines.map(({ values }) => [...values])]

  const em = parseFloat(getComputedStyle(box).fontSize) || 12
  const font = `500 ${em}px Inter, system-ui, sans-serif`

  /** Lines with equal values at a moment show their marks side by side. */
  const marksOf = (plot: UPlot): Marked[] =>
    course.marked.flatMap((moment) =>
      course.lines.flatMap(({ values }, line) => {
        const value = values[moment]
        if (value === undefined) return []
        const alike = course.lines.flatMap((other, i) => (other.values[moment] === value ? [i] : []))
        const shift = (alike.indexOf(line) - (alike.length - 1) / 2) * markGap * (em / 12)
        const left = plot.over.offsetLeft + plot.valToPos(moment, 'x') + shift
        return [{ line, left, top: plot.over.offsetTop + plot.valToPos(value, 'y') }]
      })
    )

  const options: Options = {
    ...size,
    legend: { show: false },
    cursor: { y: false, points: { size: 9 }, drag: { x: false, y: false } },
    scales: {
      x: { time: false },
      y: { range: (_plot, least, most) => [Math.min(0, least), Math.max(5, most * 1.05)] }
    },
    axes: [
      {
        stroke: ink,
        font,
        // Marks at value 0 reach half below the axis.
        gap: em * 0.9,
        size: em * 2.6,
        grid: { stroke: grid, width: 1 },
        ticks: { show: false },
        ...(course.chapters.length > 0 && {
          splits: () => course.chapters.map(({ at }) => at),
          values: (plot: UPlot) =>
            withRoom(
              course.chapters.map((chapter) => ({ ...chapter, at: plot.valToPos(chapter.at, 'x') })),
              em
            )
        })
      },
      {
        stroke: ink,
        font,
        size: em * 3.4,
        incrs: steps,
        grid: { stroke: grid, width: 1 },
        ticks: { show: false }
      }
    ],
    series: [
      {},
      ...course.lines.map(({ label, colour, dash }) => ({
        label,
        stroke: colour,
        width: 2.5,
        dash: [...dash],
        points: { show: false }
      }))
    ],
    hooks: {
      draw: [(plot) => listener.drawn(marksOf(plot))],
      setCursor: [(plot) => listener.pointed(plot.cursor.idx ?? undefined)]
    }
  }
  const plot = new UPlot(options, data, box)
  return {
    em,
    resize: (width, height) => plot.setSize({ width, height }),
    point: (moment) => plot.setCursor({ left: plot.valToPos(moment, 'x'), top: 0 }, false),
    end: () => plot.destroy()
  }
}
