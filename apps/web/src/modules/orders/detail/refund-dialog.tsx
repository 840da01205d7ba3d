import { Box, Button, Modal, Stack, Textarea } from '@mantine/core'
import { orders, type Order } from '@titian/contract'
import { ask, FormError, moneyText, SiteLink, useForm, useFormats } from '@titian/site'
import { DialogButtons, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { useOrderChanged } from '../paying/use-order-changed.ts'

const most = 500

function RefundForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('orders')
  const changed = useOrderChanged()
  const { gap } = useFormats()
  const { form, submit, busy, failure } = useForm({
    initialValues: { reason: '' },
    draft: { owner: 'person', name: `refund.${order.idSign}`, fields: ['reason'] },
    problemsOf: ({ reason }) => ({ reason: reason.trim().length < 3 ? t('refund.short') : null }),
    send: ({ reason }) => ask(orders.requestRefund, { sign: order.idSign, reason: reason.trim() }),
    onDone: async () => {
      await changed()
      onClose()
      toast.success(t('refund.asked'))
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Box component="p" m={0} c="var(--text-2)">
          {t('refund.text', { amount: moneyText(order.currencySymbol, order.subtotal) })}
          {gap}
          <SiteLink className="link" {...linkTo.agreement('3')} newTab>
            {t('buy.agreement')}
          </SiteLink>
        </Box>
        <Textarea
          {...form.getInputProps('reason')}
          label={t('refund.reason')}
          minRows={3}
          maxLength={most}
          required
          data-autofocus
        />
        <FormError error={failure} />
        <DialogButtons
          cancelLabel={t('site:cancel')}
          onCancel={onClose}
          confirmLabel={t('refund.ask')}
          busy={busy}
        />
      </Stack>
    </form>
  )
}

/** ORD-039: requests a refund from the school. */
export function RefundDialog({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  if (!order.may.refund) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('refund.ask')}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={t('refund.title')}
        size={520}
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': t('site:close') }}
      >
        <RefundForm order={order} onClose={close} />
      </Modal>
    </>
  )
}
