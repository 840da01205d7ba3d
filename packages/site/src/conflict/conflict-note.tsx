import { Box, Button, Flex, Group, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Difference, DifferenceList } from './difference-list.tsx'
import { conflictNoteId } from './show-note.ts'

interface ConflictNoteProps {
  /**
   * The fields that differ. If there are none, the copies are equal, and nothing has to be chosen.
   */
  rows: readonly Difference[]
  title?: string
  text?: string
  keepLabel?: string
  /** The author of the other copy; missing if the other copy is the user's own. */
  remoteLabel?: string
  takeLabel?: string
  /** True if the conflict was found while the user types: the focus stays in the field. */
  whileWriting?: boolean
  onKeep: () => void
  onTake: () => void
}

/** Milliseconds until the page around a new note has its final height. */
const settled = 100

/**
 * TCH-084: shows the newer stored version beside the typed one. Nothing is overwritten until the
 * person chooses.
 */
export function ConflictNote(props: ConflictNoteProps) {
  const { t } = useTranslation('conflict')
  const { rows, title = t('title'), text = t('text'), whileWriting } = props
  const note = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!whileWriting) note.current?.focus()
    // Nothing is saved before the choice, and the note may be far above the field in use. The page
    // scrolls to the top of the note. In a low window, the middle of the note alone would not help.
    const show = () => note.current?.scrollIntoView({ block: 'start' })
    show()
    // Scrolls once more after the fields around the note have taken texts of the newer version,
    // because their heights have changed.
    const timer = setTimeout(show, settled)
    return () => clearTimeout(timer)
  }, [whileWriting])
  return (
    <Box
      ref={note}
      id={conflictNoteId}
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
