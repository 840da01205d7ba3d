import { Group, Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { practice, type RunCard } from '@titian/contract'
import { PageFailure, RequireSession, SiteLink, useAsk, usePageTitle } from '@titian/site'
import { PageWidth, TextSkeleton } from '@titian/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { practiceLinks } from '../links.ts'
import { kindViews, TeamRun } from './registry.tsx'

export function Loading() {
  const { t } = useTranslation('site')
  return (
    <PageWidth>
      <Stack py="xl">
        <TextSkeleton heading lines={8} label={t('loading')} />
      </Stack>
    </PageWidth>
  )
}

/**
 * A link to the page where the student started the run: the page of the practice or of the
 * assignment.
 */
export function BackToLobby({ run: { practice: own, assignment } }: { run: RunCard }) {
  const { t } = useTranslation('practice')
  return (
    <SiteLink {...practiceLinks.lobby(own.idSign, assignment?.sign, own.kind)} className="link">
      <Group component="span" gap={6} wrap="nowrap">
        <IconArrowLeft size={18} aria-hidden />
        {t('run.back')}
      </Group>
    </SiteLink>
  )
}

function Body({ sign }: { sign: string }) {
  const { t } = useTranslation('practice')
  const { data, error, isPending, refetch } = useAsk(
    practice.practiceRun,
    { sign },
    { staleTime: 0 },
  )
  usePageTitle(data?.practice.title ?? t('title'))
  if (isPending) return <Loading />
  if (!data)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  const { Run } = kindViews[data.practice.kind]
  return (
    <PageWidth>
      <Stack gap="md" py={{ base: 'md', sm: 'lg' }}>
        <BackToLobby run={data} />
        <Suspense fallback={<TextSkeleton lines={8} label={t('site:loading')} />}>
          {data.game ? <TeamRun run={data} game={data.game} /> : <Run run={data} />}
        </Suspense>
      </Stack>
    </PageWidth>
  )
}

/** PRC-027: the page of one run. */
export function RunPage() {
  const { sign } = useParams({ from: paths.chainRun })
  return (
    <RequireSession loading={<Loading />}>
      <Body key={sign} sign={sign} />
    </RequireSession>
  )
}
