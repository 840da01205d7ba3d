import { Box, Button, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Chapter } from '@titian/contract'
import { ConfirmDialog, Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './catalogue.module.css'
import { ChapterDialog } from './chapter-dialog.tsx'
import { LessonDialog } from './lesson-dialog.tsx'
import { LessonRow } from './lesson-row.tsx'
import { FilesOf } from '../materials/files-of.tsx'
import { PlaceButtons } from '../wizard/place-buttons.tsx'
import { useCatalogueActs } from './use-catalogue-acts.ts'
import { useChapterLabel } from './use-chapter-label.ts'

interface ChapterCardProps {
  courseSign: string
  chapter: Chapter
  /** Chapters of the course. */
  count: number
  mayEdit: boolean
}

type Dialog = 'edit' | 'remove' | 'lesson' | null

function RemoveChapter({ chapter, onClose }: { chapter: Chapter; onClose: () => void }) {
  const { t } = useTranslation('courses')
  const acts = useCatalogueActs()
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('chapter.removeTitle', { name: chapter.chapterName })}
      text={
        chapter.lessons.length > 0 ? (
          <>
            <p>{t('chapter.removeText', { count: chapter.lessons.length })}</p>
            <ul>
              {chapter.lessons.map((lesson) => (
                <li key={lesson.idSign}>{lesson.videoTitle}</li>
              ))}
            </ul>
          </>
        ) : (
          t('chapter.removeEmpty')
        )
      }
      confirmLabel={t('remove')}
      cancelLabel={t('site:cancel')}
      onConfirm={() => acts.removeChapter(chapter)}
    />
  )
}

export function ChapterCard({ courseSign, chapter, count, mayEdit }: ChapterCardProps) {
  const { t } = useTranslation('courses')
  const label = useChapterLabel()
  const acts = useCatalogueActs()
  const [dialog, setDialog] = useState<Dialog>(null)
  const close = () => setDialog(null)
  return (
    <Surface padding="none">
      <div className={styles['head']}>
        <Box flex="1 1 200px" miw={0}>
          <Box component="span" c="var(--text-2)" fz="xs" fw={600}>
            {label(chapter.chapterLevel)}
          </Box>
          <Title order={2} size="h4">
            {chapter.chapterName}
          </Title>
          {chapter.chapterSynopsis ? (
            <Box className="clip-2" component="p" c="var(--text-2)" fz="sm">
              {chapter.chapterSynopsis}
            </Box>
          ) : null}
        </Box>
        {mayEdit ? (
          <PlaceButtons
            name={chapter.chapterName}
            level={chapter.chapterLevel}
            count={count}
            busy={acts.busy}
            onMove={(level) => acts.moveChapter(chapter.idSign, level)}
            onEdit={() => setDialog('edit')}
            onRemove={() => setDialog('remove')}
          />
        ) : null}
      </div>
      {chapter.lessons.length === 0 ? (
        <Box component="p" py="sm" px="md" c="var(--text-2)" fz="sm">
          {t('lesson.none')}
        </Box>
      ) : (
        <ol>
          {chapter.lessons.map((lesson) => (
            <LessonRow
              key={lesson.idSign}
              lesson={lesson}
              chapterLevel={chapter.chapterLevel}
              count={chapter.lessons.length}
              mayEdit={mayEdit}
            />
          ))}
        </ol>
      )}
      {mayEdit ? (
        <Box py="xs" px="md">
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setDialog('lesson')}
          >
            {t('lesson.add')}
          </Button>
        </Box>
      ) : null}
      <Box py="sm" px="md" style={{ borderTop: '1px solid var(--line)' }}>
        <Title order={3} size="h5">
          {t('files.title')}
        </Title>
        <FilesOf
          courseSign={courseSign}
          chapterSign={chapter.idSign}
          name={chapter.chapterName}
          mayEdit={mayEdit}
        />
      </Box>
      {dialog === 'edit' ? <ChapterDialog sign={chapter.idSign} onClose={close} /> : null}
      {dialog === 'lesson' ? <LessonDialog chapterSign={chapter.idSign} onClose={close} /> : null}
      {dialog === 'remove' ? <RemoveChapter chapter={chapter} onClose={close} /> : null}
    </Surface>
  )
}
