import { Group, Stack, Title } from '@mantine/core'
import { evaluations, homework, training, type TrainTab, type WorkDetail } from '@titian/contract'
import { ask, callKey, ErrorView, SiteLink, useAsk, Written } from '@titian/site'
import { WorkFacts, WorkView } from '@titian/site/hand-ins'
import { RubricOf } from '@titian/site/rubrics'
import { IconArrowLeft } from '@tabler/icons-react'
import { TextSkeleton } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { evaluationLinks } from '../../../parts/evaluation-links.ts'
import type { PartProps } from './schedule.tsx'

/** The queries that a submission makes outdated. */
const changed = [
  training.trainWorks,
  training.trainExamineList,
  training.trainPracticalTask,
  training.trainPlan,
  training.trainProgress,
  training.myTrainList,
  training.userSmallPlate,
  evaluations.rubricOf,
].map((call) => callKey(call))

function Work({ work, trainId }: { work: WorkDetail; trainId: string }) {
  const { t } = useTranslation('training')
  const isExam = work.resourcesType === 3 || work.resourcesType === 5
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Title order={2}>
          <Written>{work.examinationName}</Written>
        </Title>
        <WorkFacts work={work} />
      </Stack>
      <RubricOf work={work.examineId} toAssessment={evaluationLinks.one} />
      <WorkView
        work={work}
        send={(values) =>
          ask(isExam ? training.uploadExamFile : training.uploadAssignment, {
            trainId,
            ...(work.chapterIdSign && { trainChapterId: work.chapterIdSign }),
            resourcesId: work.examineId,
            ...values,
          })
        }
        done={t('uploaded')}
        refresh={changed}
      />
    </Stack>
  )
}

interface OpenWorkProps {
  item: string
  trainId: string
}

function OpenWork({ item, trainId }: OpenWorkProps) {
  const { t } = useTranslation('site')
  const { data, error, refetch } = useAsk(homework.workById, { sign: item }, { staleTime: 0 })
  if (data) return <Work work={data} trainId={trainId} />
  if (error) return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
  return <TextSkeleton heading lines={6} label={t('loading')} />
}

interface WorkPaneProps extends PartProps {
  tab: TrainTab
  /** The task in the address. */
  item: string | undefined
  /** Shown if the address has no task. */
  children: ReactNode
}

/** TRN-038, TRN-039: the list, or the form of one task. */
export function WorkPane({ train, toPart, tab, item, children }: WorkPaneProps) {
  const { t } = useTranslation('training')
  if (!item || !train.may.learn) return children
  return (
    <Stack gap="md" maw={860}>
      <SiteLink {...toPart(tab)} className="link">
        <Group component="span" gap={6} wrap="nowrap">
          <IconArrowLeft size={18} aria-hidden />
          {t('entry.all')}
        </Group>
      </SiteLink>
      <OpenWork key={item} item={item} trainId={train.sign} />
    </Stack>
  )
}
