import { Stack } from '@mantine/core'
import { DialogButtons } from '@titian/ui'
import { FormError } from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface ActDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  confirmLabel: string
  danger?: boolean
  /** The width in pixels. */
  size?: number
  busy: boolean
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  /** An error that belongs to no field. */
  failure?: unknown
  children: ReactNode
}

/** A dialog with a short form. */
export function ActDialog(props: ActDialogProps) {
  const { opened, onClose, title, confirmLabel, danger = false, busy, onSubmit } = props
  const { t } = useTranslation('site')
  return (
    <FormDialog opened={opened} onClose={onClose} title={title} size={props.size ?? 520}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <FormError error={props.failure} />
          {props.children}
          <DialogButtons
            cancelLabel={t('cancel')}
            onCancel={onClose}
            confirmLabel={confirmLabel}
            busy={busy}
            danger={danger}
          />
        </Stack>
      </form>
    </FormDialog>
  )
}
