import { pickText, type TimetableChapter } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import { iso } from '../present.ts'
import type { ChapterRow } from './queries.ts'

type View = Pick<Context, 'seal' | 'language' | 'school'>

export const chapter = (
  { id, level, names, startTime, endTime, ...counts }: ChapterRow,
  { seal, language, school }: View,
): TimetableChapter => ({
  trainChapterId: seal('chapter', id),
  chapterLevel: level,
  chapterName: pickText(names, language, school.defaultLanguage),
  startTime: iso(startTime),
  endTime: iso(endTime),
  ...counts,
})
