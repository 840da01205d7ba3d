import { Box, Button, Title } from '@mantine/core'
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
import {
  filtersFrom,
  hiddenOnly,
  narrowingOf,
  pageSize,
  readOrderFilter,
  type OrderWords,
} from '../list/order-filter.ts'
import { OrderRow } from '../list/order-row.tsx'

type Search = Words<OrderWords>

/** The search parameters of the list; another filter returns to the first page. */
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

type Address = ReturnType<typeof useOrderAddress>

/** The orders of one page, for the search parameters. */
function useOrderList({ search, page }: Pick<Address, 'search' | 'page'>) {
  const filter = readOrderFilter(search)
  return useListPages({
    page,
    size: pageSize,
    options: (one) => ({
      ...askOptions(orders.orderList, { ...filter, page: one, size: pageSize }),
      staleTime: 0,
    }),
    keyOf: ({ idSign }) => idSign,
  })
}

type List = ReturnType<typeof useOrderList>

function Empty({ narrowing }: { narrowing: 'none' | 'hidden' | 'filters' }) {
  const { t } = useTranslation('orders')
  if (narrowing === 'hidden') return <EmptyState seed="empty-6" title={t('hiding.none')} />
  if (narrowing === 'filters') return <EmptyState seed="empty-6" title={t('list.nothingFound')} />
  return (
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
}

/** The next page: on a phone below the rows, otherwise by number. */
function More({
  list,
  page,
  more,
  turnTo,
}: Pick<Address, 'page' | 'more' | 'turnTo'> & { list: List }) {
  const { t } = useTranslation('orders')
  const phone = usePhoneLayout()
  const labels = usePagerLabels()
  if (!phone)
    return (
      <Pager page={page} size={pageSize} total={list.total} onChange={turnTo} labels={labels} />
    )
  if (!list.hasMore) return null
  return (
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
  )
}

function Rows({ address, list }: { address: Address; list: List }) {
  const { t } = useTranslation('orders')
  const { search, page, turnTo } = address
  const isBeyond = useExistingPage(list.asked, page, pageSize, turnTo)
  if (list.error && list.rows.length === 0)
    return <ErrorView error={list.error} onRetry={list.retry} />
  if (list.isPending || isBeyond) return <ListSkeleton count={4} label={t('site:loading')} />
  if (list.rows.length === 0) return <Empty narrowing={narrowingOf(search)} />
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
      <More {...address} list={list} />
    </>
  )
}

/**
 * ORD-007, ORD-110: the reader's orders. Filters are shown only if there are many orders; one click
 * shows hidden orders.
 */
export function OrderListPage() {
  const { t } = useTranslation('orders')
  const address = useOrderAddress()
  const list = useOrderList(address)
  const narrowing = narrowingOf(address.search)
  const isHidden = narrowing === 'hidden'
  usePageTitle(t('list.title'))
  return (
    <>
      <SectionHead level={1} title={t('list.title')} />
      <AccountTabs at="orders" />
      {narrowing === 'filters' || list.total >= filtersFrom ? (
        <OrderFilters search={address.search} change={address.change} />
      ) : null}
      {isHidden ? (
        <Title order={2} size="h3" mb="sm">
          {t('hiding.list')}
        </Title>
      ) : null}
      <Rows address={address} list={list} />
      <Box mt="md">
        <SiteLink className="link" {...orderLinks.orders(isHidden ? {} : hiddenOnly)}>
          {t(isHidden ? 'hiding.back' : 'hiding.list')}
        </SiteLink>
      </Box>
    </>
  )
}
