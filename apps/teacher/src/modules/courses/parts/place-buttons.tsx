import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './catalogue.module.css'

interface PlaceButtonsProps {
  /** Names the thing for screen readers. */
  name: string
  level: number
  count: number
  busy: boolean
  onMove: (level: number) => void
  onEdit: () => void
  onRemove: () => void
}

/** Up, down, edit and delete, the same for chapters and lessons. */
export function PlaceButtons(props: PlaceButtonsProps) {
  const { name, level, count, busy, onMove, onEdit, onRemove } = props
  const { t } = useTranslation('courses')
  return (
    <div className={styles['tools']}>
      <ActionIcon
        aria-label={t('place.up', { name })}
        disabled={busy || level <= 1}
        onClick={() => onMove(level - 1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={t('place.down', { name })}
        disabled={busy || level >= count}
        onClick={() => onMove(level + 1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={t('place.edit', { name })} onClick={onEdit}>
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={t('place.remove', { name })} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
