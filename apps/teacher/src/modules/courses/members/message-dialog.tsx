import { Modal, Stack, Textarea } from '@mantine/core'
import { statistics } from '@titian/contract'
import { ask, byContract, FormError, useForm } from '@titian/site'
import { DialogButtons, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MemberFilter } from './member-words.ts'

interface MessageDialogProps {
  courseIdSign: string
  filter: MemberFilter
  /** How many the filter finds. */
  count: number
  onClose: () => void
}

/** TCH-124: to those whom the list shows now. */
export function MessageDialog({ courseIdSign, filter, count, onClose }: MessageDialogProps) {
  const { t } = useTranslation(['courses', 'site'])
  // Two clicks, or a second try after a lost answer, are one message.
  const [key] = useState(() => crypto.randomUUID())
  const inputOf = ({ text }: { text: string }) => ({ courseIdSign, ...filter, text, key })
  const { form, submit, busy, failure } = useForm<{ text: string }, { told: number }>({
    initialValues: { text: '' },
    problemsOf: byContract(statistics.messageStudents.input, { inputOf }),
    send: (values) => ask(statistics.messageStudents, inputOf(values)),
    onDone: ({ told }) => {
      toast.success(t('members.message.done', { count: told }))
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={busy ? () => {} : onClose}
      title={t('members.message.title', { count })}
      size={600}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('site:close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <p className="muted">{t('members.message.lead')}</p>
          <FormError error={failure} />
          <Textarea
            data-autofocus
            label={t('members.message.text')}
            required
            autosize
            minRows={5}
            maxRows={14}
            maxLength={2000}
            {...form.getInputProps('text')}
          />
          <DialogButtons
            cancelLabel={t('site:cancel')}
            onCancel={onClose}
            confirmLabel={t('members.message.send')}
            busy={busy}
          />
        </Stack>
      </form>
    </Modal>
  )
}
