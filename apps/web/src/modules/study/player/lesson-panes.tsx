import { Box, Stack, Tabs } from '@mantine/core'
import { Segmented } from '@titian/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './lesson-page.module.css'

const panes = ['lessons', 'transcript', 'notes', 'questions'] as const
export type Pane = (typeof panes)[number]

interface LessonPanesProps {
  phone: boolean
  pane: Pane
  onPane: (pane: Pane) => void
  /**
   * The contents of the panes, by name. Without `files` the lesson has no files, and there is no
   * tab for them.
   */
  parts: Record<'transcript' | 'notes' | 'questions' | 'completion', ReactNode> & {
    files?: ReactNode
  }
  list: ReactNode
}

/** Below the video: one pane at a time on a phone, tabs on a desktop. */
export function LessonPanes({ phone, pane, onPane, parts, list }: LessonPanesProps) {
  const { t } = useTranslation('study')
  const [tab, setTab] = useState<string | null>('transcript')
  const { transcript, files, notes, questions, completion } = parts
  if (phone)
    return (
      <>
        <Segmented
          full
          label={t('lesson.panes.label')}
          value={pane}
          onChange={onPane}
          options={panes.map((value) => ({ value, label: t(`lesson.panes.${value}`) }))}
        />
        {pane === 'transcript' ? transcript : null}
        {pane === 'transcript' ? files : null}
        {pane === 'notes' ? notes : null}
        {pane === 'questions' ? questions : null}
        {pane === 'lessons' ? completion : null}
        {pane === 'lessons' ? <Box mx={-16}>{list}</Box> : null}
      </>
    )
  return (
    <div className={styles['cards']}>
      <Tabs value={tab} onChange={setTab} miw={0}>
        <Tabs.List aria-label={t('lesson.panes.label')}>
          <Tabs.Tab value="transcript">{t('lesson.panes.transcript')}</Tabs.Tab>
          {files ? <Tabs.Tab value="files">{t('lesson.panes.files')}</Tabs.Tab> : null}
          <Tabs.Tab value="questions">{t('lesson.panes.questions')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="transcript" pt="md">
          {transcript}
        </Tabs.Panel>
        {files ? (
          <Tabs.Panel value="files" pt="md">
            {tab === 'files' ? files : null}
          </Tabs.Panel>
        ) : null}
        <Tabs.Panel value="questions" pt="md">
          {tab === 'questions' ? questions : null}
        </Tabs.Panel>
      </Tabs>
      <Stack gap="md">
        {notes}
        {completion}
      </Stack>
    </div>
  )
}
