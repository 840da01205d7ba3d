import type { StudyProcess } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { Twin, weeksOf } from './heat-strip.tsx'
import { useLengthText } from './use-study-words.ts'

const shownWeeks = 12
const height = 120
const step = 40
const bar = 24

const lengthOf = (week: { seconds: number }[]) => week.reduce((sum, day) => sum + day.seconds, 0)

/** CRS-206: a bar for each week, newest last; hovering shows its length. */
export function WeekBars({ days }: { days: StudyProcess['days'] }) {
  const { t } = useTranslation('study')
  const { shortDate } = useFormats()
  const lengthText = useLengthText()
  const weeks = weeksOf(days).slice(-shownWeeks)
  const longest = Math.max(1, ...weeks.map(lengthOf))
  const mondayOf = (week: (typeof weeks)[number]) => shortDate(`${week[0]?.day ?? ''}T12:00:00`)
  return (
    <>
      <svg viewBox={`0 0 ${weeks.length * step} ${height + 24}`} width="100%" aria-hidden>
        <line x1={0} x2={weeks.length * step} y1={height} y2={height} stroke="var(--line)" />
        {weeks.map((week, index) => {
          const tall = (lengthOf(week) / longest) * (height - 8)
          const x = index * step + (step - bar) / 2
          const isLast = index === weeks.length - 1
          return (
            <g key={week[0]?.day}>
              <title>
                {t('analysis.weekOf', {
                  date: mondayOf(week),
                  length: lengthText(lengthOf(week)),
                })}
              </title>
              <rect
                {...{ x, y: height - tall, width: bar, height: tall, rx: 4 }}
                fill={isLast ? 'var(--green-8)' : 'var(--green-4)'}
              />
              {(weeks.length - 1 - index) % 3 === 0 ? (
                <text
                  // The last label is aligned to the edge of the plot, which would cut it off.
                  x={isLast ? (index + 1) * step : x + bar / 2}
                  y={height + 18}
                  fontSize={11}
                  textAnchor={isLast ? 'end' : 'middle'}
                  fill="var(--text-3)"
                >
                  {mondayOf(week)}
                </text>
              ) : null}
            </g>
          )
        })}
      </svg>
      <Twin weeks={weeks} />
    </>
  )
}
