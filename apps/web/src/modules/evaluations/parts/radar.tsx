import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'

export interface Axis {
  /** The number of the axis, from 1; the table beside the plot names it. */
  number: number
  name: string
  /** The percentage of the student; null while the criterion is not rated. */
  own: number | null
  /** The median of the class. */
  median: number | null
}

interface PlotProps {
  axes: readonly Axis[]
}

const own = { stroke: 'var(--chart-1)', dash: undefined }
const median = { stroke: 'var(--chart-2)', dash: '6 5' }
const lineOf = { own, median }
type LineName = keyof typeof lineOf

/** The legend of the two lines. */
export function Legend({ hasMedian }: { hasMedian: boolean }) {
  const { t } = useTranslation('evaluations')
  const names: readonly LineName[] = hasMedian ? ['own', 'median'] : ['own']
  return (
    <Group component="ul" className="meta" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {names.map((name) => (
        <li key={name}>
          <svg
            width="28"
            height="8"
            aria-hidden
            style={{ display: 'inline-block', marginInlineEnd: 'var(--s2)' }}
          >
            <line
              x2="28"
              y1="4"
              y2="4"
              strokeWidth="3"
              strokeDasharray={lineOf[name].dash}
              style={{ stroke: lineOf[name].stroke }}
            />
          </svg>
          {t(`class.${name}`)}
        </li>
      ))}
    </Group>
  )
}

const plot = {
  display: 'block',
  width: '100%',
  maxWidth: 380,
  height: 'auto',
  marginInline: 'auto',
} as const

const box = { size: 300, middle: 150, radius: 112 }
const rings = [20, 40, 60, 80, 100]

/** Returns a point of the plot. The first axis points up, and the others follow clockwise. */
function pointOf(at: number, count: number, percent: number): string {
  const angle = (Math.PI * 2 * at) / count - Math.PI / 2
  const length = (box.radius * percent) / 100
  const place = (value: number) => (box.middle + length * value).toFixed(1)
  return `${place(Math.cos(angle))},${place(Math.sin(angle))}`
}

const ringOf = (count: number, percent: number) =>
  Array.from({ length: count }, (_, at) => pointOf(at, count, percent)).join(' ')

/**
 * Returns the lines between neighbouring known values. An unrated criterion is left out, because it
 * is not 0.
 */
function pathOf(values: readonly (number | null)[]): string {
  const { length } = values
  return values
    .flatMap((from, at) => {
      const next = (at + 1) % length
      const to = values[next] ?? null
      if (from === null || to === null) return []
      return `M${pointOf(at, length, from)}L${pointOf(next, length, to)}`
    })
    .join('')
}

function Line({ axes, name }: PlotProps & { name: LineName }) {
  const values = axes.map((axis) => axis[name])
  const { stroke, dash } = lineOf[name]
  const known = values.flatMap((value, at) =>
    value === null ? [] : [pointOf(at, axes.length, value)],
  )
  return (
    <g style={{ stroke, fill: stroke }} data-line={name}>
      {name === 'own' && known.length === values.length ? (
        <polygon points={known.join(' ')} fillOpacity="0.14" stroke="none" />
      ) : null}
      <path d={pathOf(values)} fill="none" strokeWidth="2.5" strokeDasharray={dash} />
      {known.map((point) => {
        const [x, y] = point.split(',')
        return <circle key={point} cx={x} cy={y} r="4" stroke="none" />
      })}
    </g>
  )
}

function Web({ axes }: PlotProps) {
  const count = axes.length
  const line = { stroke: 'var(--line)' }
  return (
    <>
      {rings.map((percent) => (
        <polygon key={percent} points={ringOf(count, percent)} fill="none" style={line} />
      ))}
      {axes.map(({ number }, at) => {
        const [x, y] = pointOf(at, count, 100).split(',')
        const [textX, textY] = pointOf(at, count, 118).split(',')
        return (
          <g key={number}>
            <line x1={box.middle} y1={box.middle} x2={x} y2={y} style={line} />
            <text
              x={textX}
              y={Number(textY) + 5}
              textAnchor="middle"
              fontSize="14"
              style={{ fill: 'var(--text-2)' }}
            >
              {number}
            </text>
          </g>
        )
      })}
    </>
  )
}

/**
 * A plot with one axis for each criterion, from 0 in the middle to 100 percent. The table beside
 * the plot has the numbers.
 */
export const Radar = ({ axes }: PlotProps) => (
  <svg viewBox={`0 0 ${box.size} ${box.size}`} style={plot} data-plot="radar" aria-hidden>
    <Web axes={axes} />
    <Line axes={axes} name="median" />
    <Line axes={axes} name="own" />
  </svg>
)

const bar = { width: 380, left: 28, row: 56, tall: 16 }

/** Used if there are too few criteria for a radar plot. */
export const Bars = ({ axes }: PlotProps) => (
  <svg
    viewBox={`0 0 ${bar.width} ${axes.length * bar.row}`}
    style={plot}
    data-plot="bars"
    aria-hidden
  >
    {axes.map((axis, at) => (
      <g key={axis.number} transform={`translate(0 ${at * bar.row})`}>
        <text y={28} fontSize="14" style={{ fill: 'var(--text-2)' }}>
          {axis.number}
        </text>
        {(['own', 'median'] as const).map((name, row) => {
          const value = axis[name]
          if (value === null) return null
          return (
            <rect
              key={name}
              data-line={name}
              x={bar.left}
              y={6 + row * (bar.tall + 4)}
              width={((bar.width - bar.left) * value) / 100}
              height={bar.tall}
              style={{ fill: lineOf[name].stroke }}
            />
          )
        })}
      </g>
    ))}
  </svg>
)
