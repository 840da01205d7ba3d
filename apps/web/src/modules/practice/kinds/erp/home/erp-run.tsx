import { Stack } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import { practice } from '@titian/contract'
import { PageFailure, RequireSession, useAsk, usePageTitle } from '@titian/site'
import { PageWidth, TextSkeleton } from '@titian/ui'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../../../app/paths.ts'
import { practiceLinks } from '../../../links.ts'
import { ErpFrame } from './erp-frame.tsx'
import type { ErpPageProps } from '../parts/page-props.ts'
import { useErpActs } from '../parts/use-erp-acts.ts'

type ErpPage = ComponentType<ErpPageProps>

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

function Framed({ run, view, Page }: Omit<ErpPageProps, 'acts'> & { Page: ErpPage }) {
  const acts = useErpActs(run)
  return (
    <ErpFrame run={run} view={view} acts={acts}>
      <Page run={run} view={view} acts={acts} />
    </ErpFrame>
  )
}

interface BodyProps {
  sign: string
  Page: ErpPage
}

function Body({ sign, Page }: BodyProps) {
  const { data, error, isPending, refetch } = useAsk(
    practice.practiceRun,
    { sign },
    { staleTime: 0 },
  )
  usePageTitle(data?.practice.title ?? '')
  if (isPending) return <Loading />
  if (!data)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  // A run of another kind has another page.
  if (!data.erp) return <Navigate {...practiceLinks.run(sign, data.practice.kind)} replace />
  return <Framed run={data} view={data.erp} Page={Page} />
}

/** Loads the run for a page of the books. */
export function ErpRunOf({ sign, Page }: BodyProps) {
  return (
    <RequireSession loading={<Loading />}>
      <Body key={sign} sign={sign} Page={Page} />
    </RequireSession>
  )
}
