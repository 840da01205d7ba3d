import { studyRules, type Chapter, type CourseWatch, type Lesson } from '@titian/contract'

export type LessonState = 'done' | 'current' | 'partly' | 'open' | 'noVideo' | 'locked'

type Watched = CourseWatch['lessons'][number]

export interface Study {
  watch: CourseWatch | null
  /** Whether the caller may open lessons at all. */
  learn: boolean
}

export function lessonsOf(chapters: readonly Chapter[]): Lesson[] {
  return chapters.flatMap((chapter) => chapter.lessons)
}

export function watchedOf(watch: CourseWatch | null, sign: string): Watched | undefined {
  return watch?.lessons.find((lesson) => lesson.videoSign === sign)
}

/** Where to go on in the course (CRS-109). */
export function nextLesson(chapters: readonly Chapter[], watch: CourseWatch | null): Lesson | null {
  return studyRules.nextLesson(lessonsOf(chapters), watch)
}

export function lessonState(lesson: Lesson, { watch, learn }: Study): LessonState {
  if (!lesson.hasVideo) return 'noVideo'
  if (!learn) return 'locked'
  const watched = watchedOf(watch, lesson.idSign)
  if (watched?.done) return 'done'
  if (watch?.lastVideoSign === lesson.idSign) return 'current'
  return watched && watched.watchedShare > 0 ? 'partly' : 'open'
}

const digits = '零一二三四五六七八九'

/** Chapter numbers up to 99 in Chinese: 3 is 三, 12 is 十二, 20 is 二十. */
function chineseNumeral(value: number): string {
  if (value > 99) return String(value)
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  const first = tens === 0 ? '' : tens === 1 ? '十' : `${digits[tens]}十`
  return ones === 0 && tens > 0 ? first : first + digits[ones]
}

/** FRM-021: Chinese numerals only where the school's own language is Chinese, and the reader's too. */
export function chapterNumber(
  level: number,
  schoolLanguage: string | undefined,
  pageLanguage: string,
): string {
  if (schoolLanguage === 'zh' && pageLanguage === 'zh') return chineseNumeral(level)
  return pageLanguage === 'zh' ? ` ${level} ` : String(level)
}
