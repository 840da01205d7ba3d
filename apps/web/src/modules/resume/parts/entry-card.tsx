import { ActionIcon, Box, Flex, Menu, UnstyledButton } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import type { PaperEntry } from '@titian/contract'
import { StatusBadge } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface EntryCardProps {
  /** As it is printed, in the language of the site. */
  entry: PaperEntry
  hidden: boolean
  isOpen: boolean
  isFirst: boolean
  isLast: boolean
  /** RES-035: the last job intention stays. */
  mayRemove: boolean
  handle: ReactNode
  onOpen: () => void
  onMove: (step: -1 | 1) => void
  onHide: (hidden: boolean) => void
  onRemove: () => void
}

const icon = { size: 16, 'aria-hidden': true } as const

/** An entry in the list of its section. */
export function EntryCard(props: EntryCardProps) {
  const { t } = useTranslation('resume')
  const { entry, hidden, isOpen, handle, onOpen } = props
  const name = entry.title || t('entry.unnamed')
  const facts = [entry.subtitle, entry.period].filter(Boolean).join(', ')
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
      <Menu position="bottom-end" shadow="md" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('entry.acts', { name })}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onOpen}>
            {t('entry.edit')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowUp {...icon} />}
            disabled={props.isFirst}
            onClick={() => props.onMove(-1)}
          >
            {t('moveUp')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowDown {...icon} />}
            disabled={props.isLast}
            onClick={() => props.onMove(1)}
          >
            {t('moveDown')}
          </Menu.Item>
          <Menu.Item
            leftSection={hidden ? <IconEye {...icon} /> : <IconEyeOff {...icon} />}
            onClick={() => props.onHide(!hidden)}
          >
            {t(hidden ? 'show' : 'hide')}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash {...icon} />}
            disabled={!props.mayRemove}
            onClick={props.onRemove}
          >
            {t(props.mayRemove ? 'entry.remove' : 'entry.lastStays')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Flex>
  )
}
