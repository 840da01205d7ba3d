import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { orders, type StaffOrder } from '@titian/contract'
import { saveBytes, useAct } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { useOnce } from '../../../parts/use-once.ts'

/** ORD-096: the invoice as its buyer has it, in the language of whoever asks. */
export function DownloadInvoice({ order }: { order: StaffOrder }) {
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
