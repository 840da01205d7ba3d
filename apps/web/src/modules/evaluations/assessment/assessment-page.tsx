import { Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { evaluations, type OwnAssessment } from '@titian/contract'
import { PageFailure, RequireSession, SiteLink, useAsk, usePageTitle } from '@titian/site'
import { PageWidth, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { evaluationLinks } from '../../../parts/evaluation-links.ts'
import { BackToSystem, Loading } from '../parts/loading.tsx'
import { AppealPart } from './appeal-part.tsx'
import { BesideClass } from './beside-class.tsx'
import { CriterionCard } from './criterion-card.tsx'
import { TotalCard } from './total-card.tsx'
import { Waiting } from './waiting.tsx'

function Released({ assessment }: { assessment: OwnAssessment }) {
  const { t } = useTranslation('evaluations')
  const { criteria, changes, run, decisions } = assessment
  return (
    <>
      <TotalCard assessment={assessment} />
      <BesideClass criteria={criteria} />
      <section aria-labelledby="criteria">
        <SectionHead id="criteria" title={t('criteria')} />
        <Stack gap="md">
          {criteria.map((criterion) => (
            <CriterionCard
              key={criterion.key}
              criterion={criterion}
              changes={changes.filter(({ key }) => key === criterion.key)}
              run={run}
              kind={assessment.kind}
              decisions={decisions}
            />
          ))}
        </Stack>
      </section>
      <AppealPart assessment={assessment} />
    </>
  )
}

/** Links back to the run or the hand-in. */
function ToWork({ assessment: { run, work, kind } }: { assessment: OwnAssessment }) {
  const { t } = useTranslation('evaluations')
  if (run !== null)
    return (
      <SiteLink {...evaluationLinks.run(run, kind)} className="link">
        {t('toRun')}
      </SiteLink>
    )
  if (work === null) return null
  return (
    <SiteLink {...linkTo.work(work.courseSign, work.sign)} className="link">
      {t('toWork')}
    </SiteLink>
  )
}

function Body({ sign }: { sign: string }) {
  const { t } = useTranslation('evaluations')
  const { data, error, isPending, refetch } = useAsk(
    evaluations.ownAssessment,
    { sign },
    { staleTime: 0 },
  )
  usePageTitle(data?.title ?? t('title'))
  if (isPending) return <Loading />
  if (!data)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  const isReleased = data.releasedAt !== null
  return (
    <PageWidth>
      <Stack gap="lg" py={{ base: 'md', sm: 'lg' }}>
        <BackToSystem />
        <SectionHead
          level={1}
          title={data.title}
          lead={`${data.courseName} · ${data.rubricName}`}
          more={<ToWork assessment={data} />}
        />
        {isReleased ? <Released assessment={data} /> : <Waiting assessment={data} />}
      </Stack>
    </PageWidth>
  )
}

/**
 * PRC-064, PRC-071: the page of the student's assessment; results are shown only after the release.
 */
export function AssessmentPage() {
  const { sign } = useParams({ from: paths.assessment })
  return (
    <RequireSession loading={<Loading />}>
      <Body key={sign} sign={sign} />
    </RequireSession>
  )
}
