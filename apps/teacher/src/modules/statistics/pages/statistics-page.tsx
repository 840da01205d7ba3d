import { Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { type DataStatistics, statistics } from '@titian/contract'
import { ErrorView, useAsk, useFormats, usePageTitle } from '@titian/site'
import { Numbers as Shown } from '@titian/site/staff'
import { SectionHead, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { CourseTabs } from '../../../parts/course-tabs.tsx'
import { Lists } from '../parts/lists.tsx'
import { Plots } from '../parts/plots.tsx'
import { RiskList } from '../parts/risk-list.tsx'

const fresh = { staleTime: 0 }

/** TCH-058: the counts of a course. */
function Numbers({ counts }: { counts: DataStatistics['countVoMap'] }) {
  const { t } = useTranslation('statistics')
  const { number, score } = useFormats()
  const rows = [
    ['students', number(counts.students)],
    ['completed', number(counts.completed)],
    ['inProgress', number(counts.inProgress)],
    ['averageScore', counts.averageScore === null ? '--' : score(counts.averageScore)],
    ['soFar', number(counts.soFar)],
    ['atRisk', number(counts.atRisk)],
    ['waiting', number(counts.waiting)],
    ['videos', number(counts.videos)],
    ['work', number(counts.tasks + counts.exams)],
  ] as const
  return <Shown rows={rows.map(([name, value]) => [t(`count.${name}`), value])} />
}

/** TCH-055 to TCH-070: the statistics of a course: counts, plots and lists. */
export function StatisticsPage() {
  const { t } = useTranslation('statistics')
  const { sign } = useParams({ from: paths.statistics })
  const { data, error, refetch } = useAsk(statistics.dataStatistics, { sign }, fresh)
  const { data: buckets } = useAsk(statistics.scoreCount, { sign }, fresh)
  const { data: pie } = useAsk(statistics.studentScore, { sign }, fresh)
  usePageTitle(data ? t('titleOf', { name: data.courseName }) : t('title'))
  if (error) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data || !buckets || !pie) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return (
    <>
      <SectionHead level={1} title={t('title')} lead={`${data.courseName} · ${t('lead')}`} />
      <CourseTabs sign={sign} at="statistics" />
      <Stack>
        <Numbers counts={data.countVoMap} />
        <RiskList sign={sign} />
        <Plots sign={sign} charts={data.chartVoMap} buckets={buckets} pie={pie} />
        <Lists sign={sign} />
      </Stack>
    </>
  )
}
