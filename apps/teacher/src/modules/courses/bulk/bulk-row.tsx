import { ActionIcon, Box, Flex, NativeSelect, TextInput } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { lessonTitleMost } from '@titian/contract'
import { fileSize, useFormats } from '@titian/site'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FileName } from '../media/file-name.tsx'
import { RunningUpload } from '../media/running-upload.tsx'
import { useUpload } from '../media/use-upload.ts'
import { bulk, type BulkEntry, type EmptyLesson } from './bulk-plan.ts'

interface BulkRowProps {
  chapter: string
  entry: BulkEntry
  /** Lessons without a video that this file may fill. */
  free: readonly EmptyLesson[]
}

function Place({ chapter, entry, free }: BulkRowProps) {
  const { t } = useTranslation('courses')
  const { key, name, lesson, title } = entry
  const isTooLong = title.length > lessonTitleMost
  return (
    <Flex gap="sm" wrap="wrap" align="flex-end">
      {free.length > 0 ? (
        <NativeSelect
          flex="1 1 180px"
          label={t('bulk.place')}
          aria-label={t('bulk.placeOf', { name })}
          value={lesson ?? ''}
          onChange={({ currentTarget: { value } }) =>
            bulk.change(chapter, key, { lesson: value || null })
          }
          data={[
            { value: '', label: t('bulk.newLesson') },
            ...free.map((one) => ({ value: one.idSign, label: one.videoTitle })),
          ]}
        />
      ) : null}
      {lesson === null ? (
        <TextInput
          flex="2 1 220px"
          label={t('lesson.title')}
          aria-label={t('bulk.titleOf', { name })}
          value={title}
          error={isTooLong ? t('bulk.titleTooLong', { most: lessonTitleMost }) : undefined}
          onChange={({ currentTarget: { value } }) => bulk.change(chapter, key, { title: value })}
        />
      ) : null}
    </Flex>
  )
}

/** The state of the video: uploading, finished, or waiting for its file to be chosen again. */
function Film({ chapter, entry }: BulkRowProps) {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  const row = useUpload(entry.key)
  const { key, name, size, path } = entry
  const remove = () => bulk.remove(chapter, key)
  if (row) return <RunningUpload sign={key} row={row} onGone={remove} />
  return (
    <Flex rowGap="xs" columnGap="sm" align="center" wrap="wrap" fz="sm">
      <FileName>{name}</FileName>
      <span className="num meta">{fileSize(size, formats)}</span>
      {path === null ? (
        <StatusBadge tone="warn">{t('bulk.fileNeeded')}</StatusBadge>
      ) : (
        <StatusBadge tone="ok" icon={<IconCheck size={14} aria-hidden />}>
          {t('bulk.arrived')}
        </StatusBadge>
      )}
      <ActionIcon ml="auto" aria-label={t('bulk.remove', { name })} onClick={remove}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </Flex>
  )
}

/** One video with the lesson that it becomes and its progress. */
export function BulkRow(props: BulkRowProps) {
  return (
    <Box component="li" py="sm" px="md" style={{ borderBottom: '1px solid var(--line)' }}>
      <Flex direction="column" gap="xs">
        <Place {...props} />
        <Film {...props} />
      </Flex>
    </Box>
  )
}
