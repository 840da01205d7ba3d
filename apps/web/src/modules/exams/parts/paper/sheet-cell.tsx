import { UnstyledButton } from '@mantine/core'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import styles from './answer-sheet.module.css'

interface SheetCellProps {
  number: number
  written: boolean
  marked: boolean
  current: boolean
  onClick: () => void
}

export function SheetCell({ number, written, marked, current, onClick }: SheetCellProps) {
  const { t } = useTranslation('exams')
  const { list } = useFormats()
  const words = [
    t('paper.cell', { number }),
    t(written ? 'paper.answered' : 'paper.notAnswered'),
    ...(marked ? [t('paper.marked')] : []),
    ...(current ? [t('paper.here')] : []),
  ]
  return (
    <UnstyledButton
      className={`num ${styles['cell']}`}
      data-written={written || undefined}
      data-marked={marked || undefined}
      data-current={current || undefined}
      aria-current={current || undefined}
      aria-label={list(words)}
      onClick={onClick}
    >
      {number}
    </UnstyledButton>
  )
}
