import { Button, Flex } from '@mantine/core'
import type { Chapter, VideoAuth } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLessonPlace } from '../lesson-place.ts'

interface NeighboursProps {
  auth: VideoAuth
  chapters: readonly Chapter[]
  /** The number of exams, to which the last lesson links. */
  exams: number
  /** Whether the links fill the bar of a phone. */
  full?: boolean
}

function placeOf(chapters: readonly Chapter[], sign: string | null) {
  for (const { chapterLevel, lessons } of chapters) {
    const lesson = lessons.find((one) => one.idSign === sign)
    if (lesson) return { number: `${chapterLevel}.${lesson.videoLevel}`, title: lesson.videoTitle }
  }
  return null
}

/** Links to the previous and next lesson; numbers are visible, names are for screen readers. */
export function Neighbours({ auth, chapters, exams, full = false }: NeighboursProps) {
  const { t } = useTranslation('study')
  const { colon } = useFormats()
  const place = useLessonPlace()
  const ofTraining = place.train ? 'OfTraining' : ''
  const neighbours = [
    { sign: auth.previousSign, word: t('lesson.previous'), isNext: false },
    { sign: auth.nextSign, word: t('lesson.next'), isNext: true },
  ]
  return (
    <Flex wrap="wrap" gap="sm" flex={full ? 1 : undefined}>
      {neighbours.map(({ sign, word, isNext }) => {
        if (sign === null) return null
        const found = placeOf(chapters, sign)
        const name = found ? `${word}${colon}${found.number} ${found.title}` : word
        return (
          <Button
            key={sign}
            component={SiteLink}
            {...place.lesson(sign)}
            flex={full ? 1 : undefined}
            variant={full && isNext ? 'filled' : 'default'}
            aria-label={name}
            title={found?.title}
            leftSection={isNext ? null : <IconChevronLeft size={18} aria-hidden />}
            rightSection={isNext ? <IconChevronRight size={18} aria-hidden /> : null}
          >
            {found ? found.number : word}
          </Button>
        )
      })}
      {auth.nextSign === null ? (
        <Button
          component={SiteLink}
          {...place.home(auth.courseSign, exams > 0 ? 'exam' : 'contents')}
          flex={full ? 1 : undefined}
          variant={full ? 'filled' : 'default'}
          rightSection={<IconChevronRight size={18} aria-hidden />}
        >
          {exams > 0 ? t(`lesson.toExams${ofTraining}`) : t(`lesson.back${ofTraining}`)}
        </Button>
      ) : null}
    </Flex>
  )
}
