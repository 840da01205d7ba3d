import { Box, Button, SimpleGrid, Stack, TextInput, Title } from '@mantine/core'
import { Navigate, useSearch } from '@tanstack/react-router'
import { orders, payType, type OrderOffer } from '@titian/contract'
import {
  CourseCover,
  FormError,
  moneyText,
  PageFailure,
  SiteLink,
  toMinor,
  useAsk,
  useFormats,
  usePageTitle,
} from '@titian/site'
import { EmptyState, PageWidth, SectionHead, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { orderLinks } from '../../../parts/order-links.ts'
import { linkTo, paths } from '../../../app/paths.ts'
import { DiscountField } from '../buying/discount-field.tsx'
import { useOrderForm } from '../buying/use-order-form.ts'
import { PayModeChoice } from '../buying/pay-mode-choice.tsx'
import { Amounts } from '../detail/amounts.tsx'

function Bought({ offer }: { offer: OrderOffer }) {
  const { t } = useTranslation('orders')
  return (
    <SimpleGrid cols={2} style={{ gridTemplateColumns: '112px minmax(0, 1fr)' }}>
      <Box bdrs="md" style={{ overflow: 'hidden', alignSelf: 'start' }}>
        <CourseCover course={offer} />
      </Box>
      <Stack gap={4}>
        <Title order={2} size="h3">
          <SiteLink {...linkTo.courseDetail(offer.courseIdSign)}>{offer.title}</SiteLink>
        </Title>
        {offer.lessons > 0 ? (
          <span className="meta">{t('buy.lessons', { count: offer.lessons })}</span>
        ) : null}
      </Stack>
    </SimpleGrid>
  )
}

/** ORD-039, CNT-074: the refund period, and the terms that an order accepts. */
function RefundRule({ days }: { days: number }) {
  const { t } = useTranslation('orders')
  const { gap } = useFormats()
  return (
    <Box component="p" m={0} fz="sm" c="var(--text-2)">
      {days > 0 ? t('buy.refundWithin', { count: days }) : t('buy.noRefund')}
      {gap}
      <SiteLink className="link" {...linkTo.agreement('3')} newTab>
        {t('buy.accepts')}
      </SiteLink>
    </Box>
  )
}

function BuyForm({ offer }: { offer: OrderOffer }) {
  const { t } = useTranslation('orders')
  const bought = useOrderForm(offer)
  const { form, submit, busy, failure, discount, subtotal, payModes, isPayable } = bought
  const { number } = useFormats()
  const chosen = bought.payModeOf(form.values)
  const { currencySymbol, balance } = offer
  const coins =
    subtotal === 0 || chosen === payType.online ? 0 : Math.min(balance, toMinor(subtotal))
  const sum = {
    currencySymbol,
    price: offer.price,
    discount: discount.applied?.discount ?? 0,
    subtotal,
    coins,
  }
  const online = (toMinor(subtotal) - coins) / 100
  return (
    <form onSubmit={submit} noValidate>
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
        <Surface gap={20}>
          <Bought offer={offer} />
          <TextInput
            {...form.getInputProps('email')}
            type="email"
            name="email"
            label={t('buy.email')}
            description={t('buy.emailHint')}
            autoComplete="email"
            maxLength={100}
            required
          />
          <TextInput
            {...form.getInputProps('payer')}
            name="payer"
            label={t('buy.payer')}
            description={t('buy.payerHint')}
            autoComplete="organization"
            maxLength={100}
          />
          <DiscountField form={form} discount={discount} symbol={currencySymbol} />
          <PayModeChoice {...{ form, offer, payModes, chosen, subtotal }} />
        </Surface>
        <Surface gap="md">
          <Title order={2} size="h3">
            {t('buy.total')}
          </Title>
          <Amounts sum={sum} />
          <FormError error={failure} />
          <Button type="submit" size="lg" fullWidth loading={busy} disabled={!isPayable}>
            {subtotal === 0 ? t('buy.getNow') : null}
            {subtotal > 0 && online > 0
              ? t('buy.pay', { amount: moneyText(currencySymbol, online) })
              : null}
            {subtotal > 0 && online === 0
              ? t('payCoins', { count: coins, formatted: number(coins) })
              : null}
          </Button>
          {subtotal > 0 ? (
            <Box component="p" m={0} fz="sm" c="var(--text-2)">
              {t('buy.window', { count: offer.windowMinutes })}
            </Box>
          ) : null}
          <RefundRule days={offer.refundDays} />
          <SiteLink className="link" {...orderLinks.activation()}>
            {t('activation.have')}
          </SiteLink>
        </Surface>
      </SimpleGrid>
    </form>
  )
}

function Offer({ sign }: { sign: string }) {
  const { t } = useTranslation('orders')
  const { data, error, refetch } = useAsk(
    orders.orderOffer,
    { courseIdSign: sign },
    // The offer is never cached, because a cached offer would not know an order that was created or
    // closed since.
    { gcTime: 0, staleTime: 0 },
  )
  if (error && !data)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  if (data.unpaidSign) return <Navigate {...orderLinks.payIn(data.unpaidSign)} replace />
  if (data.owned) return <Navigate {...linkTo.courseDetail(sign)} replace />
  return (
    <>
      <SectionHead level={1} title={t('buy.title')} />
      <BuyForm offer={data} />
    </>
  )
}

/**
 * ORD-002, ORD-080: the page that shows the course and its price, and asks for the way of paying,
 * all on one screen.
 */
export function PayOrderPage() {
  const { t } = useTranslation('orders')
  const { course } = useSearch({ from: paths.payOrder })
  usePageTitle(t('buy.title'))
  const find = (
    <Button component={SiteLink} {...linkTo.courseList()}>
      {t('find')}
    </Button>
  )
  return (
    <PageWidth>
      <Box py={{ base: 'md', sm: 'xl' }}>
        {course ? (
          <Offer key={course} sign={course} />
        ) : (
          <EmptyState level={1} seed="empty-4" title={t('buy.nothing')} action={find} />
        )}
      </Box>
    </PageWidth>
  )
}
