import { Button, Group } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './toast.module.css'
import { ACTION_TOAST_MS, TOAST_MS, type ToastAction, type ToastKind } from './toast-kind.ts'

const pictures = { success: IconCheck, failure: IconAlertTriangle }

/** The toast with a button that is shown now. */
let actionId: string | null = null

function hideAction(): void {
  if (actionId) notifications.hide(actionId)
  actionId = null
}

function show(kind: ToastKind, message: ReactNode, autoClose: number, id?: string): string {
  const Picture = pictures[kind]
  return notifications.show({
    id,
    message,
    icon: <Picture size={18} aria-hidden />,
    autoClose,
    withCloseButton: false,
    classNames: { root: styles['toast'], icon: styles[kind], description: styles['text'] },
  })
}

/**
 * Shows a toast with a button. It replaces the previous one, whose button would undo an older
 * change.
 */
function showAction(text: string, kind: ToastKind, { label, onPress }: ToastAction): void {
  hideAction()
  const press = () => {
    hideAction()
    onPress()
  }
  const message = (
    <Group gap="md" wrap="nowrap" justify="space-between">
      <span>{text}</span>
      <Button size="compact-sm" variant="white" color="dark" flex="none" onClick={press}>
        {label}
      </Button>
    </Group>
  )
  actionId = show(kind, message, ACTION_TOAST_MS)
}

export function showToast(text: string, kind: ToastKind, action?: ToastAction): void {
  if (action) showAction(text, kind, action)
  // The text is the id, so that the same sentence is never shown twice at the same time.
  else show(kind, text, TOAST_MS, text)
}

/** The layer of all toasts; a page has one. */
export const ToastLayer = () => (
  <Notifications position="top-center" autoClose={TOAST_MS} containerWidth={420} limit={3} />
)
