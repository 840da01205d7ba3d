import { pickText, type PracticeLesson, type Texts } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import type { NamedLesson } from '../../courses/index.ts'

export function lesson(
  topic: PracticeLesson['topic'],
  { id, titles, hasVideo, courseId, courseNames, joined }: NamedLesson,
  { language, school, seal }: Pick<Context, 'language' | 'school' | 'seal'>,
): PracticeLesson {
  const text = (texts: Texts) => pickText(texts, language, school.defaultLanguage)
  return {
    topic,
    sign: seal('lesson', id),
    name: text(titles),
    course: { sign: seal('course', courseId), name: text(courseNames) },
    mayWatch: joined && hasVideo,
  }
}
