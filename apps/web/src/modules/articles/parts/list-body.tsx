import { Button } from '@mantine/core'
import type { ArticleCard } from '@titian/contract'
import type { useListPages } from '@titian/site'
import {
  ErrorView,
  SiteLink,
  useExistingPage,
  usePagerLabels,
  usePhoneLayout,
  type LinkTarget,
} from '@titian/site'
import { CardSkeleton, EmptyState, Pager } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { pageSize } from '../page-size.ts'
import { Cards } from './cards.tsx'

type Pages = ReturnType<typeof useListPages<{ list: ArticleCard[]; total: number }>>

interface ListBodyProps {
  list: Pages
  page: number
  onPage: (page: number) => void
  hrefOf: (page: number) => string
  /** The link to the following page, for a list that turns pages. */
  more: LinkTarget
  none: { title: string; text: string }
}

/**
 * A list in all its states. On a desktop the reader turns pages, on a phone each further page is
 * appended (FRM-141).
 */
export function ListBody({ list, page, onPage, hrefOf, more, none }: ListBodyProps) {
  const { t } = useTranslation(['articles', 'site'])
  const labels = usePagerLabels()
  const phone = usePhoneLayout()
  const isBeyond = useExistingPage(list.asked, page, pageSize, onPage)
  if (list.isPending || isBeyond) return <CardSkeleton count={6} label={t('site:loading')} />
  if (list.rows.length === 0)
    return list.error ? (
      <ErrorView error={list.error} onRetry={list.retry} />
    ) : (
      <EmptyState {...none} />
    )
  return (
    <>
      <Cards rows={list.rows} stale={list.isStale} />
      {list.error ? <ErrorView level={3} error={list.error} onRetry={list.retry} /> : null}
      {phone && list.hasMore ? (
        <Button
          variant="default"
          fullWidth
          mt="md"
          loading={list.isMore}
          component={SiteLink}
          keepPlace
          {...more}
        >
          {t('more')}
        </Button>
      ) : null}
      {phone ? null : (
        <Pager
          page={page}
          size={pageSize}
          total={list.total}
          onChange={onPage}
          hrefOf={hrefOf}
          labels={labels}
        />
      )}
    </>
  )
}
