import { Box, Button, Flex, Group } from '@mantine/core'
import { Navigate, useRouter, useSearch } from '@tanstack/react-router'
import { orders, orderStatus, type OrderDetail } from '@titian/contract'
import { ErrorView, ServerRefusal, SiteLink, useAsk, usePageTitle } from '@titian/site'
import { EmptyState, PageWidth, Surface, TextSkeleton } from '@titian/ui'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { orderLinks } from '../../../parts/order-links.ts'
import { linkTo, paths } from '../../../app/paths.ts'
import { useLeaveAfter } from '../paying/use-leave-after.ts'
import { useOrderChanged } from '../paying/use-order-changed.ts'

const seconds = 3

function Bought({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders')
  const router = useRouter()
  const changed = useOrderChanged()
  const { left, stop } = useLeaveAfter(
    seconds,
    () => void router.navigate({ ...linkTo.learningCourses(), replace: true }),
  )
  useEffect(() => void changed(), [changed])
  return (
    <Surface gap="md" maw={560} mx="auto" ta="center">
      <Flex justify="center" c="var(--ok)">
        <IconCircleCheck size={56} aria-hidden />
      </Flex>
      <h1>{t('succeeds.title')}</h1>
      <p className="muted">{t('succeeds.text', { title: order.title })}</p>
      <Box component="output" display="block" className="num" c="var(--text-2)" fz="sm">
        {left === null ? t('succeeds.stays') : t('succeeds.leaves', { count: left })}
      </Box>
      <Group justify="center" gap="sm">
        <Button component={SiteLink} {...linkTo.learningCourses()}>
          {t('succeeds.toCourses')}
        </Button>
        {left === null ? (
          <Button component={SiteLink} {...orderLinks.order(order.idSign)} variant="default">
            {t('succeeds.toOrder')}
          </Button>
        ) : (
          <Button variant="default" onClick={stop}>
            {t('succeeds.stay')}
          </Button>
        )}
      </Group>
    </Surface>
  )
}

function Success({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('orders')
  const { data, error, refetch } = useAsk(
    orders.orderSuccess,
    { orderNo },
    { gcTime: 0, staleTime: Infinity },
  )
  if (error instanceof ServerRefusal && error.is('orderClosed'))
    return <Navigate {...orderLinks.orders()} replace />
  if (error && !data) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={4} label={t('site:loading')} />
  if (data.status === orderStatus.unpaid)
    return <Navigate {...orderLinks.payIn(data.idSign)} replace />
  if (data.status !== orderStatus.paid)
    return <Navigate {...orderLinks.order(data.idSign)} replace />
  return <Bought order={data} />
}

/** ORD-034 to ORD-036: confirms a paid order, and then opens the courses. */
export function PaySucceedsPage() {
  const { t } = useTranslation('orders')
  const { orderNo } = useSearch({ from: paths.paySucceeds })
  usePageTitle(t('succeeds.title'))
  const toOrders = (
    <Button component={SiteLink} {...orderLinks.orders()}>
      {t('payIn.toOrders')}
    </Button>
  )
  return (
    <PageWidth>
      <Box py={{ base: 'xl', sm: 64 }}>
        {orderNo ? (
          <Success key={orderNo} orderNo={orderNo} />
        ) : (
          <EmptyState level={1} seed="empty-4" title={t('payIn.nothing')} action={toOrders} />
        )}
      </Box>
    </PageWidth>
  )
}
