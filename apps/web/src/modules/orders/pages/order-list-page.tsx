import { Button } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { orders } from '@titian/contract'
import {
  askOptions,
  ErrorView,
  SiteLink,
  useExistingPage,
  useListPages,
  usePagerLabels,
  usePageTitle,
  usePhoneLayout,
  type Words,
} from '@titian/site'
import { EmptyState, ListSkeleton, Pager, SectionHead, Surface } from '@titian/ui'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { orderLinks } from '../../../parts/order-links.ts'
import { linkTo, paths } from '../../../app/paths.ts'
import { AccountTabs } from '../../../parts/account-tabs.tsx'
import { OrderFilters } from '../list/order-filters.tsx'
import { pageSize, readOrderFilter, type OrderWords } from '../list/order-filter.ts'
import { OrderRow } from '../list/order-row.tsx'

type Search = Words<OrderWords>

/** The list as its address says; another filter begins again with the first page. */
function useOrderAddress() {
  const router = useRouter()
  const search = useSearch({ from: paths.orders })
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1)
  const wordsOf = (words: Search) =>
    Object.fromEntries(Object.entries({ ...search, page: '', ...words }).filter(([, one]) => one))
  const go = useCallback(
    (words: OrderWords) =>
      void router.navigate({ ...orderLinks.orders(words), replace: true, resetScroll: false }),
    [router],
  )
  const turnTo = useCallback(
    (next: number) => go({ ...search, page: next > 1 ? String(next) : undefined }),
    [go, search],
  )
  const more = orderLinks.orders({ ...search, page: String(page + 1) })
  return { search, page, more, turnTo, change: (words: Search) => go(wordsOf(words)) }
}

function Rows({ search, page, turnTo, more }: ReturnType<typeof useOrderAddress>) {
  const { t } = useTranslation('orders')
  const phone = usePhoneLayout()
  const labels = usePagerLabels()
  const filter = readOrderFilter(search)
  const list = useListPages({
    page,
    size: pageSize,
    options: (one) => ({
      ...askOptions(orders.orderList, { ...filter, page: one, size: pageSize }),
      staleTime: 0,
    }),
    keyOf: ({ idSign }) => idSign,
  })
  const isBeyond = useExistingPage(list.asked, page, pageSize, turnTo)
  if (list.error && list.rows.length === 0)
    return <ErrorView error={list.error} onRetry={list.retry} />
  if (list.isPending || isBeyond) return <ListSkeleton count={4} label={t('site:loading')} />
  const { page: _page, ...words } = search
  if (list.rows.length === 0)
    return Object.values(words).some(Boolean) ? (
      <EmptyState seed="empty-6" title={t('list.nothingFound')} />
    ) : (
      <EmptyState
        seed="empty-6"
        title={t('list.none')}
        text={t('list.noneText')}
        action={
          <Button component={SiteLink} {...linkTo.courseList()}>
            {t('find')}
          </Button>
        }
      />
    )
  return (
    <>
      <Surface padding="none" mb="md">
        <ul aria-label={t('list.title')}>
          {list.rows.map((order) => (
            <li key={order.idSign}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      </Surface>
      {list.error ? <ErrorView level={3} error={list.error} onRetry={list.retry} /> : null}
      {phone ? (
        list.hasMore ? (
          <Button
            component={SiteLink}
            {...more}
            keepPlace
            variant="default"
            fullWidth
            loading={list.isMore}
          >
            {t('more')}
          </Button>
        ) : null
      ) : (
        <Pager page={page} size={pageSize} total={list.total} onChange={turnTo} labels={labels} />
      )}
    </>
  )
}

/** ORD-007: one's own orders. */
export function OrderListPage() {
  const { t } = useTranslation('orders')
  const address = useOrderAddress()
  usePageTitle(t('list.title'))
  return (
    <>
      <SectionHead level={1} title={t('list.title')} />
      <AccountTabs at="orders" />
      <OrderFilters search={address.search} change={address.change} />
      <Rows {...address} />
    </>
  )
}
