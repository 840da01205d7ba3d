import { Box, Center, Flex } from '@mantine/core'
import { courses, study, studyRules, type CourseWatch, type JoinedCourse } from '@titian/contract'
import { CourseCover, SiteLink, useAsk, useFormats } from '@titian/site'
import { CardLink, ProgressRing } from '@titian/ui'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './center.module.css'

interface Place {
  sign: string | null
  title: string | null
  /** The position at which the lesson continues, in seconds; null for the beginning. */
  from: number | null
}

const isDone = (watch: CourseWatch | undefined, sign: string | null) =>
  watch?.lessons.find(({ videoSign }) => videoSign === sign)?.done ?? false

/** Returns the lesson that was watched last. If this lesson is done, returns the next lesson. */
function usePlace({ sign: courseId, lastVideoSign, lastVideoTitle }: JoinedCourse): Place {
  const { data: watch } = useAsk(study.courseWatch, { courseId }, { quiet: true })
  const leadsOn = isDone(watch, lastVideoSign)
  const { data: chapters } = useAsk(
    courses.catalogue,
    { sign: courseId },
    { enabled: leadsOn, quiet: true },
  )
  const last = { sign: lastVideoSign, title: lastVideoTitle }
  if (!watch || !lastVideoSign) return { ...last, from: null }
  if (!leadsOn || !chapters) return { ...last, from: watch.lastPosition }
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  const next = studyRules.nextLesson(lessons, watch)
  if (!next) return { ...last, from: watch.lastPosition }
  const position = watch.lessons.find(({ videoSign }) => videoSign === next.idSign)?.position ?? 0
  return { sign: next.idSign, title: next.videoTitle, from: position }
}

/** The card that continues where the last visit stopped. */
export function ContinueCard({ course }: { course: JoinedCourse }) {
  const { t } = useTranslation('study')
  const { clock, percent, comma } = useFormats()
  const { sign, title, from } = usePlace(course)
  const link = sign ? linkTo.lesson(sign) : linkTo.courseDetail(course.sign)
  const isNext = sign !== course.lastVideoSign
  const above =
    from !== null && from >= 1
      ? t('center.from', { time: clock(Math.floor(from)) })
      : // CRS-222: a course that was not begun has no last position.
        t(!course.lastVideoSign ? 'center.begin' : isNext ? 'center.next' : 'center.goOn')
  const done = t('courses.lessons', { done: course.lessonsDone, total: course.lessons })
  return (
    <CardLink component={SiteLink} {...link} className={styles['continue']}>
      <CourseCover course={course} className={styles['cover']} eager />
      <Flex
        component="span"
        direction="column"
        gap="xs"
        justify="center"
        miw={0}
        p={{ base: 'md', sm: 'lg' }}
      >
        <span className="meta num">{above}</span>
        <Box className="clip-2" component="b" fz="var(--fs-22)" lh="var(--lh-tight)">
          {title ?? course.courseName}
        </Box>
        {title ? (
          <Box className="clip-2" component="span" c="var(--text-2)" fz="sm">
            {course.courseName}
          </Box>
        ) : null}
        <Flex
          component="span"
          className={styles['act']}
          align="center"
          gap="xs"
          mih="var(--control)"
          mt="xs"
          mr="auto"
          px="md"
          py="xs"
          bdrs="md"
          c="var(--on-primary)"
          fz="sm"
          fw={600}
        >
          <IconPlayerPlayFilled size={16} aria-hidden />
          {sign ? t('center.continue') : t('center.start')}
        </Flex>
      </Flex>
      <Center
        component="span"
        py={{ base: 'md', sm: 'lg' }}
        pr={{ base: 'md', sm: 'lg' }}
        pl={{ base: 0, sm: 'lg' }}
      >
        <ProgressRing
          size={112}
          value={course.progress * 100}
          text={percent(course.progress)}
          below={`${course.lessonsDone} / ${course.lessons}`}
          label={`${percent(course.progress)}${comma}${done}`}
        />
      </Center>
    </CardLink>
  )
}
