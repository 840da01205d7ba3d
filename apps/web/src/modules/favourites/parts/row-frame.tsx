import { ActionIcon, Flex } from '@mantine/core'
import { IconHeartOff, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './favourites.module.css'

export type Tab = 'history' | 'favourites'

interface RowFrameProps {
  tab: Tab
  title: string
  cover: ReactNode
  isRemoving: boolean
  onRemove: () => void
  children: ReactNode
}

/**
 * One row of the history or of the favourites: the cover, the words, and a button that removes the
 * row.
 */
export function RowFrame({ tab, title, cover, isRemoving, onRemove, children }: RowFrameProps) {
  const { t } = useTranslation('favourites')
  const Icon = tab === 'favourites' ? IconHeartOff : IconX
  return (
    <div className={styles['row']}>
      {cover}
      <Flex direction="column" gap={4} miw={0}>
        {children}
      </Flex>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        loading={isRemoving}
        aria-label={t(`remove.${tab}`, { course: title })}
        onClick={onRemove}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}
