import { Group, Stack, Title } from '@mantine/core'
import { Navigate, useParams, useSearch } from '@tanstack/react-router'
import { training, trainSections, type TrainDetail, type TrainSection } from '@titian/contract'
import { PageFailure, SiteLink, useAsk, usePageTitle } from '@titian/site'
import { TrainStateBadge, useTrainDates } from '@titian/site/train-cards'
import { IconArrowLeft } from '@tabler/icons-react'
import { TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { PageTabs } from '../../../parts/page-tabs.tsx'
import { trainLinks } from '../../../parts/train-links.ts'
import { useChangedDates } from '../detail/use-changed-dates.ts'
import { Intro } from '../sections/intro.tsx'
import { Assignments, Exams, Resources } from '../sections/lists.tsx'
import { Plan } from '../sections/plan.tsx'
import { Schedule } from '../sections/schedule.tsx'
import { partOfMine } from '../sections/to-part.ts'
import { WorkPane } from '../sections/work-pane.tsx'

function Head({ train, section }: { train: TrainDetail; section: TrainSection }) {
  const { t } = useTranslation('training')
  const dates = useTrainDates()
  return (
    <Stack gap="sm" mb="lg">
      <SiteLink {...trainLinks.mine()} className="link">
        <Group component="span" gap={6} wrap="nowrap">
          <IconArrowLeft size={18} aria-hidden />
          {t('mine.title')}
        </Group>
      </SiteLink>
      <Title order={1}>{train.trainName}</Title>
      <Group gap="sm">
        <TrainStateBadge state={train.state} />
        <span className="meta num">{[train.cohort, dates(train)].filter(Boolean).join(' · ')}</span>
      </Group>
      <PageTabs
        label={t('parts.label')}
        at={section}
        tabs={trainSections.map((name) => ({
          name,
          title: t(`parts.${name}`),
          link: trainLinks.part(train.sign, name),
        }))}
      />
    </Stack>
  )
}

interface PartPageProps {
  train: TrainDetail
  section: TrainSection
  item: string | undefined
}

/** TRN-051: the content of each sub-page. */
function Part({ train, section, item }: PartPageProps) {
  const part = { train, toPart: partOfMine(train.sign) }
  switch (section) {
    case 'presentation':
      return <Intro train={train} />
    case 'plan':
      return <Plan train={train} />
    case 'download':
      return <Resources train={train} />
    case 'schedule':
      return <Schedule {...part} />
    case 'assignment':
      return (
        <WorkPane {...part} tab="task" item={item}>
          <Assignments {...part} />
        </WorkPane>
      )
    case 'examine':
      return (
        <WorkPane {...part} tab="exam" item={item}>
          <Exams {...part} />
        </WorkPane>
      )
  }
}

function MyTrain({ id, section, item }: Omit<PartPageProps, 'train'> & { id: string }) {
  const { t } = useTranslation('site')
  const { data, error, refetch } = useAsk(training.trainHeaderDetail, { id })
  useChangedDates(id)
  usePageTitle(data?.trainName)
  if (error)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  if (!data) return <TextSkeleton heading lines={8} label={t('loading')} />
  return (
    <>
      <Head train={data} section={section} />
      <Part train={data} section={section} item={item} />
    </>
  )
}

/** TRN-050, FRM-041: one part of one of the caller's own trainings. */
export function MyTrainPartPage() {
  const params = useParams({ from: paths.myTrainPart })
  const { id, item } = useSearch({ from: paths.myTrainPart })
  const section = trainSections.find((name) => name === params.section)
  // FRM-183: an unknown part redirects.
  if (!section || !id) return <Navigate to={paths.myTraining} replace />
  return <MyTrain id={id} section={section} item={item} />
}
