import type { StudyProcess } from '@titian/contract'
import { useFormats, usePhoneLayout } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { useLengthText } from './use-study-words.ts'

const cell = 16
const step = 20
const head = 22
/** The number of weeks on a phone. */
const phoneWeeks = 18

/** Seconds of study from which each shade applies. */
const levels = [
  { from: 3000, fill: 'var(--green-8)' },
  { from: 1500, fill: 'var(--green-6)' },
  { from: 600, fill: 'var(--green-4)' },
  { from: 1, fill: 'var(--green-2)' },
  { from: 0, fill: 'var(--neutral-2)' },
] as const

export const heatOf = (seconds: number) =>
  levels.find(({ from }) => seconds >= from)?.fill ?? levels[4].fill

type Day = StudyProcess['days'][number]

/** Groups the days into weeks, which start on Monday. */
export function weeksOf(days: readonly Day[]): Day[][] {
  const weeks: Day[][] = []
  for (let first = 0; first < days.length; first += 7) weeks.push(days.slice(first, first + 7))
  return weeks
}

const monthOf = (week: readonly Day[]) => week[0]?.day.slice(0, 7)

function Week({ week, column, label }: { week: Day[]; column: number; label: string | null }) {
  const place = (row: number) => ({
    x: column * step,
    y: head + row * step,
    width: cell,
    height: cell,
    rx: 4,
  })
  const rows = Array.from({ length: 7 }, (_, row) => ({ row, day: week[row] }))
  return (
    <>
      {label ? (
        <text x={column * step} y={12} fontSize={12} fill="var(--text-3)">
          {label}
        </text>
      ) : null}
      {rows.map(({ row, day }) =>
        day ? (
          <rect key={row} {...place(row)} fill={heatOf(day.seconds)} />
        ) : (
          <rect
            key={row}
            {...place(row)}
            fill="none"
            stroke="var(--neutral-4)"
            strokeDasharray="2 2"
          />
        ),
      )}
    </>
  )
}

/** The data of the squares as a hidden table, with one row for each week. */
export function Twin({ weeks }: { weeks: Day[][] }) {
  const { t } = useTranslation('study')
  const { date } = useFormats()
  const lengthText = useLengthText()
  return (
    // Hidden with its container, because a hidden table keeps its width.
    <div className="visually-hidden">
      <table>
        <caption>{t('center.heat')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('center.week')}</th>
            <th scope="col">{t('center.studied')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week[0]?.day}>
              <th scope="row">{date(`${week[0]?.day ?? ''}T12:00:00`)}</th>
              <td>{lengthText(week.reduce((sum, { seconds }) => sum + seconds, 0))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** CRS-194: one square for each day, darker for more study. */
export function HeatStrip({ days }: { days: readonly Day[] }) {
  const { locale } = useFormats()
  const phone = usePhoneLayout()
  const all = weeksOf(days)
  const weeks = phone ? all.slice(-phoneWeeks) : all
  const month = new Intl.DateTimeFormat(locale, { month: 'short' })
  // The first column has no label, because the label of the next month may follow so soon that the
  // two labels would touch.
  const labelOf = (index: number) =>
    index > 0 && monthOf(weeks[index] ?? []) !== monthOf(weeks[index - 1] ?? [])
      ? month.format(new Date(`${weeks[index]?.[0]?.day ?? ''}T12:00:00`))
      : null
  const width = weeks.length * step - (step - cell)
  return (
    <>
      <svg viewBox={`0 0 ${width} ${head + 7 * step - 4}`} width="100%" aria-hidden>
        {weeks.map((week, column) => (
          <Week key={week[0]?.day} week={week} column={column} label={labelOf(column)} />
        ))}
      </svg>
      <Twin weeks={all} />
    </>
  )
}

/** The legend from less to more. */
export function HeatKey() {
  const { t } = useTranslation('study')
  const shades = levels.toReversed()
  return (
    <>
      {t('center.less')}
      <svg width={shades.length * 16 - 4} height={12} aria-hidden>
        {shades.map(({ fill }, index) => (
          <rect key={fill} x={index * 16} width={12} height={12} rx={3} fill={fill} />
        ))}
      </svg>
      {t('center.more')}
    </>
  )
}
