import { Box, Flex, UnstyledButton } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import type { PaperEntry } from '@titian/contract'
import { StatusBadge } from '@titian/ui'
import type { ReactNode } from 'react'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { ActsMenu } from '../parts/acts-menu.tsx'

interface EntryCardProps {
  /** The printed entry, in the language of the site. */
  entry: PaperEntry
  hidden: boolean
  isOpen: boolean
  isFirst: boolean
  isLast: boolean
  /** RES-035: false for the last job intention. */
  mayRemove: boolean
  handle: ReactNode
  onOpen: () => void
  onMove: (step: -1 | 1) => void
  onHide: (hidden: boolean) => void
  onRemove: () => void
}

/** An entry in the list of its section. */
export function EntryCard(props: EntryCardProps) {
  const { t } = useTranslation('resume')
  const { list } = useFormats()
  const { entry, hidden, isOpen, handle, onOpen } = props
  const name = entry.title || t('entry.unnamed')
  const facts = list([entry.subtitle, entry.period].filter(Boolean))
  return (
    <Flex gap="xs" align="center" p="xs" mih={60}>
      {handle}
      <UnstyledButton
        flex={1}
        miw={0}
        onClick={onOpen}
        aria-expanded={isOpen}
        style={{ opacity: hidden ? 0.6 : 1 }}
      >
        <Box component="b" className="clip" display="block">
          {name}
        </Box>
        {facts ? (
          <Box component="span" className="meta clip" display="block">
            {facts}
          </Box>
        ) : null}
      </UnstyledButton>
      {hidden ? <StatusBadge tone="neutral">{t('hidden')}</StatusBadge> : null}
      {isOpen ? <StatusBadge tone="brand">{t('entry.editing')}</StatusBadge> : null}
      <ActsMenu
        label={t('entry.acts', { name })}
        acts={[
          { label: t('entry.edit'), Icon: IconPencil, onPress: onOpen },
          {
            label: t('moveUp'),
            Icon: IconArrowUp,
            disabled: props.isFirst,
            onPress: () => props.onMove(-1),
          },
          {
            label: t('moveDown'),
            Icon: IconArrowDown,
            disabled: props.isLast,
            onPress: () => props.onMove(1),
          },
          {
            label: t(hidden ? 'show' : 'hide'),
            Icon: hidden ? IconEye : IconEyeOff,
            onPress: () => props.onHide(!hidden),
          },
          {
            label: t(props.mayRemove ? 'entry.remove' : 'entry.lastStays'),
            Icon: IconTrash,
            danger: true,
            disabled: !props.mayRemove,
            onPress: props.onRemove,
          },
        ]}
      />
    </Flex>
  )
}
