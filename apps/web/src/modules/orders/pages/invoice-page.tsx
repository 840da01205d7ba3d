import { Box, Button, Flex, Group } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { orders } from '@titian/contract'
import {
  ErrorView,
  LanguageSwitch,
  RequireSession,
  saveBytes,
  SiteLink,
  useAct,
  usePageTitle,
} from '@titian/site'
import { EmptyState, PageWidth, TextSkeleton } from '@titian/ui'
import { IconChevronLeft, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { orderLinks } from '../../../parts/order-links.ts'
import { paths } from '../../../app/paths.ts'
import { Invoice } from '../detail/invoice.tsx'
import { useOrder } from '../detail/use-order.ts'

/** ORD-096: downloads the invoice as PDF. */
function Download({ sign }: { sign: string }) {
  const { t } = useTranslation('orders')
  const act = useAct(orders.orderInvoice, {
    onDone: ({ fileName, mediaType, base64 }) => saveBytes(fileName, mediaType, base64),
  })
  return (
    <Button
      loading={act.isPending}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => act.mutate({ sign })}
    >
      {t('invoice.download')}
    </Button>
  )
}

function Shown({ sign }: { sign: string }) {
  const { t } = useTranslation('orders')
  const { data, error, refetch } = useOrder(sign)
  usePageTitle(data ? t('invoice.number', { number: data.orderNo }) : t('invoice.title'))
  if (error && !data) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  const back = (
    <Button
      component={SiteLink}
      {...orderLinks.order(sign)}
      variant="subtle"
      leftSection={<IconChevronLeft size={18} aria-hidden />}
    >
      {t('invoice.back')}
    </Button>
  )
  if (data.payTime === null)
    return (
      <EmptyState level={1} title={t('invoice.none')} text={t('invoice.noneText')} action={back} />
    )
  return (
    <>
      <Flex className="not-printed" justify="space-between" gap="sm" wrap="wrap" mb="md">
        {back}
        <Group gap="sm">
          <LanguageSwitch />
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('invoice.print')}
          </Button>
          <Download sign={sign} />
        </Group>
      </Flex>
      <Invoice order={data} />
    </>
  )
}

/** ORD-084: the invoice of a paid order, for printing or as PDF. */
export function InvoicePage() {
  const { sign } = useParams({ from: paths.invoice })
  return (
    <PageWidth>
      <Box py={{ base: 'md', sm: 'xl' }}>
        <RequireSession>
          <Shown key={sign} sign={sign} />
        </RequireSession>
      </Box>
    </PageWidth>
  )
}
