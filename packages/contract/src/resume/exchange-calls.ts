import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign, version } from '../wire/fields.ts'
import { jsonResumeMost, sectionNames } from './rules.ts'
import { changed } from './shapes.ts'

const own = { who: 'signedIn', private: true } as const
const importedBasics = ['name', 'contact', 'email', 'personalAdvantage'] as const
/** The text of the file; a longer one is no resume. */
const text = z.string().min(1).max(jsonResumeMost)

const leftReasons = ['noPlace', 'noName', 'badDate', 'shortened', 'tooMany'] as const

const importEntry = z.object({
  id: z.string(),
  section: z.enum(sectionNames),
  title: z.string(),
  /** `same`: the resume has it already. `changed`: the resume has it in another form. */
  state: z.enum(['new', 'changed', 'same']),
  /** Fields that were longer than they may be here. */
  shortened: z.array(z.string()),
})

/** RES-075: what a file would bring, before anything is written. */
export const importPreview = z.object({
  basics: z.array(
    z.object({ field: z.enum(importedBasics), before: z.string(), after: z.string() }),
  ),
  entries: z.array(importEntry),
  /** What of the file has no place here, by its path in the file; the first ones of a long list. */
  left: z.array(z.object({ path: z.string(), why: z.enum(leftReasons) })),
  /** How many of them are not listed. */
  leftMore: z.number().int(),
  /** The version of the format that the file names, where it is newer than the one that is read here (RES-104). */
  newer: z.string(),
})
export type ResumeImportPreview = z.output<typeof importPreview>

/** The resume as files that other programs read. */
export const resumeExchangeCalls = {
  /** RES-073: what a program reads of the resume, in the order in which it is read. */
  resumePlainText: call({
    ...own,
    id: 'CALL-318',
    method: 'GET',
    path: '/resume/plainText',
    kind: 'read',
    input: z.object({ resumeId: sign }),
    data: z.object({ fileName: z.string(), text: z.string() }),
  }),
  /** RES-074. */
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
  /** Takes what was chosen of the file; nothing of the resume is deleted. */
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
