import { useForm } from '@titian/site'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { ReasonField } from '../../../parts/reason-field.tsx'

interface ReasonDialogProps {
  title: string
  text: string
  confirmLabel: string
  danger?: boolean
  /** Other fields that the action needs, shown above the reason. */
  children?: ReactNode
  /** Returns whether the other fields are valid; nothing is sent while it returns false. */
  maySend?: () => boolean
  send: (reason: string) => Promise<unknown>
  refresh: readonly QueryKey[]
  onDone: () => void
  onClose: () => void
}

const least = 3

/**
 * A dialog that asks for the reason of an action on a company or a post. The log stores the reason.
 */
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
      <ReasonField {...form.getInputProps('reason')} label={t('reason')} hint={t('reasonHint')} />
    </ActDialog>
  )
}
