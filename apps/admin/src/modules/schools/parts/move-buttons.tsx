import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

interface MoveButtonsProps {
  /** The accessible name of the entry. */
  name: string
  index: number
  count: number
  onMove: (to: number) => void
}

const faint = { c: 'neutral.4', bg: 'transparent', style: { cursor: 'default' } }

/**
 * Buttons to move an entry. At an end the button stays focusable and does nothing, so that the
 * focus is not lost.
 */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('schools')
  const button = (to: number, label: string, Icon: typeof IconArrowUp) => {
    const impossible = to < 0 || to >= count
    return (
      <ActionIcon
        aria-label={label}
        aria-disabled={impossible || undefined}
        data-disabled={impossible || undefined}
        {...(impossible ? faint : null)}
        onClick={() => (impossible ? undefined : onMove(to))}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <>
      {button(index - 1, t('list.up', { name }), IconArrowUp)}
      {button(index + 1, t('list.down', { name }), IconArrowDown)}
    </>
  )
}
