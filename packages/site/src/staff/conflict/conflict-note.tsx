import { Box, Button, Flex, Group, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './conflict-note.module.css'

/** A field in which two copies differ. */
export interface Difference {
  name: string
  mine: string
  theirs: string
}

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

function Copy({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('staff')
  return (
    <dd>
      <b>{label}</b>
      <div className={styles['copy']}>{text || t('conflict.nothing')}</div>
    </dd>
  )
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
        <Flex component="dl" direction="column" gap="sm">
          {rows.map(({ name, mine, theirs }) => (
            <div key={name} className={styles['row']}>
              <dt>{name}</dt>
              <Copy label={t('conflict.mine')} text={mine} />
              <Copy label={t('conflict.theirs')} text={theirs} />
            </div>
          ))}
        </Flex>
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
