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
  /** Whose the other copy is, where it is not that of somebody else. */
  remoteLabel?: string
  takeLabel?: string
  /** Found while somebody writes: the focus stays in their field. */
  whileWriting?: boolean
  onKeep: () => void
  onTake: () => void
}

/** TCH-084: the newer copy beside one's own; nothing is overwritten before somebody has chosen. */
export function ConflictNote(props: ConflictNoteProps) {
  const { t } = useTranslation('conflict')
  const { rows, title = t('title'), text = t('text'), whileWriting } = props
  const note = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!whileWriting) note.current?.focus()
    // Nothing is saved before the choice, which may be far above the field that somebody is in. The browser moves the
    // page by the height of the new note first, so that the field stays where it is: two frames later it is done.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => note.current?.scrollIntoView({ block: 'start' }))
    })
    return () => cancelAnimationFrame(frame)
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
        <p>{rows.length > 0 ? text : t('same')}</p>
        <DifferenceList
          rows={rows}
          localLabel={t('mine')}
          remoteLabel={props.remoteLabel ?? t('remote')}
        />
        <Group gap="sm" align="stretch" justify="flex-end">
          <Button variant="default" onClick={props.onTake}>
            {props.takeLabel ?? t('take')}
          </Button>
          {rows.length > 0 ? (
            <Button onClick={props.onKeep}>{props.keepLabel ?? t('keep')}</Button>
          ) : null}
        </Group>
      </Stack>
    </Box>
  )
}
