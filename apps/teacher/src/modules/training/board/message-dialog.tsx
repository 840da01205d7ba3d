import { Modal, Stack, Textarea, TextInput } from '@mantine/core'
import { trainStaffCalls } from '@titian/contract'
import { ask, byContract, FormError, useForm } from '@titian/site'
import { DialogButtons, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface MessageDialogProps {
  trainId: string
  /** How many are behind. */
  count: number
  onClose: () => void
}

type Values = { title: string; content: string }

/** TRN-062: one message to all who are behind. */
export function MessageDialog({ trainId, count, onClose }: MessageDialogProps) {
  const { t } = useTranslation(['training', 'site'])
  // Two clicks, or a second try after a lost answer, are one message.
  const [key] = useState(() => crypto.randomUUID())
  const inputOf = (values: Values) => ({ ...values, trainId, key })
  const { form, submit, busy, failure } = useForm<Values, { told: number }>({
    initialValues: { title: '', content: '' },
    problemsOf: byContract(trainStaffCalls.messageBehind.input, { inputOf }),
    send: (values) => ask(trainStaffCalls.messageBehind, inputOf(values)),
    onDone: ({ told }) => {
      toast.success(t('message.done', { count: told }))
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={busy ? () => {} : onClose}
      title={t('message.title', { count })}
      size={600}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('site:close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <p className="muted">{t('message.lead')}</p>
          <FormError error={failure} />
          <TextInput
            data-autofocus
            required
            label={t('message.subject')}
            maxLength={100}
            {...form.getInputProps('title')}
          />
          <Textarea
            required
            label={t('message.text')}
            autosize
            minRows={5}
            maxRows={14}
            maxLength={2000}
            {...form.getInputProps('content')}
          />
          <DialogButtons
            cancelLabel={t('site:cancel')}
            onCancel={onClose}
            confirmLabel={t('message.send')}
            busy={busy}
          />
        </Stack>
      </form>
    </Modal>
  )
}
