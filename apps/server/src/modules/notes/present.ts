import { type Note, pickText } from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import type { NoteRow } from './queries.ts'

type View = Pick<Context, 'seal' | 'language' | 'school'>

export function note(row: NoteRow, { seal, language, school }: View): Note {
  return {
    idSign: seal('note', row.id),
    videoSign: seal('lesson', row.lessonId),
    videoTitle: pickText(row.titles, language, school.defaultLanguage),
    number: `${row.chapterLevel}.${row.lessonLevel}`,
    second: row.second,
    content: row.content,
    updatedAt: row.updatedAt.toISOString(),
  }
}
