import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './toast.module.css'

export const TOAST_MS = 1500

function show(text: string, icon: ReactNode, tone: string | undefined) {
  notifications.show({
    // The same sentence is not shown twice at a time.
    id: text,
    message: text,
    icon,
    autoClose: TOAST_MS,
    withCloseButton: false,
    classNames: { root: styles['toast'], icon: tone, description: styles['text'] },
  })
}

/** One short sentence over the page for a second and a half. */
export const toast = {
  success: (text: string) => show(text, <IconCheck size={18} aria-hidden />, styles['success']),
  failure: (text: string) =>
    show(text, <IconAlertTriangle size={18} aria-hidden />, styles['failure']),
}
