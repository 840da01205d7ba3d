import { Box, Button, Flex, Group } from '@mantine/core'
import type { Order } from '@titian/contract'
import { moneyText, SiteLink, useFormats } from '@titian/site'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { orderLinks } from '../../../parts/order-links.ts'
import { OrderState } from '../detail/order-state.tsx'
import { OrderTitle } from '../detail/order-title.tsx'
import { RemoveOrder } from '../detail/remove-order.tsx'

/** One order of the list. */
export function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  return (
    <Flex
      p={{ base: 'md', sm: 'lg' }}
      gap="md"
      align={{ base: 'stretch', sm: 'center' }}
      direction={{ base: 'column', sm: 'row' }}
      style={{ borderTop: '1px solid var(--line)' }}
    >
      <Box flex={1} miw={0}>
        <OrderTitle order={order}>
          <b>
            <SiteLink className="clip-2" {...orderLinks.order(order.idSign)}>
              {order.title}
            </SiteLink>
          </b>
          <span className="meta num">
            {t('orderNo', { number: order.orderNo })} ·{' '}
            <span style={{ whiteSpace: 'nowrap' }}>{dateTime(order.createTime)}</span>
          </span>
          <Group gap="xs">
            <OrderState order={order} />
            {order.disputed ? <StatusBadge tone="warn">{t('isDisputed')}</StatusBadge> : null}
            {order.refund && order.refund.state !== 'refunded' ? (
              <span className="meta">{t(`refund.state.${order.refund.state}`)}</span>
            ) : null}
          </Group>
        </OrderTitle>
      </Box>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Box className="num" fw={600} ta={{ sm: 'end' }} miw={96}>
          {moneyText(order.currencySymbol, order.subtotal)}
        </Box>
        <Group gap="xs" wrap="nowrap" miw={{ sm: 120 }} justify="flex-end">
          {order.may.pay ? (
            <Button component={SiteLink} {...orderLinks.payIn(order.idSign)} size="sm">
              {t('pay')}
            </Button>
          ) : null}
          <RemoveOrder order={order} small />
        </Group>
      </Group>
    </Flex>
  )
}
