import { Group, Stack, Title } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { evaluations, homework, type WorkDetail } from '@titian/contract'
import {
  ask,
  callKey,
  PageFailure,
  RequireSession,
  SiteLink,
  useAsk,
  usePageTitle,
  Written,
} from '@titian/site'
import { WorkFacts, WorkView } from '@titian/site/hand-ins'
import { RubricOf } from '@titian/site/rubrics'
import { IconArrowLeft } from '@tabler/icons-react'
import { PageWidth, TextSkeleton } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { evaluationLinks } from '../../../parts/evaluation-links.ts'

const tabOf = ({ resourcesType }: WorkDetail) => {
  if (resourcesType === 2) return 'homework'
  return resourcesType === 4 ? 'practical' : 'exam'
}

function Head({ work }: { work: WorkDetail }) {
  return (
    <Stack gap="sm">
      <SiteLink {...linkTo.courseDetail(work.courseIdSign, tabOf(work))} className="link">
        <Group component="span" gap={6} wrap="nowrap">
          <IconArrowLeft size={18} aria-hidden />
          {work.courseName}
        </Group>
      </SiteLink>
      <Title order={1}>
        <Written>{work.examinationName}</Written>
      </Title>
      <WorkFacts work={work} />
    </Stack>
  )
}

function Work({ work }: { work: WorkDetail }) {
  const { t } = useTranslation('homework')
  return (
    <Stack gap="lg">
      <Head work={work} />
      <RubricOf work={work.examineId} toAssessment={evaluationLinks.one} />
      <WorkView
        work={work}
        send={(values) =>
          ask(homework.saveOfflineExamineAnswer, {
            courseId: work.courseIdSign,
            examineId: work.examineId,
            resourcesType: work.resourcesType,
            ...values,
          })
        }
        done={t('done')}
        refresh={[callKey(homework.examineByWork), callKey(evaluations.rubricOf)]}
      />
    </Stack>
  )
}

function Body({ item, loading }: { item: string; loading: ReactNode }) {
  const { t } = useTranslation('homework')
  const { data, error, isPending, refetch } = useAsk(
    homework.workById,
    { sign: item },
    { staleTime: 0 },
  )
  usePageTitle(data?.examinationName ?? t('title'))
  if (isPending) return loading
  if (!data)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  return (
    <PageWidth>
      <Stack py={{ base: 'lg', sm: 'xl' }} maw={860}>
        <Work work={data} />
      </Stack>
    </PageWidth>
  )
}

/** CRS-122, CRS-179: the page of one task of a course, with the student's hand-ins. */
export function WorkPage() {
  const { item } = useParams({ from: paths.work })
  const loading = (
    <PageWidth>
      <Stack py="xl">
        <TextSkeleton heading lines={8} />
      </Stack>
    </PageWidth>
  )
  return (
    <RequireSession loading={loading}>
      <Body key={item} item={item} loading={loading} />
    </RequireSession>
  )
}
