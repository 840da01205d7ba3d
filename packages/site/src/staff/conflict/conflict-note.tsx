import { Box, Button, Flex, Group, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Difference, DifferenceList } from './difference-list.tsx'

interface ConflictNoteProps {
  /** All fields that differ; without one the copies are the same and there is nothing to keep. */
  rows: readonly Difference[]
  title?: string
  text?: string
  keepLabel?: string
  /** Found while somebody writes: the focus stays in their field. */
  whileWriting?: boolean
  onKeep: () => void
  onTake: () => void
}

/** TCH-084: the newer copy beside one's own; nothing is overwritten before somebody has chosen. */
export function ConflictNote(props: ConflictNoteProps) {
  const { t } = useTranslation('staff')
  const { rows, title = t('conflict.title'), text = t('conflict.text'), whileWriting } = props
  const note = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!whileWriting) note.current?.focus()
  }, [whileWriting])
  return (
    <Box
      ref={note}
      component="section"
      mb="lg"
      p="md"
      bd="1px solid var(--amber-3)"
      bdrs="lg"
      bg="var(--warn-tint)"
      fz="sm"
      role="alert"
      tabIndex={-1}
    >
      <Stack gap="sm">
        <Flex component="h2" gap="xs" align="center" fz="md">
          <IconAlertTriangle size={20} aria-hidden />
          {title}
        </Flex>
        <p>{rows.length > 0 ? text : t('conflict.same')}</p>
        <DifferenceList
          rows={rows}
          localLabel={t('conflict.mine')}
          remoteLabel={t('conflict.theirs')}
        />
        <Group gap="sm" align="stretch" justify="flex-end">
          <Button variant="default" onClick={props.onTake}>
            {t('conflict.take')}
          </Button>
          {rows.length > 0 ? (
            <Button onClick={props.onKeep}>{props.keepLabel ?? t('conflict.keep')}</Button>
          ) : null}
        </Group>
      </Stack>
    </Box>
  )
}
