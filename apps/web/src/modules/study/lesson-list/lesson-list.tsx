import { Box, Flex, Group, Stack } from '@mantine/core'
import { studyRules, type Chapter, type CourseWatch, type ExamineItem } from '@titian/contract'
import { serverNow, SiteLink, useFormats } from '@titian/site'
import { ProgressBar } from '@titian/ui'
import {
  IconCheck,
  IconPencil,
  IconPlayerPlay,
  IconPlayerPlayFilled,
  IconVideoOff,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { useLessonPlace } from '../lesson-place.ts'
import styles from './lesson-list.module.css'

type Lesson = Chapter['lessons'][number]
export type LessonState = 'done' | 'current' | 'open' | 'noVideo'

interface LessonRowProps {
  lesson: Lesson
  number: string
  state: LessonState
  done: boolean
  share: number
}

const icons = {
  done: IconCheck,
  current: IconPlayerPlayFilled,
  open: IconPlayerPlay,
  noVideo: IconVideoOff,
}

function LessonRow({ lesson, number, state, done, share }: LessonRowProps) {
  const { t } = useTranslation('study')
  const { clock, percent } = useFormats()
  const place = useLessonPlace()
  const Icon = icons[state]
  const length = lesson.duration === null ? null : clock(lesson.duration)
  const words =
    state === 'noVideo'
      ? t('lessons.state.noVideo')
      : done
        ? t('lessons.state.done')
        : share > 0
          ? t('lessons.watched', { share: percent(share) })
          : t('lessons.state.open')
  const inside = (
    <>
      <span className={styles['disc']}>
        <Icon size={16} aria-hidden />
      </span>
      <Box component="span" miw={0}>
        <span className="clip-2">
          {number} {lesson.videoTitle}
        </span>
        <Box
          className="num"
          component="span"
          display="block"
          mt={2}
          c="var(--on-dark-2)"
          fz="xs"
          fw={400}
        >
          {[length, words].filter(Boolean).join(' · ')}
        </Box>
      </Box>
    </>
  )
  if (state === 'noVideo')
    return (
      <span className={styles['row']} data-state={state}>
        {inside}
      </span>
    )
  return (
    <SiteLink
      className={styles['row']}
      {...place.lesson(lesson.idSign)}
      data-state={state}
      aria-current={state === 'current' ? 'page' : undefined}
    >
      {inside}
    </SiteLink>
  )
}

function TestRow({ test }: { test: ExamineItem }) {
  const { t } = useTranslation('study')
  const { dateTime, score } = useFormats()
  const submitted = test.commitStatus === 1
  const over = test.endTime !== null && Date.parse(test.endTime) < serverNow()
  const state = submitted
    ? test.studentScore === null
      ? t('tests.marking')
      : t('tests.score', { score: score(test.studentScore) })
    : over
      ? t('tests.over')
      : test.endTime
        ? t('tests.until', { time: dateTime(test.endTime) })
        : t('tests.open')
  const facts = [t('tests.questions', { count: test.subjects }), state]
  return (
    <SiteLink
      className={styles['row']}
      {...linkTo.testPaper(test.examinationId)}
      data-state={submitted ? 'done' : 'open'}
    >
      <span className={styles['disc']}>
        {submitted ? <IconCheck size={16} aria-hidden /> : <IconPencil size={16} aria-hidden />}
      </span>
      <Box component="span" miw={0}>
        <span className="clip-2">{test.examinationName}</span>
        <Box className="num" component="span" display="block" mt={2} c="var(--on-dark-2)" fz="xs">
          {facts.join(' · ')}
        </Box>
      </Box>
    </SiteLink>
  )
}

interface LessonListProps {
  chapters: readonly Chapter[]
  watch: CourseWatch | undefined
  current: string
  /** The tests and exams of the course. */
  tests?: readonly ExamineItem[]
}

function stateOf(lesson: Lesson, done: boolean, current: string): LessonState {
  if (lesson.idSign === current) return 'current'
  if (!lesson.hasVideo) return 'noVideo'
  return done ? 'done' : 'open'
}

/** The lessons with their states and the current one, and the exams. */
export function LessonList({ chapters, watch, current, tests = [] }: LessonListProps) {
  const { t } = useTranslation('study')
  const list = useRef<HTMLDivElement>(null)
  const seen = new Map(watch?.lessons.map((lesson) => [lesson.videoSign, lesson]))
  const { all, done } = studyRules.countLessons(
    chapters.flatMap(({ lessons }) => lessons),
    watch?.lessons,
  )
  const share = all === 0 ? 0 : (done / all) * 100
  const inChapter = ({ lessons }: Chapter) => {
    const counted = studyRules.countLessons(lessons, watch?.lessons)
    return `${counted.done}/${counted.all}`
  }

  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[data-state=current]')
    if (row && list.current) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 3
  }, [current, chapters.length])

  return (
    <Flex
      component="nav"
      direction="column"
      bg="var(--dark)"
      c="var(--on-dark)"
      aria-label={t('lessons.title')}
    >
      <Stack gap="xs" px={20} py="md" style={{ borderBottom: '1px solid var(--dark-line)' }}>
        <Group gap="xs" align="baseline" justify="space-between" c="var(--on-dark-2)" fz="sm">
          <Box component="h2" c="var(--on-dark)" fz="md">
            {t('lessons.title')}
          </Box>
          <span className="num">{t('lessons.done', { done, total: all })}</span>
        </Group>
        <div className={styles['bar']}>
          <ProgressBar value={share} height={6} label={t('lessons.done', { done, total: all })} />
        </div>
      </Stack>
      <Box ref={list} className={styles['scroll']} pb="lg">
        {chapters.map((chapter) => (
          <section key={chapter.idSign} aria-label={chapter.chapterName}>
            <Flex
              component="h3"
              gap="xs"
              justify="space-between"
              pt={14}
              px={20}
              pb="xs"
              c="var(--on-dark-2)"
              fz="xs"
            >
              <span>
                {chapter.chapterLevel}. {chapter.chapterName}
              </span>
              <span className="num">{inChapter(chapter)}</span>
            </Flex>
            <ol>
              {chapter.lessons.map((lesson) => (
                <li key={lesson.idSign}>
                  <LessonRow
                    lesson={lesson}
                    number={`${chapter.chapterLevel}.${lesson.videoLevel}`}
                    state={stateOf(lesson, seen.get(lesson.idSign)?.done ?? false, current)}
                    done={seen.get(lesson.idSign)?.done ?? false}
                    share={seen.get(lesson.idSign)?.watchedShare ?? 0}
                  />
                </li>
              ))}
            </ol>
          </section>
        ))}
        {tests.length > 0 ? (
          <section aria-label={t('tests.title')}>
            <Box component="h3" pt={14} px={20} pb="xs" c="var(--on-dark-2)" fz="xs">
              {t('tests.title')}
            </Box>
            <ul>
              {tests.map((test) => (
                <li key={test.examinationId}>
                  <TestRow test={test} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </Box>
    </Flex>
  )
}
