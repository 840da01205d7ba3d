import { Stack } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import { type MarketView, practice, type PracticeRun } from '@titian/contract'
import { PageFailure, RequireSession, useAsk, usePageTitle } from '@titian/site'
import { PageWidth, TextSkeleton } from '@titian/ui'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../../../app/paths.ts'
import { practiceLinks } from '../../../links.ts'

export interface MarketRunProps {
  run: PracticeRun
  view: MarketView
}

function Loading() {
  const { t } = useTranslation('site')
  return (
    <PageWidth>
      <Stack py="xl">
        <TextSkeleton heading lines={8} label={t('loading')} />
      </Stack>
    </PageWidth>
  )
}

interface BodyProps {
  sign: string
  Page: ComponentType<MarketRunProps>
}

function Body({ sign, Page }: BodyProps) {
  const { data, error, isPending, refetch } = useAsk(
    practice.practiceRun,
    { sign },
    { staleTime: 0 },
  )
  usePageTitle(data?.marketplace?.shop.name || (data?.practice.title ?? ''))
  if (isPending) return <Loading />
  if (!data)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  // Links open every run at the address of the supply chain. A run of another kind redirects to the
  // page of its kind.
  if (!data.marketplace) return <Navigate {...practiceLinks.run(sign)} replace />
  return <Page run={data} view={data.marketplace} />
}

/** Loads the run for a page of a shop. */
export function MarketRunOf({ sign, Page }: BodyProps) {
  return (
    <RequireSession loading={<Loading />}>
      <Body key={sign} sign={sign} Page={Page} />
    </RequireSession>
  )
}
