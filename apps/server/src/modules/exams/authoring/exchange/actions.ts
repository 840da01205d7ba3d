import { mostExchanged } from '@titian/contract'
import { buffer } from 'node:stream/consumers'
import type { User } from '../../../../platform/actor.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { parsePool } from '../../../../platform/parsing/parse-pool.ts'
import { found, type Refusal, refusal } from '../../../../platform/refusal.ts'
import { isOverLimit } from '../../../../platform/security/limits.ts'
import { getFile } from '../../../files/index.ts'
import { reasons, type ReasonName } from '@titian/contract'
import { type SheetFile, unsureEncoding } from '../../../people/index.ts'
import { findMedia } from '../media/actions.ts'
import { storeBrought } from './files.ts'
import type { FoundQuestion } from './rules.ts'
import { readQuestionRows } from './sheet.ts'

/** The number of files that one person may check in an hour. */
const filesAnHour = { seconds: 3600, most: 60 }

/**
 * Adds to each question the files of its texts. If a file is unknown, the question is counted as
 * faulty.
 */
async function withFiles(
  context: Context,
  rows: readonly FoundQuestion[],
): Promise<FoundQuestion[]> {
  const made = rows.flatMap(({ question }) => question ?? [])
  const media = await findMedia(
    context,
    made.map(({ item }) => item),
  )
  const byQuestion = new Map(made.map((question, index) => [question, media[index]]))
  return rows.map(({ question, ...row }) => {
    const found = question && byQuestion.get(question)
    if (!question || !found) return row
    if (found.unknown.length === 0)
      return { ...row, question: { ...question, fileIds: found.fileIds } }
    const faults = found.unknown.map((path) => ({ path, code: 'fileUnknown' as const }))
    return { ...row, faults: [...row.faults, ...faults] }
  })
}

interface QuestionRows {
  fileName: string
  rows: FoundQuestion[]
  unknownColumns: string[]
}

/** Reads the questions of a file. A file that another person uploaded is refused as not found. */
export async function readQuestionFile(
  { filePath, encoding }: SheetFile,
  context: Context & { actor: User },
): Promise<QuestionRows | Refusal<'invalidInput' | 'tooFast'>> {
  const { db, files, open, actor, language, now } = context
  const unfit = (reason: ReasonName) =>
    refusal('invalidInput', { reason, fields: { filePath: reasons[reason][language] } })
  const file = await getFile(db, actor.schoolId, open('file', filePath))
  found(file.ownerId === actor.userId && file.purpose === 'questions' ? file : undefined)
  const person = `user ${actor.userId}`
  if (await isOverLimit(db, { key: `questions ${person}`, ...filesAnHour }, now))
    return refusal('tooFast', 'tooManyRequests')
  const bytes = await buffer(files.read(file.storageKey))
  const isWorkbook = file.type !== 'text/plain'
  const content = await parsePool.run({ person, schoolId: actor.schoolId }, 'questions', {
    bytes,
    isWorkbook,
    ...(encoding && { encoding }),
    most: mostExchanged,
  })
  if (content === 'crowded') return refusal('tooFast', 'tooManyRequests')
  if (content === 'overrun') return unfit('fileTooMuch')
  if (!content) return unfit('questionsUnreadable')
  if (content === 'encodingUnknown') return unfit(content)
  if ('candidates' in content) return unsureEncoding(content.candidates)
  const sheet =
    'rows' in content ? readQuestionRows(content) : { rows: content.read, unknownColumns: [] }
  if (!sheet) return unfit('sheetColumns')
  const { rows, unknownColumns } = sheet
  if (rows.length === 0) return unfit('questionsUnreadable')
  if (rows.length > mostExchanged) return unfit('questionsTooMany')
  return {
    fileName: file.name,
    rows: await withFiles(context, await storeBrought(context, rows)),
    unknownColumns,
  }
}
