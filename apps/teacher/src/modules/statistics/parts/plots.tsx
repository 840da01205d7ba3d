import { Flex, SimpleGrid } from '@mantine/core'
import { type DataStatistics, type ScoreBuckets, type ScorePie, statistics } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Bars, ExportMenu, Plot } from '@titian/site/staff'
import { Histogram, Pie } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import {
  bandFinding,
  bucketsOf,
  dayFinding,
  type Finding,
  pieFinding,
  scoreFinding,
  stopFinding,
} from './findings.ts'

const percents = ['0%', '20%', '40%', '60%', '80%', '100%']

/** Whether a finding has no values. Then there is no data to plot. */
const isEmpty = ({ values }: Finding) => values === undefined

function useSays() {
  const { t } = useTranslation('statistics')
  const { number } = useFormats()
  // `count` must be a number, because it decides between singular and plural.
  return ({ key, values = {} }: Finding): string => {
    const words: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(values))
      words[name === 'count' ? 'shown' : name] = typeof value === 'number' ? number(value) : value
    if (values['count'] !== undefined) words['count'] = values['count']
    return t(key, words)
  }
}

/** TCH-060, TCH-061: the distribution of scores. */
function Scores({ buckets }: { buckets: ScoreBuckets }) {
  const { t } = useTranslation('statistics')
  const { number, colon } = useFormats()
  const says = useSays()
  const counts = bucketsOf(buckets)
  const range = (at: number) => t('scores.range', { from: at * 10, to: at * 10 + 10 })
  return (
    <Plot
      finding={says(scoreFinding(buckets))}
      empty={isEmpty(scoreFinding(buckets))}
      lead={t('scores.lead')}
      head={[t('scores.head'), t('students')]}
      rows={counts.map((count, at) => [range(at), number(count)])}
    >
      <Histogram
        label={t('scores.label')}
        counts={counts}
        scale={percents}
        axes={[t('scores.head'), t('students')]}
        textOf={(at, count) => `${range(at)}${colon}${t('studentCount', { count })}`}
      />
    </Plot>
  )
}

/**
 * The colour of each bar by index: the warning colour for failed students, and the school's colour
 * for the best.
 */
const colors = { under60: 2, from60: 4, from70: 5, from80: 3, from90: 1 } as const

/** TCH-062: the share of students by progress. */
function Bands({ pie }: { pie: ScorePie }) {
  const { t } = useTranslation('statistics')
  const { number } = useFormats()
  const says = useSays()
  const rows = pie.map(({ name, value }) => ({
    name: t(`pie.${name}`),
    value,
    text: number(value),
    color: colors[name],
  }))
  return (
    <Plot
      finding={says(pieFinding(pie))}
      empty={isEmpty(pieFinding(pie))}
      lead={t('pie.lead')}
      head={[t('scores.head'), t('students')]}
      rows={rows.map(({ name, text }) => [name, text])}
    >
      <Pie label={t('pie.label')} slices={rows} />
    </Plot>
  )
}

function Watched({ bands }: { bands: DataStatistics['chartVoMap']['progressBands'] }) {
  const { t } = useTranslation('statistics')
  const { number, colon } = useFormats()
  const says = useSays()
  const total = Math.max(
    1,
    bands.reduce((all, { value }) => all + value, 0),
  )
  const nameOf = (name: string) => {
    const [from = '', to] = name.split('-')
    if (to !== undefined) return t('scores.range', { from, to })
    return name === '0' ? t('bands.nothing') : `${name}%`
  }
  return (
    <Plot
      finding={says(bandFinding(bands))}
      empty={isEmpty(bandFinding(bands))}
      lead={t('bands.lead')}
      head={[t('bands.head'), t('students')]}
      rows={bands.map(({ name, value }) => [nameOf(name), number(value)])}
    >
      <Bars
        narrow
        full={total}
        bars={bands.map(({ name, value }) => ({
          name: nameOf(name),
          value,
          text: number(value),
          label: `${nameOf(name)}${colon}${t('studentCount', { count: value })}`,
        }))}
      />
    </Plot>
  )
}

function Stops({ stops }: { stops: DataStatistics['chartVoMap']['stopsByChapter'] }) {
  const { t } = useTranslation('statistics')
  const { number, colon } = useFormats()
  const says = useSays()
  const named = stops.map(({ name, value }, at) => ({ name: `${at + 1}. ${name}`, value }))
  return (
    <Plot
      finding={says(stopFinding(stops))}
      empty={isEmpty(stopFinding(stops))}
      lead={t('stops.lead')}
      head={[t('stops.head'), t('students')]}
      rows={named.map(({ name, value }) => [name, number(value)])}
    >
      <Bars
        tone="warn"
        bars={named.map(({ name, value }) => ({
          name,
          value,
          text: number(value),
          label: `${name}${colon}${t('studentCount', { count: value })}`,
        }))}
      />
    </Plot>
  )
}

function Days({ days }: { days: DataStatistics['chartVoMap']['dailyStudyTime'] }) {
  const { t } = useTranslation('statistics')
  const { number, shortDate, colon } = useFormats()
  const says = useSays()
  const dayOf = (name: string) => shortDate(`${name}T12:00:00`)
  const shown = [0, 10, 20, 29].flatMap((at) => days[at]?.name ?? [])
  return (
    <Plot
      finding={says(dayFinding(days))}
      empty={isEmpty(dayFinding(days))}
      lead={t('days.lead')}
      head={[t('days.head'), t('days.minutes')]}
      rows={days.map(({ name, value }) => [dayOf(name), number(value)])}
    >
      <Histogram
        label={t('days.label')}
        counts={days.map(({ value }) => value)}
        plain
        axes={[t('days.head'), t('days.minutes')]}
        scale={shown.map(dayOf)}
        textOf={(at, count) =>
          `${dayOf(days[at]?.name ?? '')}${colon}${t('days.minuteCount', { count })}`
        }
      />
    </Plot>
  )
}

interface PlotsProps {
  sign: string
  charts: DataStatistics['chartVoMap']
  buckets: ScoreBuckets
  pie: ScorePie
}

export function Plots({ sign, charts, buckets, pie }: PlotsProps) {
  const { t } = useTranslation('statistics')
  return (
    <>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Scores buckets={buckets} />
        <Bands pie={pie} />
        <Watched bands={charts.progressBands} />
        <Stops stops={charts.stopsByChapter} />
      </SimpleGrid>
      <Days days={charts.dailyStudyTime} />
      <Flex justify="flex-end">
        <ExportMenu
          call={statistics.exportStatistics}
          input={{ courseIdSign: sign, list: 'plots' }}
          label={t('exportPlots')}
        />
      </Flex>
    </>
  )
}
