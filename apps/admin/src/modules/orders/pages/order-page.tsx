import { Box, Button, Group, SimpleGrid, Stack, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { type OrderEvent, orders, orderStatus, type StaffOrder } from '@titian/contract'
import {
  ErrorView,
  moneyText,
  phoneNumber,
  saveBytes,
  SiteLink,
  useAct,
  useAsk,
  useFormats,
  usePageTitle,
} from '@titian/site'
import { useOnce } from '@titian/site/staff'
import { SectionHead, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { Disputes } from '../order/disputes.tsx'
import { type Fact, Facts } from '../order/facts.tsx'
import { HeldMoney } from '../order/held-money.tsx'
import { NoteOrder } from '../order/note-order.tsx'
import { RefundOrder } from '../order/refund-order.tsx'
import { Refunds } from '../order/refunds.tsx'
import { OrderMarks } from '../orders/order-marks.tsx'

interface EventsProps {
  events: readonly OrderEvent[]
  symbol: string
}

/** ORD-081: the history of an order, newest last. */
function Events({ events, symbol }: EventsProps) {
  const { t } = useTranslation('orders')
  const { exactTime } = useFormats()
  return (
    <Surface gap="sm">
      <Title order={2} size="h3">
        {t('events.title')}
      </Title>
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {events.map(({ at, what, amount, by, note }) => (
          <Box key={`${at} ${what}`} component="li" fz="sm">
            <Group justify="space-between" gap="sm" wrap="nowrap" align="baseline">
              <b>{t(`events.${what}`)}</b>
              {amount === null ? null : <span className="num">{moneyText(symbol, amount)}</span>}
            </Group>
            <span className="meta num">
              {[exactTime(at), by && t('events.by', { name: by }), note]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Box>
        ))}
      </Stack>
    </Surface>
  )
}

/** ORD-096: downloads the invoice that the buyer has, in the language of the reader. */
function DownloadInvoice({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('orders')
  const act = useAct(orders.staffInvoice, {
    onDone: ({ fileName, mediaType, base64 }) => saveBytes(fileName, mediaType, base64),
  })
  const once = useOnce(act)
  if (order.payTime === null) return null
  return (
    <Button
      variant="default"
      loading={act.isPending}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => once({ sign: order.idSign })}
    >
      {t('invoice')}
    </Button>
  )
}

function useFacts(order: StaffOrder): { facts: Fact[]; sums: Fact[] } {
  const { t } = useTranslation('orders')
  const { dateTime, number } = useFormats()
  const money = (amount: number) => moneyText(order.currencySymbol, amount)
  const isOver = order.status === orderStatus.closed
  const facts: Fact[] = [
    [
      t('column.buyer'),
      <SiteLink key="buyer" className="link" {...linkTo.person(order.buyerSign)}>
        {order.buyer || '--'}
      </SiteLink>,
    ],
    [t('fact.phone'), order.mobile ? phoneNumber(order.areaCode, order.mobile) : '--'],
    [t('fact.email'), order.payEmail],
    [t('column.created'), dateTime(order.createTime)],
    ...(order.payTime ? [[t('fact.paid'), dateTime(order.payTime)] as Fact] : []),
    ...(isOver || order.status === orderStatus.unpaid
      ? [[t(isOver ? 'fact.closed' : 'fact.closes'), dateTime(order.closeTime)] as Fact]
      : []),
    [t('column.way'), t(`payType.${order.payType}`)],
  ]
  const sums: Fact[] = [
    [t('fact.price'), money(order.price)],
    ...(order.discount > 0 ? [[t('fact.discount'), money(-order.discount)] as Fact] : []),
    [t('fact.subtotal'), <b key="subtotal">{money(order.subtotal)}</b>],
    ...(order.coins > 0 ? [[t('fact.coins'), number(order.coins)] as Fact] : []),
    ...(order.refunded > 0 ? [[t('fact.refunded'), money(order.refunded)] as Fact] : []),
  ]
  return { facts, sums }
}

/**
 * Shows nothing while money that matches no order is on hold. The text "nothing can be refunded"
 * would then be wrong, because the held money can be refunded.
 */
function Refundable({ order, refundable }: { order: StaffOrder; refundable: number }) {
  const { t } = useTranslation('orders')
  if (refundable > 0)
    return t('refundable', { amount: moneyText(order.currencySymbol, refundable) })
  return order.held > 0 ? null : t('nothingRefundable')
}

function Order({ order, refundable }: { order: StaffOrder; refundable: number }) {
  const { facts, sums } = useFacts(order)
  return (
    <Surface gap="lg">
      <div>
        <Title order={2} size="h3">
          {order.title}
        </Title>
        <Box mt="xs">
          <OrderMarks order={order} />
        </Box>
      </div>
      <HeldMoney order={order} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        <Facts rows={facts} />
        <Facts rows={sums} />
      </SimpleGrid>
      <Group gap="sm" justify="space-between">
        <span className="meta">
          <Refundable order={order} refundable={refundable} />
        </span>
        <Group gap="sm">
          <NoteOrder order={order} />
          <DownloadInvoice order={order} />
          <RefundOrder order={order} refundable={refundable} />
        </Group>
      </Group>
    </Surface>
  )
}

/** ORD-081: the page of one order with its history and the decisions of staff about it. */
export function OrderPage() {
  const { t } = useTranslation('orders')
  const { sign } = useParams({ from: paths.order })
  const { data, error, refetch } = useAsk(orders.staffOrder, { sign }, { staleTime: 0 })
  usePageTitle(data ? t('orderNo', { number: data.order.orderNo }) : t('title'))
  if (error && !data) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  const { order, refunds, disputes, events, refundable } = data
  const symbol = order.currencySymbol
  return (
    <>
      <Box className="link" component={SiteLink} mih={44} fz="sm" {...linkTo.orders()}>
        {t('backToList')}
      </Box>
      <SectionHead level={1} title={t('orderNo', { number: order.orderNo })} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
        <Stack gap="md">
          <Order order={order} refundable={refundable} />
          <Disputes disputes={disputes} symbol={symbol} />
          <Refunds refunds={refunds} symbol={symbol} />
        </Stack>
        <Events events={events} symbol={symbol} />
      </SimpleGrid>
    </>
  )
}
