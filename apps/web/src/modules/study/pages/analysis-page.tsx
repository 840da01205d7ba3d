import { Flex, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import {
  isTeaching,
  passMark,
  progress,
  type StudyAnalysis,
  type StudyProcess,
} from '@titian/contract'
import {
  ErrorView,
  SiteLink,
  useAsk,
  useFormats,
  usePageTitle,
  useSession,
  Written,
} from '@titian/site'
import { ListSkeleton, ProgressBar, SectionHead, StatusBadge, Surface } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { useLengthText } from '../center/use-study-words.ts'
import { TaughtNumbers } from '../parts/taught-numbers.tsx'
import { WeekBars } from '../center/week-bars.tsx'

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Surface gap="md">
        <Text component="h2" id={id} fz="lg" fw={600}>
          {title}
        </Text>
        {children}
      </Surface>
    </section>
  )
}

function Weeks({ study }: { study: StudyProcess }) {
  const { t } = useTranslation('study')
  return (
    <Part id="analysis-weeks" title={t('analysis.weeks')}>
      {study.bestWeek ? (
        <WeekBars days={study.days} />
      ) : (
        <Text c="var(--text-2)">{t('analysis.noWeeks')}</Text>
      )}
    </Part>
  )
}

function Courses({ courses }: Pick<StudyAnalysis, 'courses'>) {
  const { t } = useTranslation('study')
  const { percent } = useFormats()
  const lengthText = useLengthText()
  return (
    <Part id="analysis-courses" title={t('analysis.courses')}>
      {courses.length === 0 ? <Text c="var(--text-2)">{t('analysis.noCourses')}</Text> : null}
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
        {courses.map(({ courseSign, courseName, seconds, share, completed }) => (
          <li key={courseSign}>
            <SiteLink className="link" {...linkTo.courseDetail(courseSign)}>
              {courseName}
            </SiteLink>
            <Text className="meta num" mb={4}>
              {t(completed ? 'analysis.done' : 'analysis.watched', {
                length: lengthText(seconds),
                share: percent(share),
              })}
            </Text>
            <ProgressBar
              value={share * 100}
              label={t('analysis.share', { course: courseName, share: percent(share) })}
            />
          </li>
        ))}
      </Stack>
    </Part>
  )
}

function Scores({ papers }: Pick<StudyAnalysis, 'papers'>) {
  const { t } = useTranslation('study')
  const { score, number, shortDate, colon } = useFormats()
  return (
    <Part id="analysis-scores" title={t('analysis.scores')}>
      <Text className="meta">
        {papers.length === 0 ? t('analysis.noScores') : t('analysis.pass', { percent: passMark })}
      </Text>
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
        {papers.toReversed().map((paper) => {
          const mark = t('analysis.mark', {
            score: score(paper.score),
            total: score(paper.total),
            percent: number(paper.percent),
          })
          return (
            <li key={`${paper.examinationId} ${paper.submittedAt}`}>
              <Flex justify="space-between" gap="sm" align="flex-start">
                <SiteLink className="link" {...linkTo.testPaper(paper.examinationId)}>
                  <Written>{paper.examinationName}</Written>
                </SiteLink>
                <StatusBadge tone={paper.passed ? 'ok' : 'danger'}>
                  {t(paper.passed ? 'analysis.passed' : 'analysis.failed')}
                </StatusBadge>
              </Flex>
              <Group gap="xs" className="meta num" mb={4}>
                <span>{mark}</span>
                <span>{shortDate(paper.submittedAt)}</span>
              </Group>
              <ProgressBar
                value={paper.percent}
                tone={paper.passed ? 'ok' : 'danger'}
                label={`${paper.examinationName}${colon}${mark}`}
              />
            </li>
          )
        })}
      </Stack>
    </Part>
  )
}

/**
 * CRS-085, CRS-206: study time and results; for teachers also a link to the statistics of their
 * courses.
 */
export function AnalysisPage() {
  const { t } = useTranslation(['study', 'site'])
  const { user } = useSession()
  usePageTitle(t('analysis.title'))
  const study = useAsk(progress.studyProcess, {})
  const analysis = useAsk(progress.studyAnalysis, {})
  const error = study.error ?? analysis.error
  const again = () => void Promise.all([study.refetch(), analysis.refetch()])
  const head = <SectionHead level={1} title={t('analysis.title')} />
  if (error)
    return (
      <>
        {head}
        <ErrorView error={error} onRetry={again} />
      </>
    )
  if (!study.data || !analysis.data)
    return (
      <>
        {head}
        <ListSkeleton count={3} label={t('site:loading')} />
      </>
    )
  return (
    <>
      {head}
      <Stack gap="lg">
        <Text c="var(--text-2)">{t('analysis.lead')}</Text>
        {isTeaching(user) ? <TaughtNumbers /> : null}
        <Weeks study={study.data} />
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <Courses courses={analysis.data.courses} />
          <Scores papers={analysis.data.papers} />
        </SimpleGrid>
      </Stack>
    </>
  )
}
