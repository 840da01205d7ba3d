import { Button, Group, Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { type Assessment, evaluations } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, useFormats, usePageTitle } from '@titian/site'
import { Columns, SectionHead, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { AppealPanel } from './appeal-panel.tsx'
import { evaluationLink } from './rated-links.ts'
import { RubricPanel } from './rubric-panel.tsx'
import { StateBadge } from './state-badge.tsx'
import { useRating } from './use-rating.ts'
import { WorkPanel } from './work-panel.tsx'

/** Links to the previous and the next student, and to the list of all students. */
function Ways({ previous, next, practice }: Pick<Assessment, 'previous' | 'next' | 'practice'>) {
  const { t } = useTranslation('evaluations')
  const way = (sign: string | null, label: string) =>
    sign === null ? (
      <Button variant="default" disabled>
        {label}
      </Button>
    ) : (
      <Button variant="default" component={SiteLink} {...linkTo.assessment(sign)}>
        {label}
      </Button>
    )
  return (
    <Group gap="sm">
      <Button variant="subtle" component={SiteLink} {...evaluationLink(practice)}>
        {t('rating.allStudents')}
      </Button>
      {way(previous, t('rating.previous'))}
      {way(next, t('rating.next'))}
    </Group>
  )
}

function Body({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('evaluations')
  const { dateTime } = useFormats()
  const rating = useRating(assessment)
  const { userName, studentCard, practice, state } = assessment
  return (
    <>
      <SectionHead
        level={1}
        title={userName}
        lead={[
          studentCard,
          practice.title,
          practice.courseName,
          practice.dueAt ? t('rating.due', { moment: dateTime(practice.dueAt) }) : null,
        ]
          .filter(Boolean)
          .join(' · ')}
        more={<Ways {...assessment} />}
      />
      <Stack>
        <div>
          <StateBadge state={state} />
        </div>
        <Columns from="md" widths="minmax(0, 2fr) minmax(0, 3fr)" gap="lg">
          <Stack>
            <WorkPanel assessment={assessment} />
            <AppealPanel assessment={assessment} act={rating.act} />
          </Stack>
          <RubricPanel assessment={assessment} rating={rating} />
        </Columns>
      </Stack>
    </>
  )
}

/**
 * PRC-063 to PRC-070: a run or hand-in beside its rubric, which is rated with the mouse or the
 * keyboard.
 */
export function AssessmentPage() {
  const { t } = useTranslation(['evaluations', 'site'])
  const { sign } = useParams({ from: paths.assessment })
  const { data, error, refetch, isFetchedAfterMount } = useAsk(
    evaluations.assessmentBySign,
    { sign },
    { staleTime: 0 },
  )
  usePageTitle(data?.userName ?? t('rating.queue'))
  if (error && !data) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  // Waits for fresh data, because a rating of a cached copy would be refused as outdated.
  if (!data || !isFetchedAfterMount)
    return <TextSkeleton heading lines={10} label={t('site:loading')} />
  return <Body key={sign} assessment={data} />
}
