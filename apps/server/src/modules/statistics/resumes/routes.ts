import type { statistics } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { exportFile, sheetRows } from '../../../platform/sheets/export-file.ts'
import { localTime } from '../../../platform/sheets/local-time.ts'
import { everyRow, wholeList } from '../../../platform/sheets/whole-list.ts'
import { listResumeFigures } from './queries.ts'
import { resumesSheet, resumesTitle } from './sheet.ts'

/** The numbers of students with complete resumes (RES-090). */
export const resumeFigureAnswers: SomeAnswers<
  typeof statistics,
  'resumesByMajor' | 'exportResumesByMajor'
> = {
  resumesByMajor: async ({ page, size, ...filter }, { db, school, language }) => {
    const reader = { language, fallback: school.defaultLanguage }
    const { rows, total } = await listResumeFigures(db, school.id, filter, { page, size }, reader)
    return { list: rows, total }
  },
  exportResumesByMajor: async ({ format, timeZone, ...filter }, context) => {
    const { school, language, now } = context
    const reader = { language, fallback: school.defaultLanguage }
    const [today = ''] = localTime(now, timeZone).split(' ')
    const sheet = resumesTitle[language]
    return exportFile(context, format, async (snapshot) => {
      const { pages } = await wholeList(snapshot, async (db) => {
        const found = await listResumeFigures(db, school.id, filter, everyRow, reader)
        return found.rows
      })
      const rows = sheetRows(pages, (page) => resumesSheet(page, language))
      return { name: `${sheet} ${today}`, sheet, rows }
    })
  },
}
