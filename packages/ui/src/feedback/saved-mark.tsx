import { Flex } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCheck,
  IconDeviceMobile,
  IconPencil,
  IconRefresh,
} from '@tabler/icons-react'

export type SavedState = 'saved' | 'saving' | 'local' | 'none' | 'failed'

export interface SavedMarkProps {
  state: SavedState
  /** A label that includes the time, such as "Saved 14:03". */
  label: string
}

const icons = {
  saved: IconCheck,
  saving: IconRefresh,
  local: IconDeviceMobile,
  none: IconPencil,
  failed: IconAlertTriangle,
}

const colors = {
  saved: 'var(--ok)',
  saving: 'dimmed',
  local: 'var(--warn)',
  none: 'dimmed',
  failed: 'var(--danger)',
}

/**
 * Shows the save state of a long text. Only failures are announced: announcing every save would
 * disturb writing.
 */
export function SavedMark({ state, label }: SavedMarkProps) {
  const Icon = icons[state]
  return (
    <Flex
      component="span"
      display="inline-flex"
      align="center"
      gap={5}
      c={colors[state]}
      fz="xs"
      fw={state === 'failed' ? 600 : undefined}
      role={state === 'failed' || state === 'local' ? 'status' : undefined}
    >
      <Icon size={14} aria-hidden />
      <span className="num">{label}</span>
    </Flex>
  )
}
