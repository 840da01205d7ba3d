import { Box, Button, Flex, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconChevronDown, IconChevronUp, IconVideo, IconVideoOff } from '@tabler/icons-react'
import { courses, type Lesson } from '@titian/contract'
import { callKey, useFormats } from '@titian/site'
import { ConfirmDialog, StatusBadge } from '@titian/ui'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LessonDialog } from './lesson-dialog.tsx'
import { LessonMedia } from '../media/lesson-media.tsx'
import { PlaceButtons } from '../wizard/place-buttons.tsx'
import { UploadLine } from '../media/upload-line.tsx'
import { uploads } from '../media/upload-store.ts'
import { videoTarget, videoTypes } from '../media/video-target.ts'
import { useCatalogueActs } from './use-catalogue-acts.ts'

interface LessonRowProps {
  lesson: Lesson
  chapterLevel: number
  count: number
  mayEdit: boolean
  /** The handle for dragging with a pointer. */
  handle: ReactNode
}

function VideoState({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  if (!lesson.hasVideo) {
    return (
      <StatusBadge tone="warn" icon={<IconVideoOff size={14} aria-hidden />}>
        {t('video.none')}
      </StatusBadge>
    )
  }
  return (
    <StatusBadge tone="ok" icon={<IconVideo size={14} aria-hidden />}>
      <span className="num">
        {lesson.duration === null ? t('video.there') : formats.clock(lesson.duration)}
      </span>
    </StatusBadge>
  )
}

/** One lesson with its number, name and video state; a button opens the video. */
export function LessonRow({ lesson, chapterLevel, count, mayEdit, handle }: LessonRowProps) {
  const { t } = useTranslation('courses')
  const client = useQueryClient()
  const acts = useCatalogueActs()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null)
  const { idSign, videoTitle, videoLevel } = lesson
  const refresh = () => {
    void client.invalidateQueries({ queryKey: callKey(courses.catalogue) })
    void client.invalidateQueries({ queryKey: callKey(courses.chapterVideoById) })
  }
  return (
    <Box style={{ borderBottom: '1px solid var(--line)' }}>
      <Flex rowGap="xs" columnGap="sm" align="center" wrap="wrap" mih={52} py={6} px="md">
        <Flex component="span" gap={10} align="center" flex="1 1 220px" miw={0} fz="sm">
          {handle}
          <Box
            className="num"
            component="span"
            flex="none"
            c="dimmed"
          >{`${chapterLevel}.${videoLevel}`}</Box>
          <Box component="b" miw={0}>
            {videoTitle}
          </Box>
        </Flex>
        <Flex
          component="span"
          gap="xs"
          align="center"
          wrap="wrap"
          c="var(--text-2)"
          fz="sm"
          flex={{ base: '1 1 auto', sm: '0 1 auto' }}
        >
          <VideoState lesson={lesson} />
          <Button
            variant="default"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-label={t('lesson.mediaOf', { name: videoTitle })}
            onClick={() => setOpen(!open)}
            rightSection={
              open ? (
                <IconChevronUp size={16} aria-hidden />
              ) : (
                <IconChevronDown size={16} aria-hidden />
              )
            }
          >
            {t('lesson.media')}
          </Button>
        </Flex>
        {mayEdit ? (
          <PlaceButtons
            name={videoTitle}
            level={videoLevel}
            count={count}
            busy={acts.busy}
            onMove={(level) => void acts.moveLesson(idSign, level)}
            onEdit={() => setDialog('edit')}
            onRemove={() => setDialog('remove')}
          />
        ) : null}
        <UploadLine sign={idSign} accept={videoTypes} target={videoTarget(idSign, refresh)} />
      </Flex>
      {open ? (
        <Stack id={id} pt="sm" px="md" pb={20} bg="var(--bg)">
          <LessonMedia sign={idSign} mayEdit={mayEdit} onChanged={refresh} />
        </Stack>
      ) : null}
      {dialog === 'edit' ? <LessonDialog sign={idSign} onClose={() => setDialog(null)} /> : null}
      <ConfirmDialog
        opened={dialog === 'remove'}
        danger
        onClose={() => setDialog(null)}
        title={t('lesson.removeTitle', { name: videoTitle })}
        text={t('lesson.removeText')}
        confirmLabel={t('remove')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => {
          uploads.giveUp(idSign)
          await acts.removeLesson(idSign)
        }}
      />
    </Box>
  )
}
