import {
  IconAlertTriangle,
  IconCheck,
  IconCircleDashed,
  IconHourglass,
  IconLock,
  IconX,
} from '@tabler/icons-react'
import type { BoardCell } from '@titian/contract'
import { useTranslation } from 'react-i18next'

const icons = {
  open: IconCircleDashed,
  waiting: IconHourglass,
  done: IconCheck,
  failed: IconX,
  late: IconAlertTriangle,
  locked: IconLock,
} as const

const colors: Record<BoardCell, string> = {
  open: 'var(--text-2)',
  waiting: 'var(--info)',
  done: 'var(--ok)',
  failed: 'var(--danger)',
  late: 'var(--warn)',
  locked: 'var(--text-2)',
}

export const cellStates = ['done', 'waiting', 'open', 'late', 'failed', 'locked'] as const

/** TRN-062: each state has its own shape, and a word for screen readers. */
export function CellMark({ cell }: { cell: BoardCell }) {
  const { t } = useTranslation('training')
  const Icon = icons[cell]
  return (
    <>
      <Icon size={18} color={colors[cell]} aria-hidden />
      <span className="visually-hidden">{t(`cell.${cell}`)}</span>
    </>
  )
}
