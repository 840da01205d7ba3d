import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { homework, type WorkDetail } from '@titian/contract'
import {
  PageFailure,
  RequireSession,
  RichText,
  SiteLink,
  useAsk,
  useFormats,
  usePageTitle,
} from '@titian/site'
import { WorkStateBadge } from '@titian/site/hand-ins'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { Note, PageWidth, Surface, TextSkeleton } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { HandInForm } from '../hand-in-form.tsx'
import { OwnHandIns } from '../own-hand-ins.tsx'

const tabOf = ({ resourcesType }: WorkDetail) => {
  if (resourcesType === 2) return 'homework'
  return resourcesType === 4 ? 'practical' : 'exam'
}

function Head({ work }: { work: WorkDetail }) {
  const { t } = useTranslation('homework')
  const { dateTime } = useFormats()
  return (
    <Stack gap="sm">
      <SiteLink {...linkTo.courseDetail(work.courseIdSign, tabOf(work))} className="link">
        <Group component="span" gap={6} wrap="nowrap">
          <IconArrowLeft size={18} aria-hidden />
          {work.courseName}
        </Group>
      </SiteLink>
      <Title order={1}>{work.examinationName}</Title>
      <Group gap="sm">
        <WorkStateBadge state={work.state} />
        <Text component="span" c="dimmed" className="num">
          {[
            t('points', { count: work.totalScore }),
            work.endTime ? t('ends', { time: dateTime(work.endTime) }) : t('noEnd'),
            work.endTime && work.lateAllowed ? t('lateAllowed') : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Group>
    </Stack>
  )
}

function Task({ work }: { work: WorkDetail }) {
  const { t } = useTranslation('homework')
  if (work.description === '' && work.link === '') return null
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('task')}
      </Title>
      {work.description ? <RichText html={work.description} /> : null}
      {work.link ? (
        <Group>
          <Button
            component="a"
            href={work.link}
            target="_blank"
            rel="noopener noreferrer"
            variant="light"
            rightSection={<IconExternalLink size={18} aria-hidden />}
          >
            {t('openLink')}
          </Button>
        </Group>
      ) : null}
    </Surface>
  )
}

/** Why there is nothing to fill in. */
function Closed({ work }: { work: WorkDetail }) {
  const { t } = useTranslation('homework')
  if (work.state === 'graded') return null
  return <Note>{t(work.state === 'ended' ? 'ended' : 'closed')}</Note>
}

function Work({ work }: { work: WorkDetail }) {
  return (
    <Stack gap="lg">
      <Head work={work} />
      <Task work={work} />
      {work.may.handIn ? (
        <HandInForm key={work.handIns[0]?.sign ?? 'first'} work={work} />
      ) : (
        <Closed work={work} />
      )}
      <OwnHandIns handIns={work.handIns} points={work.totalScore} />
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

/** CRS-122, CRS-179: one task of a course, and what its student handed in. */
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
