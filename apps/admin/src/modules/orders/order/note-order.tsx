import { Button, Textarea } from '@mantine/core'
import { orders, type StaffOrder } from '@titian/contract'
import { IconNote } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { useOrderForm } from './use-order-form.ts'

function Dialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { t } = useTranslation('orders')
  const { form, submit, busy, failure } = useOrderForm(orders.noteOrder, {
    initialValues: { note: '' },
    inputOf: ({ note }) => ({ sign: order.idSign, note }),
    done: t('note.done'),
    onDone: onClose,
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('note.title')}
      confirmLabel={t('note.keep')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <Textarea
        {...form.getInputProps('note')}
        label={t('note.label')}
        description={t('note.hint')}
        maxLength={500}
        autosize
        minRows={3}
        required
      />
    </ActDialog>
  )
}

/** ORD-100: a note of the staff about an order. */
export function NoteOrder({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('orders')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconNote size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('note.add')}
      </Button>
      {open ? <Dialog order={order} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
