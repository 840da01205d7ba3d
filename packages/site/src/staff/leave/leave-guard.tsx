import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useUnsavedWork } from '../../language/unsaved-work.ts'

/** Asks before what is not saved is left behind: by a link, by going back, or by closing the page. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const { t } = useTranslation('staff')
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    disabled: !dirty,
    enableBeforeUnload: false,
    withResolver: true,
  })
  useUnsavedWork(dirty)
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      danger
      title={t('leave.title')}
      text={t('leave.text')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  )
}
