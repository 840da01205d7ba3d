import { Box, Button, Flex } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { orders, type CoinRecord } from '@titian/contract'
import {
  askOptions,
  ErrorView,
  moneyText,
  SiteLink,
  useAsk,
  useExistingPage,
  useFormats,
  useListPages,
  usePagerLabels,
  usePageTitle,
  usePhoneLayout,
  useSchool,
} from '@titian/site'
import {
  DataTable,
  EmptyState,
  ListSkeleton,
  Pager,
  SectionHead,
  Surface,
  type DataColumn,
} from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { orderLinks } from '../../../parts/order-links.ts'
import { paths } from '../../../app/paths.ts'
import { AccountTabs } from '../../../parts/account-tabs.tsx'

const size = 15

/** ORD-046, ORD-083: the balance of coins and its value. */
function Balance() {
  const { t } = useTranslation('orders')
  const { number } = useFormats()
  const { initial } = useSchool()
  const { data, error, refetch } = useAsk(orders.virtualBalance, {}, { staleTime: 0 })
  if (error && !data) return <ErrorView level={2} error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton count={1} picture={false} label={t('site:loading')} />
  const { balance } = data
  return (
    <Surface mb="md" gap={4}>
      <span className="meta">{t('coins.balance')}</span>
      <Box component="b" className="num" fz={28} lh={1.2}>
        {t('coins.count', { count: balance, formatted: number(balance) })}
      </Box>
      <Box component="p" m={0} c="var(--text-2)" fz="sm">
        {t('coins.worth', { amount: moneyText(initial?.currencySymbol ?? '$', balance / 100) })}
      </Box>
    </Surface>
  )
}

function useColumns(): DataColumn<CoinRecord>[] {
  const { t } = useTranslation('orders')
  const { dateTime, number } = useFormats()
  return [
    {
      key: 'kind',
      title: t('coins.kindTitle'),
      onCard: 'title',
      render: ({ kind, note }) => (
        <div>
          <b>{t(`coins.kind.${kind}`)}</b>
          {note ? (
            <Box className="meta" fw={400}>
              {note}
            </Box>
          ) : null}
        </div>
      ),
    },
    {
      key: 'time',
      title: t('coins.time'),
      render: ({ createTime }) => <span className="num">{dateTime(createTime)}</span>,
    },
    {
      key: 'order',
      title: t('coins.order'),
      render: ({ orderNo }) => <span className="num">{orderNo ?? '--'}</span>,
    },
    {
      key: 'amount',
      title: t('coins.amount'),
      align: 'end',
      render: ({ amount }) => (
        <Box component="b" className="num" c={amount > 0 ? 'var(--ok)' : undefined}>
          {amount > 0 ? `+${number(amount)}` : number(amount)}
        </Box>
      ),
    },
    {
      key: 'balance',
      title: t('coins.after'),
      align: 'end',
      render: ({ balance }) => <span className="num">{number(balance)}</span>,
    },
  ]
}

function Records() {
  const { t } = useTranslation('orders')
  const router = useRouter()
  const search = useSearch({ from: paths.coins })
  const phone = usePhoneLayout()
  const labels = usePagerLabels()
  const columns = useColumns()
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1)
  const turnTo = (next: number) =>
    void router.navigate({
      ...orderLinks.coins(next > 1 ? String(next) : undefined),
      replace: true,
    })
  const list = useListPages({
    page,
    size,
    options: (one) => ({
      ...askOptions(orders.virtualRecordList, { page: one, size }),
      staleTime: 0,
    }),
    keyOf: ({ sign }) => sign,
  })
  const isBeyond = useExistingPage(list.asked, page, size, turnTo)
  if (list.error && list.rows.length === 0)
    return <ErrorView error={list.error} onRetry={list.retry} />
  if (list.isPending || isBeyond)
    return <ListSkeleton count={4} picture={false} label={t('site:loading')} />
  if (list.rows.length === 0)
    return <EmptyState seed="empty-3" title={t('coins.none')} text={t('coins.noneText')} />
  return (
    <>
      <Surface padding="none" mb="md">
        <DataTable
          label={t('coins.records')}
          columns={columns}
          rows={list.rows}
          rowKey={({ sign }) => sign}
        />
      </Surface>
      {phone ? (
        list.hasMore ? (
          <Flex>
            <Button
              component={SiteLink}
              {...orderLinks.coins(String(page + 1))}
              keepPlace
              variant="default"
              fullWidth
              loading={list.isMore}
            >
              {t('more')}
            </Button>
          </Flex>
        ) : null
      ) : (
        <Pager page={page} size={size} total={list.total} onChange={turnTo} labels={labels} />
      )}
    </>
  )
}

/** ORD-047, ORD-079: the balance of coins with all changes. */
export function CoinsPage() {
  const { t } = useTranslation('orders')
  usePageTitle(t('coins.title'))
  return (
    <>
      <SectionHead level={1} title={t('coins.title')} />
      <AccountTabs at="coins" />
      <Balance />
      <Records />
    </>
  )
}
