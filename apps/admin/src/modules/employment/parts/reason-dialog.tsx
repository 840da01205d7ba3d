import { Textarea } from '@mantine/core'
import { useForm } from '@titian/site'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'

interface ReasonDialogProps {
  title: string
  text: string
  confirmLabel: string
  danger?: boolean
  /** What else the act needs, above the reason. */
  children?: ReactNode
  /** What is wrong besides the reason; nothing is sent while there is any. */
  maySend?: () => boolean
  send: (reason: string) => Promise<unknown>
  refresh: readonly QueryKey[]
  onDone: () => void
  onClose: () => void
}

const least = 3

/** An act upon a company or a post that asks why; the log keeps the answer. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, confirmLabel, danger = true, send, refresh, onDone, onClose } = props
  const { t } = useTranslation('employment')
  const { form, submit, busy, failure } = useForm({
    initialValues: { reason: '' },
    problemsOf: ({ reason }) => (reason.trim().length < least ? { reason: t('reasonShort') } : {}),
    ...(props.maySend && { maySend: props.maySend }),
    send: ({ reason }) => send(reason),
    refresh,
    onDone: () => {
      onDone()
      onClose()
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={title}
      confirmLabel={confirmLabel}
      danger={danger}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <p>{text}</p>
      {props.children}
      <Textarea
        {...form.getInputProps('reason')}
        label={t('reason')}
        description={t('reasonHint')}
        maxLength={200}
        required
      />
    </ActDialog>
  )
}
