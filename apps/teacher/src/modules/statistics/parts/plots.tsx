import { Box, Flex, SimpleGrid } from '@mantine/core'
import type { DataStatistics, ScoreBuckets, ScorePie } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Histogram, Pie, ProgressBar } from '@titian/ui'
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
import { Plot } from './plot.tsx'

const percents = ['0%', '20%', '40%', '60%', '80%', '100%']

function useSays() {
  const { t } = useTranslation('statistics')
  return ({ key, values }: Finding) => t(key, values ?? {})
}

/** TCH-060, TCH-061. */
function Scores({ buckets }: { buckets: ScoreBuckets }) {
  const { t } = useTranslation('statistics')
  const { number } = useFormats()
  const says = useSays()
  const counts = bucketsOf(buckets)
  const range = (at: number) => t('scores.range', { from: at * 10, to: at * 10 + 10 })
  return (
    <Plot
      finding={says(scoreFinding(buckets))}
      lead={t('scores.lead')}
      head={[t('scores.head'), t('students')]}
      rows={counts.map((count, at) => [range(at), number(count)])}
    >
      <Histogram
        label={t('scores.label')}
        counts={counts}
        scale={percents}
        textOf={(at, count) => `${range(at)}: ${t('studentCount', { count })}`}
      />
    </Plot>
  )
}

/** TCH-062. */
function Bands({ pie }: { pie: ScorePie }) {
  const { t } = useTranslation('statistics')
  const { number } = useFormats()
  const says = useSays()
  const rows = pie.map(({ name, value }) => ({
    name: t(`pie.${name}`),
    value,
    text: number(value),
  }))
  return (
    <Plot
      finding={says(pieFinding(pie))}
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
  const { number } = useFormats()
  const says = useSays()
  const total = Math.max(
    1,
    bands.reduce((all, { value }) => all + value, 0),
  )
  const nameOf = (name: string) => (name === '0' ? t('bands.nothing') : `${name}%`)
  return (
    <Plot
      finding={says(bandFinding(bands))}
      lead={t('bands.lead')}
      head={[t('bands.head'), t('students')]}
      rows={bands.map(({ name, value }) => [nameOf(name), number(value)])}
    >
      {bands.map(({ name, value }) => (
        <Flex key={name} align="center" gap="sm" py={4} fz="sm">
          <Box component="span" w={88} className="num">
            {nameOf(name)}
          </Box>
          <Box flex="1 1 auto">
            <ProgressBar
              value={(value / total) * 100}
              label={`${nameOf(name)}: ${t('studentCount', { count: value })}`}
            />
          </Box>
          <Box component="span" w={40} ta="end" className="num">
            {number(value)}
          </Box>
        </Flex>
      ))}
    </Plot>
  )
}

function Stops({ stops }: { stops: DataStatistics['chartVoMap']['stopsByChapter'] }) {
  const { t } = useTranslation('statistics')
  const { number } = useFormats()
  const says = useSays()
  const most = Math.max(1, ...stops.map(({ value }) => value))
  const named = stops.map(({ name, value }, at) => ({ name: `${at + 1}. ${name}`, value }))
  return (
    <Plot
      finding={says(stopFinding(stops))}
      lead={t('stops.lead')}
      head={[t('stops.head'), t('students')]}
      rows={named.map(({ name, value }) => [name, number(value)])}
    >
      {named.map(({ name, value }) => (
        <Flex key={name} align="center" gap="sm" py={4} fz="sm">
          <Box component="span" flex="0 1 45%" miw={0} className="clip-2">
            {name}
          </Box>
          <Box flex="1 1 auto">
            <ProgressBar
              tone="warn"
              value={(value / most) * 100}
              label={`${name}: ${t('studentCount', { count: value })}`}
            />
          </Box>
          <Box component="span" w={40} ta="end" className="num">
            {number(value)}
          </Box>
        </Flex>
      ))}
    </Plot>
  )
}

function Days({ days }: { days: DataStatistics['chartVoMap']['dailyStudyTime'] }) {
  const { t } = useTranslation('statistics')
  const { number, shortDate } = useFormats()
  const says = useSays()
  const dayOf = (name: string) => shortDate(`${name}T12:00:00`)
  const shown = [0, 10, 20, 29].flatMap((at) => days[at]?.name ?? [])
  return (
    <Plot
      finding={says(dayFinding(days))}
      lead={t('days.lead')}
      head={[t('days.head'), t('days.minutes')]}
      rows={days.map(({ name, value }) => [dayOf(name), number(value)])}
    >
      <Histogram
        label={t('days.label')}
        counts={days.map(({ value }) => value)}
        plain
        scale={shown.map(dayOf)}
        textOf={(at, count) =>
          `${dayOf(days[at]?.name ?? '')}: ${t('days.minuteCount', { count })}`
        }
      />
    </Plot>
  )
}

interface PlotsProps {
  charts: DataStatistics['chartVoMap']
  buckets: ScoreBuckets
  pie: ScorePie
}

export function Plots({ charts, buckets, pie }: PlotsProps) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Scores buckets={buckets} />
        <Bands pie={pie} />
        <Watched bands={charts.progressBands} />
        <Stops stops={charts.stopsByChapter} />
      </SimpleGrid>
      <Days days={charts.dailyStudyTime} />
    </>
  )
}
