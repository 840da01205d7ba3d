import { ActionIcon, Button, Flex } from '@mantine/core'
import { IconAlertTriangle, IconChevronDown, IconTrash } from '@tabler/icons-react'
import { StatusBadge } from '@titian/ui'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './entry-list.module.css'
import { MoveButtons } from './move-buttons.tsx'

export interface EntryRowProps {
  name: string
  summary: ReactNode
  open: boolean
  wrong: boolean
  index: number
  count: number
  onToggle: () => void
  onMove: (to: number) => void
  onRemove: () => void
  children: ReactNode
}

/** One entry of a list: closed it is one line, opened it shows its fields. */
export function EntryRow(props: EntryRowProps) {
  const { name, summary, open, wrong, index, count, onToggle, onMove, onRemove, children } = props
  const { t } = useTranslation('schools')
  const body = useId()
  return (
    <>
      <div className={styles['head']}>
        <Flex rowGap={2} columnGap="sm" align="center" wrap="wrap" flex="1 1 240px" miw={0} fz="sm">
          {summary}
          {wrong ? (
            <StatusBadge tone="danger" icon={<IconAlertTriangle size={14} aria-hidden />}>
              {t('list.wrong')}
            </StatusBadge>
          ) : null}
        </Flex>
        <Flex gap={2} align="center" ml="auto">
          <MoveButtons name={name} index={index} count={count} onMove={onMove} />
          <ActionIcon aria-label={t('list.remove', { name })} onClick={onRemove}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
          <Button
            variant="subtle"
            color="neutral"
            aria-expanded={open}
            aria-controls={open ? body : undefined}
            aria-label={t(open ? 'list.closeNamed' : 'list.editNamed', { name })}
            rightSection={<IconChevronDown className={styles['mark']} size={16} aria-hidden />}
            onClick={onToggle}
          >
            {t(open ? 'list.close' : 'list.edit')}
          </Button>
        </Flex>
      </div>
      {open ? (
        <div id={body} className={styles['body']}>
          {children}
        </div>
      ) : null}
    </>
  )
}
