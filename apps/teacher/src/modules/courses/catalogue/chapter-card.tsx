import { Box, Flex, Title } from '@mantine/core'
import type { Chapter } from '@titian/contract'
import { ConfirmDialog, Surface } from '@titian/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SortableList } from '@titian/site/sortable'
import { BulkPanel } from '../bulk/bulk-panel.tsx'
import { DropArea } from '../bulk/drop-area.tsx'
import { useFilmChoice } from '../bulk/use-film-choice.ts'
import { AddLessons } from './add-lessons.tsx'
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
  /** The number of chapters of the course. */
  count: number
  mayEdit: boolean
  /** The handle for dragging with a pointer. */
  handle: ReactNode
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
            <p>{t('chapter.removeKeeps')}</p>
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

function ChapterHead({
  chapter,
  count,
  mayEdit,
  handle,
  onDialog,
}: ChapterCardProps & { onDialog: (dialog: Dialog) => void }) {
  const label = useChapterLabel()
  const acts = useCatalogueActs()
  return (
    <Flex
      rowGap="xs"
      columnGap="sm"
      align="center"
      wrap="wrap"
      py="sm"
      px="md"
      bg="var(--sunken)"
      style={{ borderBottom: '1px solid var(--line)' }}
    >
      {handle}
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
          onMove={(level) => void acts.moveChapter(chapter.idSign, level)}
          onEdit={() => onDialog('edit')}
          onRemove={() => onDialog('remove')}
        />
      ) : null}
    </Flex>
  )
}

function Lessons({ chapter, mayEdit }: Pick<ChapterCardProps, 'chapter' | 'mayEdit'>) {
  const { t } = useTranslation('courses')
  const acts = useCatalogueActs()
  const { lessons, chapterLevel } = chapter
  if (lessons.length === 0)
    return (
      <Box component="p" py="sm" px="md" c="var(--text-2)" fz="sm">
        {t('lesson.none')}
      </Box>
    )
  return (
    <SortableList
      items={lessons}
      idOf={({ idSign }) => idSign}
      disabled={!mayEdit || lessons.length < 2}
      onMove={({ idSign }, place) => acts.moveLesson(idSign, place)}
      moved={({ videoTitle: name }, place) =>
        t('place.moved', { name, place, count: lessons.length })
      }
    >
      {(lesson, handle) => (
        <LessonRow
          lesson={lesson}
          chapterLevel={chapterLevel}
          count={lessons.length}
          mayEdit={mayEdit}
          handle={handle}
        />
      )}
    </SortableList>
  )
}

export function ChapterCard(props: ChapterCardProps) {
  const { courseSign, chapter, mayEdit } = props
  const { t } = useTranslation('courses')
  const [dialog, setDialog] = useState<Dialog>(null)
  const close = () => setDialog(null)
  const empty = chapter.lessons.filter(({ hasVideo }) => !hasVideo)
  const { choose, leftOut, forget } = useFilmChoice(chapter.idSign, empty)
  const take = (files: readonly File[]) => void choose(files)
  return (
    <Surface padding="none">
      <DropArea onFiles={mayEdit ? take : undefined}>
        <ChapterHead {...props} onDialog={setDialog} />
        <Lessons chapter={chapter} mayEdit={mayEdit} />
        {mayEdit ? (
          <>
            <BulkPanel
              chapter={chapter.idSign}
              empty={empty}
              leftOut={leftOut}
              onForget={forget}
              onChoose={take}
            />
            <AddLessons
              chapterSign={chapter.idSign}
              chapterName={chapter.chapterName}
              onDialog={() => setDialog('lesson')}
              onFiles={take}
            />
          </>
        ) : null}
      </DropArea>
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
