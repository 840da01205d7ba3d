import { Box, Button, Flex, Group, SimpleGrid, Stack, Title } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { orderStatus, type OrderDetail } from '@titian/contract'
import { ErrorView, SiteLink, useFormats, usePageTitle } from '@titian/site'
import { Note, SectionHead, Surface, TextSkeleton } from '@titian/ui'
import { IconChevronLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { orderLinks } from '../../../parts/order-links.ts'
import { linkTo, paths } from '../../../app/paths.ts'
import { Amounts } from '../detail/amounts.tsx'
import { CancelOrder } from '../detail/cancel-order.tsx'
import { OrderState } from '../detail/order-state.tsx'
import { OrderTitle } from '../detail/order-title.tsx'
import { RefundDialog } from '../detail/refund-dialog.tsx'
import { RefundState } from '../detail/refund-state.tsx'
import { HideOrder } from '../detail/hide-order.tsx'
import { useOrder } from '../detail/use-order.ts'
import { Countdown } from '../paying/countdown.tsx'
import { PayButton } from '../paying/pay-button.tsx'

function Facts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  const { status } = order
  const rows = [
    [t('fact.number'), order.orderNo],
    [t('fact.created'), dateTime(order.createTime)],
    ...(order.payTime ? [[t('fact.paid'), dateTime(order.payTime)]] : []),
    ...(status === orderStatus.closed ? [[t('fact.closed'), dateTime(order.closeTime)]] : []),
    [t('fact.way'), t(`payType.${order.payType}`)],
    [t('fact.email'), order.payEmail],
  ]
  return (
    <Stack component="dl" gap={6} m={0}>
      {rows.map(([name, value]) => (
        <Group key={name} justify="space-between" gap="md" wrap="nowrap">
          <Box component="dt" c="var(--text-2)" flex="none">
            {name}
          </Box>
          <Box component="dd" m={0} ta="end" miw={0} className="num">
            {value}
          </Box>
        </Group>
      ))}
    </Stack>
  )
}

function Acts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders')
  const hasInvoice = order.payTime !== null
  return (
    <Group gap="sm">
      <PayButton order={order} />
      {order.status === orderStatus.paid && !order.disputed ? (
        <Button component={SiteLink} {...linkTo.courseDetail(order.courseIdSign)}>
          {t('site:toCourse')}
        </Button>
      ) : null}
      {hasInvoice ? (
        <Button component={SiteLink} {...orderLinks.invoice(order.idSign)} variant="default">
          {t('invoice.title')}
        </Button>
      ) : null}
      <RefundDialog order={order} />
      <CancelOrder order={order} />
      <HideOrder order={order} />
    </Group>
  )
}

/** ORD-010: the page of one order with its history and actions. */
export function OrderPage() {
  const { t } = useTranslation('orders')
  const { sign } = useParams({ from: paths.order })
  const { data, error, refetch } = useOrder(sign)
  usePageTitle(data ? t('orderNo', { number: data.orderNo }) : t('list.title'))
  const again = () => void refetch()
  if (error && !data) return <ErrorView level={1} error={error} onRetry={again} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  const isOpen = data.status === orderStatus.unpaid && !data.closing
  return (
    <>
      <SiteLink className="link" {...orderLinks.orders()}>
        <IconChevronLeft size={16} aria-hidden />
        {t('list.title')}
      </SiteLink>
      <SectionHead level={1} title={t('orderNo', { number: data.orderNo })} />
      <Stack gap="md">
        <Surface gap={20}>
          <OrderTitle order={data}>
            <Title order={2} size="h3">
              {data.title}
            </Title>
            <Flex mt={4}>
              <OrderState order={data} />
            </Flex>
          </OrderTitle>
          {isOpen ? <Countdown order={data} onOver={again} /> : null}
          {data.disputed ? <Note tone="warn">{t('disputed')}</Note> : null}
          {data.closing ? <p className="muted">{t('payIn.closing')}</p> : null}
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
            <Facts order={data} />
            <Amounts sum={data} />
          </SimpleGrid>
          <Acts order={data} />
        </Surface>
        <RefundState order={data} />
      </Stack>
    </>
  )
}
