import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign, version } from '../wire/fields.ts'
import { jsonResumeMost, sectionNames } from './rules.ts'
import { changed } from './shapes.ts'

const own = { who: 'signedIn', private: true } as const
const importedBasics = ['name', 'contact', 'email', 'personalAdvantage'] as const
/** The text of the file, up to the maximum length of a resume. */
const text = z.string().min(1).max(jsonResumeMost)

const leftReasons = ['noPlace', 'noName', 'badDate', 'shortened', 'tooMany'] as const

const importEntry = z.object({
  id: z.string(),
  section: z.enum(sectionNames),
  title: z.string(),
  /**
   * `same`: the resume already has the entry. `changed`: the resume has the entry with other
   * values.
   */
  state: z.enum(['new', 'changed', 'same']),
  /** Fields that were shortened to their maximum length. */
  shortened: z.array(z.string()),
})

/** RES-075: previews an import without writing. */
export const importPreview = z.object({
  basics: z.array(
    z.object({ field: z.enum(importedBasics), before: z.string(), after: z.string() }),
  ),
  entries: z.array(importEntry),
  /** The parts of the file that cannot be imported, by path; only the first parts are listed. */
  left: z.array(z.object({ path: z.string(), why: z.enum(leftReasons) })),
  /** The number of unlisted parts. */
  leftMore: z.number().int(),
  /** The format version of the file, if it is newer than the supported one (RES-104). */
  newer: z.string(),
})
export type ResumeImportPreview = z.output<typeof importPreview>

/** Exports and imports of the resume. */
export const resumeExchangeCalls = {
  /** RES-073: the plain text of the resume, in reading order. */
  resumePlainText: call({
    ...own,
    id: 'CALL-318',
    method: 'GET',
    path: '/resume/plainText',
    kind: 'read',
    input: z.object({ resumeId: sign }),
    data: z.object({ fileName: z.string(), text: z.string() }),
  }),
  /** RES-074: exports a JSON Resume. */
  exportJsonResume: call({
    ...own,
    id: 'CALL-319',
    method: 'GET',
    path: '/resume/exportJson',
    kind: 'read',
    input: z.object({ resumeId: sign }),
    data: z.object({ fileName: z.string(), text: z.string() }),
  }),
  previewJsonResume: call({
    ...own,
    id: 'CALL-319',
    method: 'POST',
    path: '/resume/previewJson',
    kind: 'read',
    input: z.object({ resumeId: sign, text }),
    data: importPreview,
  }),
  /** Imports the chosen parts; nothing is deleted. */
  importJsonResume: call({
    ...own,
    id: 'CALL-319',
    method: 'POST',
    path: '/resume/importJson',
    kind: 'save',
    input: z.object({
      resumeId: sign,
      revision: version,
      text,
      basics: z.array(z.enum(importedBasics)).max(importedBasics.length),
      entries: z.array(z.uuid()).max(300),
    }),
    data: changed,
    refusals: ['alreadyDone'],
  }),
}
