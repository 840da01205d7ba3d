import { Textarea, type TextareaProps } from '@mantine/core'
import { allowanceReasonMost } from '@titian/contract'
import { DialogButtons, Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface TimeActProps {
  /** The form's props for the field of the reason. */
  reason: TextareaProps
  isFirst?: boolean
  /** A text that asks for confirmation before the action. */
  warning?: string | null
  confirmLabel: string
  busy: boolean
  onCancel: () => void
}

/** The end of every form that changes times: the reason and the button. */
export function TimeAct({
  reason,
  isFirst = false,
  warning,
  confirmLabel,
  busy,
  onCancel,
}: TimeActProps) {
  const { t } = useTranslation(['exams', 'site'])
  return (
    <>
      <Textarea
        data-autofocus={isFirst || undefined}
        label={t('times.reason')}
        minRows={2}
        autosize
        required
        maxLength={allowanceReasonMost}
        {...reason}
      />
      {warning ? (
        <Note tone="warn" live>
          {warning}
        </Note>
      ) : null}
      <DialogButtons
        cancelLabel={t('site:cancel')}
        onCancel={onCancel}
        confirmLabel={confirmLabel}
        busy={busy}
      />
    </>
  )
}
