import { Box, Button, Flex, Group, Title } from '@mantine/core'
import { Navigate, useSearch } from '@tanstack/react-router'
import { orders, orderStatus, type OrderDetail } from '@titian/contract'
import { ErrorView, ServerRefusal, SiteLink, useAsk, usePageTitle } from '@titian/site'
import { EmptyState, Note, PageWidth, SectionHead, Surface, TextSkeleton } from '@titian/ui'
import { IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { orderLinks } from '../../../parts/order-links.ts'
import { paths } from '../../../app/paths.ts'
import { Amounts } from '../detail/amounts.tsx'
import { CancelOrder } from '../detail/cancel-order.tsx'
import { OrderState } from '../detail/order-state.tsx'
import { OrderTitle } from '../detail/order-title.tsx'
import { Countdown } from '../paying/countdown.tsx'
import { usePayment } from '../paying/use-payment.ts'
import { every, useWatchedOrder } from '../paying/use-watched-order.ts'

interface PartProps {
  order: OrderDetail
  again: () => void
}

function Unpaid({ order, again }: PartProps) {
  const { t } = useTranslation('orders')
  const { pay, busy } = usePayment()
  if (order.closing)
    return (
      <Note icon={<IconClock size={18} aria-hidden />} live>
        {t('payIn.closing')}
      </Note>
    )
  return (
    <>
      <Countdown order={order} onOver={again} />
      <Box component="p" m={0} c="var(--text-2)" fz="sm">
        {t('payIn.follows')}
      </Box>
      <Group gap="sm">
        <Button
          size="lg"
          loading={busy}
          disabled={!order.may.pay}
          onClick={() => void pay(order.idSign, order.orderNo)}
        >
          {t('payIn.goOn')}
        </Button>
        <CancelOrder order={order} />
      </Group>
    </>
  )
}

function Ended({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders')
  const isClosed = order.status === orderStatus.closed
  return (
    <>
      <Note live>{t(isClosed ? 'payIn.closed' : 'payIn.refunded')}</Note>
      <Group gap="sm">
        <Button component={SiteLink} {...orderLinks.payOrder(order.courseIdSign)}>
          {t('payIn.again')}
        </Button>
        <Button component={SiteLink} {...orderLinks.orders()} variant="default">
          {t('payIn.toOrders')}
        </Button>
      </Group>
    </>
  )
}

function Watched({ sign }: { sign: string }) {
  const { t } = useTranslation('orders')
  const { data, error, refetch } = useWatchedOrder(sign)
  const again = () => void refetch()
  usePageTitle(t('payIn.title'))
  if (error && !data) return <ErrorView level={1} error={error} onRetry={again} />
  if (!data) return <TextSkeleton heading lines={6} label={t('site:loading')} />
  if (data.status === orderStatus.paid)
    return <Navigate {...orderLinks.paySucceeds(data.orderNo)} replace />
  const isUnpaid = data.status === orderStatus.unpaid
  return (
    <Box maw={640} mx="auto">
      <SectionHead level={1} title={t(isUnpaid ? 'payIn.title' : 'payIn.ended')} />
      <Surface gap={20}>
        <OrderTitle order={data}>
          <Title order={2} size="h3">
            {data.title}
          </Title>
          <span className="meta">{t('orderNo', { number: data.orderNo })}</span>
          <Flex mt={4}>
            <OrderState order={data} />
          </Flex>
        </OrderTitle>
        <Amounts sum={data} />
        {isUnpaid ? <Unpaid order={data} again={again} /> : <Ended order={data} />}
      </Surface>
    </Box>
  )
}

/**
 * Shown after the payment service sends the buyer back. The address then contains the number of the
 * order.
 */
function Returned({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('orders')
  const { data, error, refetch } = useAsk(
    orders.orderSuccess,
    { orderNo },
    {
      quiet: true,
      staleTime: 0,
      // The order is polled even if no payment is open, because a late payment can reopen a closed
      // order.
      refetchInterval: ({ state }) => (state.error ? every : false),
    },
  )
  usePageTitle(t('payIn.title'))
  if (data) return <Navigate {...orderLinks.payIn(data.idSign)} replace />
  if (error instanceof ServerRefusal && error.is('orderClosed'))
    return (
      <EmptyState
        level={1}
        seed="empty-4"
        title={t('payIn.ended')}
        text={t('payIn.closed')}
        action={<ToOrders />}
      />
    )
  if (error) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  return <TextSkeleton heading lines={6} label={t('site:loading')} />
}

function ToOrders() {
  const { t } = useTranslation('orders')
  return (
    <Button component={SiteLink} {...orderLinks.orders()}>
      {t('payIn.toOrders')}
    </Button>
  )
}

function Part({ sign, orderNo }: { sign?: string | undefined; orderNo?: string | undefined }) {
  const { t } = useTranslation('orders')
  if (sign) return <Watched key={sign} sign={sign} />
  if (orderNo) return <Returned key={orderNo} orderNo={orderNo} />
  return <EmptyState level={1} seed="empty-4" title={t('payIn.nothing')} action={<ToOrders />} />
}

/** ORD-033: a running payment, polled until the order is paid or closed. */
export function PayInPage() {
  const search = useSearch({ from: paths.payIn })
  return (
    <PageWidth>
      <Box py={{ base: 'md', sm: 'xl' }}>
        <Part {...search} />
      </Box>
    </PageWidth>
  )
}
