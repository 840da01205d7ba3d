import { Box, Button, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { courses, type CourseDraft } from '@titian/contract'
import { ErrorView, useAsk } from '@titian/site'
import { EmptyState, ListSkeleton, Surface, SaveBar } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SortableList } from '@titian/site/sortable'
import { ChapterCard } from './chapter-card.tsx'
import { ChapterDialog } from './chapter-dialog.tsx'
import { useCatalogueActs } from './use-catalogue-acts.ts'
import { FilesOf } from '../materials/files-of.tsx'

interface CatalogueStepProps {
  course: CourseDraft
  onNext: () => void
}

/** Chapters and their lessons, each with its video and captions. */
export function CatalogueStep({ course, onNext }: CatalogueStepProps) {
  const { t } = useTranslation('courses')
  const [adding, setAdding] = useState(false)
  const acts = useCatalogueActs()
  const input = { sign: course.idSign }
  const { data: chapters, error, refetch } = useAsk(courses.catalogue, input, { staleTime: 0 })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!chapters) return <ListSkeleton label={t('site:loading')} picture={false} />
  const add = (
    <Button
      variant={chapters.length === 0 ? 'filled' : 'default'}
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      {t('chapter.add')}
    </Button>
  )
  return (
    <>
      {chapters.length === 0 ? (
        <EmptyState title={t('chapter.none')} text={t('chapter.noneText')} action={add} />
      ) : (
        <SortableList
          items={chapters}
          idOf={({ idSign }) => idSign}
          gap="var(--s4)"
          disabled={!course.may.edit || chapters.length < 2}
          onMove={({ idSign }, place) => acts.moveChapter(idSign, place)}
          moved={({ chapterName: name }, place) =>
            t('place.moved', { name, place, count: chapters.length })
          }
        >
          {(chapter, handle) => (
            <ChapterCard
              courseSign={course.idSign}
              chapter={chapter}
              count={chapters.length}
              mayEdit={course.may.edit}
              handle={handle}
            />
          )}
        </SortableList>
      )}
      {chapters.length > 0 && course.may.edit ? <Box mt="md">{add}</Box> : null}
      <Surface mt="md">
        <Title order={2} size="h4">
          {t('files.wholeCourse')}
        </Title>
        <p className="meta">{t('files.hint')}</p>
        <FilesOf
          courseSign={course.idSign}
          chapterSign={null}
          name={course.courseName}
          mayEdit={course.may.edit}
        />
      </Surface>
      <SaveBar>
        <span className="meta">{t('savedAtOnce')}</span>
        <Button onClick={onNext}>{t('toStandard')}</Button>
      </SaveBar>
      {adding ? (
        <ChapterDialog courseSign={course.idSign} onClose={() => setAdding(false)} />
      ) : null}
    </>
  )
}
