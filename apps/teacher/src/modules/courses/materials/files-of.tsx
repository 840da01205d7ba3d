import { Stack } from '@mantine/core'
import { ErrorView } from '@titian/site'
import { TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { AddFiles } from './add-files.tsx'
import type { FilePlace } from './chapter-target.ts'
import { FileRow } from './file-row.tsx'
import { useCourseFiles, useFileActs } from './use-course-files.ts'

interface FilesOfProps extends FilePlace {
  /** The name of the chapter or the course. */
  name: string
  mayEdit: boolean
}

/** CRS-060 to CRS-062: edits the files of a chapter, or of the whole course. */
export function FilesOf({ name, mayEdit, ...place }: FilesOfProps) {
  const { t } = useTranslation(['courses', 'site'])
  const { refresh } = useFileActs()
  const { data, error, refetch } = useCourseFiles(place.courseSign)
  if (error) return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={2} label={t('site:loading')} />
  const files = data.list.filter(({ chapterIdSign }) => chapterIdSign === place.chapterSign)
  return (
    <Stack gap={4} align="stretch">
      {files.length === 0 ? (
        <p className="meta">{t('files.none')}</p>
      ) : (
        <ol aria-label={t('files.of', { name })}>
          {files.map((file, index) => (
            <FileRow
              key={file.idSign}
              file={file}
              place={index + 1}
              count={files.length}
              mayEdit={mayEdit}
            />
          ))}
        </ol>
      )}
      {mayEdit ? (
        <div>
          <AddFiles place={place} name={name} onDone={() => void refresh()} />
        </div>
      ) : null}
    </Stack>
  )
}
