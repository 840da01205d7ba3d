import {
  IconAlertTriangle,
  IconCheck,
  IconDeviceMobile,
  IconPencil,
  IconRefresh,
} from '@tabler/icons-react'
import styles from './saved-mark.module.css'

export type SavedState = 'saved' | 'saving' | 'local' | 'none' | 'failed'

export interface SavedMarkProps {
  state: SavedState
  /** Already with the time, such as "Saved 14:03". */
  label: string
}

const icons = {
  saved: IconCheck,
  saving: IconRefresh,
  local: IconDeviceMobile,
  none: IconPencil,
  failed: IconAlertTriangle,
}

/** Says where long writing stands. Only trouble is announced: a reader of every save could not write. */
export function SavedMark({ state, label }: SavedMarkProps) {
  const Icon = icons[state]
  return (
    <span
      className={styles['mark']}
      data-state={state}
      role={state === 'failed' || state === 'local' ? 'status' : undefined}
    >
      <Icon size={14} aria-hidden />
      <span className="num">{label}</span>
    </span>
  )
}
