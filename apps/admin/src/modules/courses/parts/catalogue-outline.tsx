import { Box, Button, Flex, Title } from '@mantine/core'
import { IconPlayerPlay, IconVideoOff } from '@tabler/icons-react'
import { courses, type Chapter, type Lesson } from '@titian/contract'
import { ErrorView, useAsk, useFormats } from '@titian/site'
import { StatusBadge } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

function Film({ sign }: { sign: string }) {
  const { t } = useTranslation('courses')
  const { data, error, refetch } = useAsk(courses.chapterVideoById, { sign })
  if (error) return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
  if (!data?.video) return <p className="meta">{t('site:loading')}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are named beside the lesson; here the film itself is reviewed
    <Box
      component="video"
      w="100%"
      maw={640}
      bdrs="md"
      bg="var(--dark)"
      src={data.video.playUrl}
      controls
      autoPlay
    />
  )
}

function LessonLine({ lesson, number }: { lesson: Lesson; number: string }) {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  const [playing, setPlaying] = useState(false)
  return (
    <Flex
      component="li"
      rowGap="xs"
      columnGap="sm"
      align="center"
      wrap="wrap"
      mih={52}
      py={6}
      fz="sm"
      style={{ borderBottom: '1px solid var(--line)' }}
    >
      <Box component="span" flex="1 1 200px" miw={0}>
        <span className="num meta">{number}</span> {lesson.videoTitle}
      </Box>
      {lesson.hasVideo ? (
        <>
          <span className="num meta">
            {lesson.duration === null ? '' : formats.clock(lesson.duration)}
            {lesson.captionLanguages.length > 0
              ? ` · ${t('captions', { count: lesson.captionLanguages.length })}`
              : ` · ${t('noCaptions')}`}
          </span>
          <Button
            variant="default"
            leftSection={<IconPlayerPlay size={16} aria-hidden />}
            aria-pressed={playing}
            aria-label={t(playing ? 'hideOf' : 'playOf', { name: lesson.videoTitle })}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? t('hide') : t('play')}
          </Button>
        </>
      ) : (
        <StatusBadge tone="warn" icon={<IconVideoOff size={14} aria-hidden />}>
          {t('noVideo')}
        </StatusBadge>
      )}
      {playing ? <Film sign={lesson.idSign} /> : null}
    </Flex>
  )
}

export function CatalogueOutline({ chapters }: { chapters: readonly Chapter[] }) {
  const { t } = useTranslation('courses')
  if (chapters.length === 0) return <p className="meta">{t('noChapters')}</p>
  return (
    <Flex component="ol" direction="column" gap="md">
      {chapters.map((chapter) => (
        <li key={chapter.idSign}>
          <Title order={3} size="h4">
            <span className="num">{chapter.chapterLevel}.</span> {chapter.chapterName}
          </Title>
          <ol>
            {chapter.lessons.map((lesson) => (
              <LessonLine
                key={lesson.idSign}
                lesson={lesson}
                number={`${chapter.chapterLevel}.${lesson.videoLevel}`}
              />
            ))}
          </ol>
        </li>
      ))}
    </Flex>
  )
}
