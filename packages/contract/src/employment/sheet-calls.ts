import { z } from 'zod'
import { importFile, importPreview, importRow, keptImportRow } from '../people/shapes.ts'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size, timeZone } from '../wire/fields.ts'

const save = { method: 'POST', who: 'staff', kind: 'save' } as const
const read = { ...save, kind: 'read' } as const
const chosen = z.object({ importSign: sign })
const listed = z.object({ page, size: size(20) })
const confirmed = z.object({ fresh: z.number().int(), changed: z.number().int() })
/** The first 200 rows that were not removed, each with the reason. */
const undone = z.object({
  removed: z.number().int(),
  kept: z.number().int(),
  left: z.array(keptImportRow),
})

/**
 * Imports companies and posts from spreadsheets (JOB-084, JOB-090, JOB-091, JOB-092, JOB-099,
 * JOB-102).
 */
export const sheetCalls = {
  previewCompanyImport: call({
    ...save,
    id: 'CALL-665',
    path: '/employment/previewCompanyImport',
    input: importFile,
    data: importPreview,
  }),
  confirmCompanyImport: call({
    ...save,
    id: 'CALL-666',
    path: '/employment/confirmCompanyImport',
    input: chosen,
    data: confirmed,
    refusals: ['alreadyDone'],
  }),
  listCompanyImports: call({
    ...read,
    id: 'CALL-667',
    path: '/employment/listCompanyImports',
    input: listed,
    data: listOf(importRow),
  }),
  undoCompanyImport: call({
    ...save,
    id: 'CALL-668',
    path: '/employment/undoCompanyImport',
    input: chosen,
    data: undone,
    refusals: ['alreadyDone'],
  }),
  /** A day in the spreadsheet ends in the time zone of the reader. */
  previewPostImport: call({
    ...save,
    id: 'CALL-669',
    path: '/employment/previewPostImport',
    input: importFile.extend({ timeZone }),
    data: importPreview,
  }),
  confirmPostImport: call({
    ...save,
    id: 'CALL-670',
    path: '/employment/confirmPostImport',
    input: chosen,
    data: confirmed,
    refusals: ['alreadyDone'],
  }),
  listPostImports: call({
    ...read,
    id: 'CALL-671',
    path: '/employment/listPostImports',
    input: listed,
    data: listOf(importRow),
  }),
  undoPostImport: call({
    ...save,
    id: 'CALL-672',
    path: '/employment/undoPostImport',
    input: chosen,
    data: undone,
    refusals: ['alreadyDone'],
  }),
}
