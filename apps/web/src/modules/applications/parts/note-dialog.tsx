import { Modal, Stack, Text } from '@mantine/core'
import { stepNoteMost } from '@titian/contract'
import { FormError, useForm } from '@titian/site'
import { DialogButtons, Note } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CountedText } from './counted-text.tsx'

interface NoteDialogProps<Data> {
  title: string
  text: string
  confirmLabel: string
  danger?: boolean
  /**
   * Says why the step is no longer possible, because the application has changed since the dialog
   * opened.
   */
  changed?: ReactNode
  draft: string
  send: (note: string) => Promise<Data>
  onFailed?: (error: unknown) => void
  onDone: (data: Data) => void
  onClose: () => void
}

function Fields<Data>(props: NoteDialogProps<Data>) {
  const { text, confirmLabel, danger, changed, draft, send, onDone, onFailed, onClose } = props
  const { t } = useTranslation(['applications', 'site'])
  const { form, submit, busy, failure } = useForm({
    initialValues: { note: '' },
    // The note is stored, so that a failed network or a sign-in does not lose it.
    draft: { owner: 'person', name: draft, fields: ['note'] },
    problemsOf: ({ note }) => ({
      note:
        note.trim().length > stepNoteMost ? t('company.noteLong', { most: stepNoteMost }) : null,
    }),
    send: ({ note }) => send(note.trim()),
    onFailed,
    onDone,
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text component="p">{text}</Text>
        <CountedText
          {...form.getInputProps('note')}
          value={form.values.note}
          most={stepNoteMost}
          minRows={2}
          label={t('detail.note')}
        />
        {changed ? (
          <Note tone="warn" live>
            {changed}
          </Note>
        ) : null}
        <FormError error={failure} />
        <DialogButtons
          cancelLabel={t('site:cancel')}
          onCancel={onClose}
          confirmLabel={confirmLabel}
          busy={busy}
          disabled={Boolean(changed)}
          danger={danger}
          focused="cancel"
        />
      </Stack>
    </form>
  )
}

/** Confirms a step of the student, with an explanation and a note to the company. */
export function NoteDialog<Data>(props: NoteDialogProps<Data>) {
  const { t } = useTranslation('site')
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={props.title}
      size={520}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Fields {...props} />
    </Modal>
  )
}
