import { Box } from '@mantine/core'
import { DataTable, Pager, Surface, type DataColumn, type DataSort } from '@titian/ui'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format/formats.ts'
import { ErrorView } from '../../parts/error-view.tsx'
import { usePagerLabels } from '../../parts/use-pager-labels.ts'
import { useExistingPage } from '../../parts/use-existing-page.ts'
import styles from './list.module.css'
import { SpokenResult } from './spoken-result.tsx'

export interface ListSurfaceProps<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  asked: {
    data?: { list: Row[]; total: number } | undefined
    error: unknown
    isFetching: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  page: number
  size: number
  onPage: (page: number) => void
  empty: ReactNode
  /** Content above the rows. */
  filters?: ReactNode
  /** Content between the filters and the rows: the selection (`SelectionBar`). */
  bar?: ReactNode
  sort?: DataSort
  onSort?: (sort: DataSort) => void
  /** True if a click anywhere in a row opens the link of its name. */
  rowsOpen?: boolean
}

/**
 * TCH-176: a click in a row opens the link of its name. A click on other links and fields, or one
 * that selects text, does not.
 */
function openRow(event: MouseEvent<HTMLElement>) {
  const { target } = event
  if (!(target instanceof Element) || target.closest('a, button, input, select, label')) return
  if (window.getSelection()?.toString()) return
  const link = target.closest('tbody tr')?.querySelector<HTMLElement>('[data-card="title"] a')
  const { ctrlKey, metaKey, shiftKey } = event
  const same = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }
  link?.dispatchEvent(new window.MouseEvent('click', same))
}

/** A list of the staff sites in its card: filters, rows in all their states, and pagination. */
export function ListSurface<Row>(props: ListSurfaceProps<Row>) {
  const { asked, page, size, onPage, filters, bar } = props
  const { t } = useTranslation('site')
  const { colon } = useFormats()
  const words = usePagerLabels()
  // A page may have several lists, each with its own pagination.
  const labels = { ...words, nav: `${words.nav}${colon}${props.label}` }
  const { data, error } = asked
  const isBeyond = useExistingPage(asked, page, size, onPage)
  return (
    <Surface padding="none">
      {filters}
      {bar}
      <SpokenResult
        label={props.label}
        total={error ? undefined : data?.total}
        page={page}
        size={size}
      />
      {error ? (
        <ErrorView error={error} onRetry={() => void asked.refetch()} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keyboard users use the link of the row
        <div
          className={props.rowsOpen ? styles['rowsOpen'] : undefined}
          onClick={props.rowsOpen ? openRow : undefined}
        >
          <DataTable
            label={props.label}
            columns={props.columns}
            rows={data?.list ?? []}
            rowKey={props.rowKey}
            loading={isBeyond || (asked.isFetching && !data)}
            loadingLabel={t('loading')}
            empty={props.empty}
            sort={props.sort}
            onSort={props.onSort}
          />
        </div>
      )}
      {data && data.total > 0 && !error ? (
        <Box py={10} px="md" style={{ borderTop: '1px solid var(--line)' }}>
          <Pager page={page} size={size} total={data.total} labels={labels} onChange={onPage} />
        </Box>
      ) : null}
    </Surface>
  )
}
