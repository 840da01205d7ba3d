import { useFormats } from '../format/formats.ts'
import type { CSSProperties } from 'react'

export interface PlotLine {
  name: string
  /** The value; null if there is none yet. */
  values: readonly (number | null)[]
}

/** Days on the axis that are tinted, such as days without stock. */
export interface PlotBand {
  from: number
  to: number
  label: string
}

interface LinePlotProps {
  label: string
  /** The number of the first value on the axis, such as week 1. */
  first: number
  series: readonly PlotLine[]
  textOf?: (value: number) => string
  /** The position of a vertical line, such as the week of a decision. */
  marked?: number | undefined
  /** The maximum of the axis, for several plots with the same axis. */
  most?: number | undefined
  bands?: readonly PlotBand[]
}

const legend: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s2) var(--s4)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: 'var(--text-2)',
  fontSize: 'var(--fs-14)',
}
const swatch: CSSProperties = {
  display: 'inline-block',
  marginInlineEnd: 'var(--s2)',
  verticalAlign: 'middle',
}

const box = { width: 640, height: 220, left: 56, right: 12, top: 10, bottom: 28 }
const dashes = ['', '8 4', '2 4', '10 3 2 3', '4 4']
const colorOf = (at: number) => `var(--chart-${(at % 5) + 1})`

function scaleOf(series: readonly PlotLine[], top: number) {
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const most = Math.max(1, top, ...all)
  const least = Math.min(0, ...all)
  const count = Math.max(2, ...series.map(({ values }) => values.length))
  const across = box.width - box.left - box.right
  const tall = box.height - box.top - box.bottom
  return {
    most,
    least,
    count,
    x: (at: number) => box.left + (across * at) / (count - 1),
    y: (value: number) => box.top + (tall * (most - value)) / (most - least),
  }
}

function pointsOf({ values }: PlotLine, { x, y }: ReturnType<typeof scaleOf>): string {
  return values
    .flatMap((value, at) => (value === null ? [] : [`${x(at).toFixed(1)},${y(value).toFixed(1)}`]))
    .join(' ')
}

interface BandsProps {
  bands: readonly PlotBand[]
  first: number
  scale: ReturnType<typeof scaleOf>
}

/**
 * Tints half a day before and after each day, so that a single day has a width. Of each kind, only
 * the first area has a text.
 */
function Bands({ bands, first, scale }: BandsProps) {
  const half = (scale.x(1) - scale.x(0)) / 2
  const end = box.width - box.right
  return bands.map(({ from, to, label }, at) => {
    const left = Math.max(box.left, scale.x(from - first) - half)
    const right = Math.min(end, scale.x(to - first) + half)
    const middle = Math.min(end - 48, Math.max(box.left + 48, (left + right) / 2))
    return (
      <g key={from} data-band={from}>
        <rect
          x={left}
          y={box.top}
          width={right - left}
          height={box.height - box.top - box.bottom}
          style={{ fill: 'var(--warn-tint)' }}
        />
        {bands.findIndex((band) => band.label === label) === at ? (
          <text
            x={middle}
            y={box.top + 14}
            textAnchor="middle"
            fontSize="13"
            fontWeight="600"
            style={{ fill: 'var(--warn)' }}
          >
            {label}
          </text>
        ) : null}
      </g>
    )
  })
}

/**
 * Curves on one axis, each with its own colour and dash. The table beside the plot has the numbers
 * (PRC-030).
 */
export function LinePlot({
  label,
  first,
  series,
  textOf,
  marked,
  most = 0,
  bands = [],
}: LinePlotProps) {
  const { number } = useFormats()
  const scale = scaleOf(series, most)
  const write = textOf ?? number
  const marks = [...new Set([scale.least, 0, Math.round(scale.most / 2), scale.most])]
  const weeks = [...new Set([0, Math.floor((scale.count - 1) / 2), scale.count - 1])]
  return (
    <figure style={{ margin: 0 }} aria-label={label}>
      <ul style={legend}>
        {series.map(({ name }, at) => (
          <li key={name}>
            <svg width="28" height="8" style={swatch} aria-hidden>
              <line
                x2="28"
                y1="4"
                y2="4"
                strokeWidth="3"
                style={{ stroke: colorOf(at) }}
                strokeDasharray={dashes[at % 5]}
              />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        style={{ display: 'block', width: '100%', height: 'auto' }}
        aria-hidden
      >
        <Bands bands={bands} first={first} scale={scale} />
        {marks.map((value) => (
          <g key={value} transform={`translate(0 ${scale.y(value)})`}>
            <line x1={box.left} x2={box.width - box.right} style={{ stroke: 'var(--line)' }} />
            <text
              x={box.left - 8}
              y={5}
              textAnchor="end"
              fontSize="14"
              style={{ fill: 'var(--text-2)' }}
            >
              {write(value)}
            </text>
          </g>
        ))}
        {weeks.map((at) => (
          <text
            key={at}
            x={scale.x(at)}
            y={box.height - 8}
            textAnchor="middle"
            fontSize="14"
            style={{ fill: 'var(--text-2)' }}
          >
            {number(first + at)}
          </text>
        ))}
        {marked === undefined ? null : (
          <line
            data-marked={marked}
            x1={scale.x(marked - first)}
            x2={scale.x(marked - first)}
            y1={box.top}
            y2={box.height - box.bottom}
            strokeWidth="2"
            style={{ stroke: 'var(--warn)' }}
          />
        )}
        {series.map((line, at) => (
          <polyline
            key={line.name}
            points={pointsOf(line, scale)}
            fill="none"
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeDasharray={dashes[at % 5]}
            style={{ stroke: colorOf(at) }}
          />
        ))}
      </svg>
    </figure>
  )
}
