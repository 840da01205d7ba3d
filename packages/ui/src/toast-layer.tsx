import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import styles from './toast.module.css'
import { TOAST_MS, type ToastKind } from './toast-kind.ts'

const pictures = { success: IconCheck, failure: IconAlertTriangle }

export function showToast(text: string, kind: ToastKind): void {
  const Picture = pictures[kind]
  notifications.show({
    // The same sentence is not shown twice at a time.
    id: text,
    message: text,
    icon: <Picture size={18} aria-hidden />,
    autoClose: TOAST_MS,
    withCloseButton: false,
    classNames: { root: styles['toast'], icon: styles[kind], description: styles['text'] },
  })
}

/** Where they appear; one for the whole page. */
export const ToastLayer = () => (
  <Notifications position="top-center" autoClose={TOAST_MS} containerWidth={420} limit={3} />
)
