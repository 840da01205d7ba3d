import { Button, Group, Stack } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { type Evaluation, evaluations } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, useFormats, usePageTitle } from '@titian/site'
import { ExportMenu, type PageWord } from '@titian/site/staff'
import { SectionHead, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../../app/paths.ts'
import { EvaluationNumbers } from './evaluation-numbers.tsx'
import { ratedInput } from '../rated-links.ts'
import { HeatMap } from './heat-map.tsx'
import { ReleaseButton } from './release-button.tsx'
import { RubricChoice } from './rubric-choice.tsx'
import { TaskChoicePanel } from './task-choice.tsx'

function Acts({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation('evaluations')
  const { practice, rubric } = evaluation
  return (
    <Group gap="sm">
      {practice.kind === null ? (
        <Button variant="subtle" component={SiteLink} {...linkTo.work(practice.sign)}>
          {t('rating.workPage')}
        </Button>
      ) : (
        <Button variant="subtle" component={SiteLink} {...linkTo.practiceBoard(practice.sign)}>
          {t('rating.board')}
        </Button>
      )}
      {rubric ? (
        <>
          <ExportMenu call={evaluations.exportEvaluation} input={ratedInput(practice)} />
          <ReleaseButton evaluation={evaluation} />
        </>
      ) : null}
    </Group>
  )
}

interface BodyProps {
  evaluation: Evaluation
  search: PageWord & { state?: string }
}

function Body({ evaluation, search }: BodyProps) {
  const { t } = useTranslation('evaluations')
  const { dateTime } = useFormats()
  const { practice, rubric, releasedAt } = evaluation
  return (
    <>
      <SectionHead
        level={1}
        title={t('rating.title', { name: practice.title })}
        lead={[
          practice.courseName,
          practice.dueAt ? t('rating.due', { moment: dateTime(practice.dueAt) }) : null,
          releasedAt ? t('rating.releasedAt', { moment: dateTime(releasedAt) }) : null,
        ]
          .filter(Boolean)
          .join(' · ')}
        more={<Acts evaluation={evaluation} />}
      />
      <Stack>
        <RubricChoice evaluation={evaluation} />
        {rubric ? (
          <>
            {/* The score of a hand-in always belongs to the task of the hand-in, so there is no
                choice of a task. */}
            {practice.kind === null ? null : <TaskChoicePanel evaluation={evaluation} />}
            <EvaluationNumbers evaluation={evaluation} />
            <HeatMap evaluation={evaluation} search={search} />
          </>
        ) : null}
      </Stack>
    </>
  )
}

interface PageProps {
  named: { assignment: string } | { work: string }
  search: BodyProps['search']
}

function Page({ named, search }: PageProps) {
  const { t } = useTranslation(['evaluations', 'site'])
  const { data, error, refetch } = useAsk(evaluations.evaluationOf, named, { staleTime: 0 })
  usePageTitle(data ? t('rating.title', { name: data.practice.title }) : t('rating.queue'))
  if (error && !data) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={10} label={t('site:loading')} />
  return <Body evaluation={data} search={search} />
}

/** PRC-064, PRC-072: the assessment of the runs of one practice. */
export function EvaluationPage() {
  const { sign } = useParams({ from: paths.evaluation })
  return <Page named={{ assignment: sign }} search={useSearch({ from: paths.evaluation })} />
}

/** PRC-130: the assessment of the hand-ins of a task. */
export function WorkEvaluationPage() {
  const { sign } = useParams({ from: paths.workEvaluation })
  return <Page named={{ work: sign }} search={useSearch({ from: paths.workEvaluation })} />
}
