import { Stack } from '@mantine/core'
import { ErrorView, useExistingPage, usePagerLabels } from '@titian/site'
import { ListSkeleton, Pager } from '@titian/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { reportSize, type useReportPage } from './use-report-page.ts'

interface Rows<Row> {
  list: Row[]
  total: number
}

interface ReportRowsProps<Row> {
  asked: UseQueryResult<Rows<Row>>
  address: ReturnType<typeof useReportPage>
  children: (rows: readonly Row[]) => ReactNode
}

/** One page of rows of an account or an item, with links to the other pages. */
export function ReportRows<Row>({ asked, address, children }: ReportRowsProps<Row>) {
  const { t } = useTranslation('site')
  const labels = usePagerLabels()
  const { data, error, isPending, refetch } = asked
  const isBeyond = useExistingPage(asked, address.page, reportSize, address.correct)
  if (isPending || isBeyond) return <ListSkeleton count={4} picture={false} label={t('loading')} />
  if (!data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Stack gap="xs">
      {children(data.list)}
      <Pager
        page={address.page}
        size={reportSize}
        total={data.total}
        onChange={address.turnTo}
        hrefOf={address.hrefOf}
        labels={labels}
      />
    </Stack>
  )
}
