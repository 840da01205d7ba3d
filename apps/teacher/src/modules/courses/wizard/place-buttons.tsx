import { ActionIcon, Flex } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MoveButtons } from '../../../parts/move-buttons.tsx'

interface PlaceButtonsProps {
  /** The accessible name of the item. */
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
    <Flex flex="none" ml="auto">
      <MoveButtons
        upLabel={t('place.up', { name })}
        downLabel={t('place.down', { name })}
        place={level}
        first={level <= 1}
        last={level >= count}
        busy={busy}
        moved={t('place.moved', { name, place: level, count })}
        onUp={() => onMove(level - 1)}
        onDown={() => onMove(level + 1)}
      />
      <ActionIcon aria-label={t('place.edit', { name })} onClick={onEdit}>
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={t('place.remove', { name })} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Flex>
  )
}
