import { Stack, Title } from '@mantine/core'
import { materials, type CourseMaterial } from '@titian/contract'
import { EmptyState, ListSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ErrorView } from '../parts/error-view.tsx'
import { MaterialGate } from './material-gate.tsx'
import { MaterialRow } from './material-row.tsx'
import { useMaterials } from './use-materials.ts'

export interface CourseFilesProps {
  courseSign: string
  learn: boolean
  /** How many files the course has. */
  count: number
}

/** Groups the files by chapter; the list is already sorted by chapter. */
function byChapter(list: readonly CourseMaterial[]): CourseMaterial[][] {
  const groups = new Map<string, CourseMaterial[]>()
  for (const one of list) {
    const group = groups.get(one.chapterIdSign ?? '') ?? []
    groups.set(one.chapterIdSign ?? '', [...group, one])
  }
  return [...groups.values()]
}

function Chapters({ courseSign }: { courseSign: string }) {
  const { t } = useTranslation(['course-materials', 'site'])
  const asked = useMaterials(materials.courseDownList, { courseIdSign: courseSign })
  const { data, error } = asked
  if (error) return <ErrorView error={error} onRetry={() => void asked.refetch()} />
  if (!data) return <ListSkeleton count={3} picture={false} label={t('site:loading')} />
  if (data.total === 0)
    return <EmptyState title={t('noneInChapters')} text={t('noneInChaptersText')} />
  return (
    <Stack gap="lg" maw="80ch">
      {byChapter(data.list).map((group) => (
        <section key={group[0]?.chapterIdSign}>
          <Title order={2} size="h4">
            {group[0]?.chapterName}
          </Title>
          <ul>
            {group.map((material) => (
              <MaterialRow key={material.idSign} material={material} />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  )
}

/** CRS-023: the files of the course chapter by chapter. */
export function CourseMaterials({ courseSign, ...gate }: CourseFilesProps) {
  return (
    <MaterialGate {...gate}>
      <Chapters courseSign={courseSign} />
    </MaterialGate>
  )
}
