import { Flex, Stack, TextInput } from '@mantine/core'
import { foldLetters, materials } from '@titian/contract'
import { IconSearch } from '@tabler/icons-react'
import { EmptyState, ListSkeleton } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileSize } from '../files/file-size.ts'
import { useFormats } from '../format/formats.ts'
import { ErrorView } from '../parts/error-view.tsx'
import type { CourseFilesProps } from './course-materials.tsx'
import { MaterialGate } from './material-gate.tsx'
import { MaterialRow } from './material-row.tsx'
import { useMaterials } from './use-materials.ts'

function AllFiles({ courseSign }: { courseSign: string }) {
  const { t } = useTranslation(['course-materials', 'site'])
  const formats = useFormats()
  const [part, setPart] = useState('')
  const asked = useMaterials(materials.allCourseDataList, { courseIdSign: courseSign })
  const { data, error } = asked
  if (error) return <ErrorView error={error} onRetry={() => void asked.refetch()} />
  if (!data) return <ListSkeleton count={3} picture={false} label={t('site:loading')} />
  if (data.total === 0) return <EmptyState title={t('none')} text={t('noneText')} />
  const wanted = foldLetters(part).trim().toLocaleLowerCase()
  const shown = data.list.filter(({ fileName }) => fileName.toLocaleLowerCase().includes(wanted))
  return (
    <Stack gap="md" maw="80ch">
      <Flex justify="space-between" align="end" gap="sm" wrap="wrap">
        <TextInput
          label={t('filter')}
          value={part}
          onChange={({ currentTarget }) => setPart(currentTarget.value)}
          leftSection={<IconSearch size={18} aria-hidden />}
          flex="0 1 320px"
          maxLength={120}
        />
        <output className="meta num">
          {wanted
            ? t('shown', { count: shown.length, total: data.total })
            : t('total', { count: data.total, size: fileSize(data.totalSize, formats) })}
        </output>
      </Flex>
      {shown.length === 0 ? (
        <EmptyState title={t('noneFound')} text={t('noneFoundText')} />
      ) : (
        <ul>
          {shown.map((material) => (
            <MaterialRow key={material.idSign} material={material} withChapter />
          ))}
        </ul>
      )}
    </Stack>
  )
}

/** CRS-023: all files of the course, found by name. */
export function CourseData({ courseSign, ...gate }: CourseFilesProps) {
  return (
    <MaterialGate {...gate}>
      {/* The key gives another course an empty filter (CRS-034). */}
      <AllFiles key={courseSign} courseSign={courseSign} />
    </MaterialGate>
  )
}
