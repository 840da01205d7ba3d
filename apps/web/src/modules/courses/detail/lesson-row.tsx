import type { Lesson } from '@titian/contract'
import { IconCheck, IconLock, IconPlayerPlay, IconVideoOff } from '@tabler/icons-react'
import { SiteLink, useFormats } from '@titian/site'
import { StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { lessonState, watchedOf, type LessonState, type Study } from '../study-position.ts'
import styles from '../lesson-rows.module.css'
import whole from '../../../parts/whole-link.module.css'

const tones: Record<LessonState, Tone> = {
  done: 'ok',
  current: 'brand',
  partly: 'info',
  open: 'info',
  noVideo: 'neutral',
  locked: 'neutral',
}

const icons = {
  done: IconCheck,
  current: IconPlayerPlay,
  partly: IconPlayerPlay,
  open: IconPlayerPlay,
  noVideo: IconVideoOff,
  locked: IconLock,
}

interface LessonRowProps {
  lesson: Lesson
  /** The number of chapter and lesson, such as "2.1". */
  number: string
  study: Study
}

function useStateWord(lesson: Lesson, state: LessonState, { watch }: Study): string {
  const { t } = useTranslation('courses')
  const { percent } = useFormats()
  // CRS-223: every lesson shows the same measure of progress; the lesson to continue with has a
  // badge.
  if (state === 'current' || state === 'partly')
    return t('contents.partly', {
      percent: percent(watchedOf(watch, lesson.idSign)?.watchedShare ?? 0),
    })
  return t(`contents.${state === 'locked' ? 'joinFirst' : state}`)
}

/** One lesson and its state, which has a colour, a picture and a word. */
export function LessonRow({ lesson, number, study }: LessonRowProps) {
  const { clock } = useFormats()
  const state = lessonState(lesson, study)
  const word = useStateWord(lesson, state, study)
  const Icon = lesson.preview && state === 'locked' ? IconPlayerPlay : icons[state]
  const title = `${number} ${lesson.videoTitle}`
  const { t } = useTranslation('courses')
  const playable = study.learn && lesson.hasVideo
  const isPreview = lesson.preview && !study.learn
  return (
    <li className={styles['lesson']} data-state={state}>
      <span className={styles['mark']} aria-hidden>
        <Icon size={16} />
      </span>
      {playable || isPreview ? (
        <SiteLink
          {...(playable ? linkTo.lesson : linkTo.preview)(lesson.idSign)}
          className={`${styles['title']} ${styles['lessonLink']} ${whole['link']}`}
        >
          {title}
        </SiteLink>
      ) : (
        <span className={styles['title']}>{title}</span>
      )}
      <span className={`${styles['length']} meta num`}>
        {lesson.duration ? clock(lesson.duration) : ''}
      </span>
      {isPreview ? (
        <StatusBadge tone="brand">{t('contents.preview')}</StatusBadge>
      ) : (
        <StatusBadge tone={tones[state]}>{word}</StatusBadge>
      )}
    </li>
  )
}
