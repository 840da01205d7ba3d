import { Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { statistics } from '@titian/contract'
import { ErrorView, useAsk, usePageTitle } from '@titian/site'
import { SectionHead, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { CourseTabs } from '../../../parts/course-tabs.tsx'
import { Lists } from '../parts/lists.tsx'
import { Numbers } from '../parts/numbers.tsx'
import { Plots } from '../parts/plots.tsx'
import { RiskList } from '../parts/risk-list.tsx'

const fresh = { staleTime: 0 }

/** TCH-055 to TCH-070: a course in numbers, plots and lists. */
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
      <SectionHead level={1} title={data.courseName} lead={t('lead')} />
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
