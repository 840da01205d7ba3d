import { z } from 'zod'
import { importFile, importPreview, importRow, rowFault } from '../people/shapes.ts'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size } from '../wire/fields.ts'
import { markReason } from './mark-reason.ts'

/** A mark that the import would set. */
const gradeImportChange = z.object({
  line: z.number().int(),
  name: z.string(),
  studentCard: z.string(),
  title: z.string(),
  /** The current mark; null if there is none. */
  before: z.number().nullable(),
  after: z.number(),
  /** A mark that a teacher gave by hand, which would be replaced. */
  replaces: z.object({ givenBy: z.string(), givenAt: z.string(), reason: z.string() }).nullable(),
})
export type GradeImportChange = z.output<typeof gradeImportChange>

/**
 * `changed` counts marks, `same` unchanged ones. The first 1,000 changes are listed; those that
 * replace a given mark come first.
 */
const gradeImportPreview = importPreview.extend({
  changes: z.array(gradeImportChange),
  /**
   * The number of changes that replace a mark given by hand; such a change is skipped unless the
   * teacher accepts it.
   */
  replacing: z.number().int(),
})
export type GradeImportPreview = z.output<typeof gradeImportPreview>

/**
 * The result of an import. `left` counts the marks that another person has changed since the
 * preview; they are kept.
 */
const gradeImportDone = z.object({
  changed: z.number().int(),
  left: z.array(rowFault),
})
export type GradeImportDone = z.output<typeof gradeImportDone>

const ofCourse = { courseIdSign: sign }
const one = z.object({ ...ofCourse, importSign: sign })

/** TCH-093, TCH-140 to TCH-142: imports marks. */
export const gradeImportCalls = {
  previewGradeImport: call({
    id: 'CALL-500',
    method: 'POST',
    path: '/course/previewGradeImport',
    who: 'teacher',
    kind: 'save',
    input: importFile.extend(ofCourse),
    data: gradeImportPreview,
  }),
  confirmGradeImport: call({
    id: 'CALL-501',
    method: 'POST',
    path: '/course/confirmGradeImport',
    who: 'teacher',
    kind: 'save',
    input: one.extend({ reason: markReason, replaceGiven: z.boolean().default(false) }),
    data: gradeImportDone,
    refusals: ['alreadyDone'],
  }),
  listGradeImports: call({
    id: 'CALL-502',
    method: 'POST',
    path: '/course/listGradeImports',
    who: 'teacher',
    kind: 'read',
    input: z.object({ ...ofCourse, page, size: size(20) }),
    data: listOf(importRow),
  }),
  /** Undoes an import. `kept` counts the marks that were changed after the import and remain. */
  undoGradeImport: call({
    id: 'CALL-503',
    method: 'POST',
    path: '/course/undoGradeImport',
    who: 'teacher',
    kind: 'save',
    input: one,
    data: z.object({ removed: z.number().int(), kept: z.number().int() }),
    refusals: ['alreadyDone'],
  }),
}
