import { itemKinds } from '@titian/exam-items/shape'
import { z } from 'zod'
import { importFile, importRow } from '../people/shapes.ts'
import { call } from '../wire/call.ts'
import { tagFilter } from './tag-calls.ts'
import { listOf, page, sign, size } from '../wire/fields.ts'

/** The maximum number of questions in one import or export. */
export const mostExchanged = 2000

export const exchangeForms = ['xlsx', 'gift', 'xml'] as const

/** A question with its row, line or number in the file. */
const listed = z.object({
  line: z.number().int(),
  stem: z.string(),
  type: z.number().int(),
  level: z.number().int(),
  score: z.number(),
  /** Data of the file that the bank cannot store, in the reader's language. */
  warnings: z.array(z.string()),
})

export const questionImportPreview = z.object({
  importSign: z.string(),
  fileName: z.string(),
  rows: z.number().int(),
  fresh: z.array(listed),
  /** Questions that are in the bank already; they are skipped. */
  known: z.array(listed),
  faulty: z.number().int(),
  /** The first 200 errors, in the reader's language. */
  faults: z.array(z.object({ line: z.number().int(), question: z.string(), text: z.string() })),
  /** The headers of the columns that the import ignores. */
  unknownColumns: z.array(z.string()),
})
export type QuestionImportPreview = z.output<typeof questionImportPreview>

/** A file within a response. */
const download = z.object({ fileName: z.string(), type: z.string(), base64: z.string() })
export type DownloadData = z.output<typeof download>

/** The maximum number of questions in `notes`; `noted` is the total. */
export const mostExportNotes = 200

/** A file of questions, with notes on what other programs mark differently (EXM-230). */
const questionsDownload = download.extend({
  noted: z.number().int(),
  notes: z.array(z.object({ question: z.string(), texts: z.array(z.string()) })),
})
export type QuestionsDownload = z.output<typeof questionsDownload>

/** Imports and exports questions of the bank (EXM-120, EXM-121). */
export const exchangeCalls = {
  /** Reads an uploaded file (purpose `questions`) and stores only the pending import. */
  previewQuestionImport: call({
    id: 'CALL-440',
    method: 'POST',
    path: '/exam/previewQuestionImport',
    who: 'teacher',
    kind: 'save',
    input: importFile.extend({ courseIdSign: sign.nullable().default(null) }),
    data: questionImportPreview,
  }),
  /** Writes all previewed questions or none. An import can be run once. */
  runQuestionImport: call({
    id: 'CALL-441',
    method: 'POST',
    path: '/exam/runQuestionImport',
    who: 'teacher',
    kind: 'save',
    input: z.object({ importSign: sign }),
    data: z.object({ importSign: z.string(), made: z.number().int() }),
    refusals: ['alreadyDone'],
  }),
  /** The caller's imports; for staff, all of the school. */
  listQuestionImports: call({
    id: 'CALL-442',
    method: 'POST',
    path: '/exam/listQuestionImports',
    who: 'teacher',
    kind: 'read',
    input: z.object({ page, size: size() }),
    data: listOf(importRow),
  }),
  /**
   * Removes the questions of an import. The call is refused as a whole if one of the questions is
   * in an examination or was changed.
   */
  undoQuestionImport: call({
    id: 'CALL-443',
    method: 'POST',
    path: '/exam/undoQuestionImport',
    who: 'teacher',
    kind: 'save',
    input: z.object({ importSign: sign }),
    data: z.object({ removed: z.number().int() }),
    refusals: ['alreadyDone'],
  }),
  exportQuestions: call({
    id: 'CALL-444',
    method: 'POST',
    path: '/exam/exportQuestions',
    who: 'teacher',
    kind: 'read',
    input: z.object({
      form: z.enum(exchangeForms),
      subjectName: z.string().trim().max(100).default(''),
      type: z.coerce.number().int().min(1).max(itemKinds.length).optional(),
      level: z.coerce.number().int().min(1).max(3).optional(),
      courseIdSign: sign.optional(),
      tag: tagFilter,
      /** The ticked questions; if they are missing, all questions of the filter (FRM-328). */
      signs: z.array(sign).min(1).max(mostExchanged).optional(),
    }),
    data: questionsDownload,
  }),
  questionTemplate: call({
    id: 'CALL-445',
    method: 'GET',
    path: '/exam/questionTemplate',
    who: 'teacher',
    kind: 'read',
    input: z.object({}),
    data: download,
  }),
}
