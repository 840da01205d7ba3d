import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign } from '../wire/fields.ts'
import { printedResume } from './paper/shape.ts'
import { lookFields } from './shapes.ts'

const own = { who: 'signedIn', private: true } as const
const ofResume = z.object({ resumeId: sign })
const file = z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() })

/** A text that a PDF has lost, for `extend.lost` (RES-070). */
export interface LostText {
  /** The section, or empty for the head. */
  section: string
  /** The entry of the section, or empty. */
  entryId: string
  field:
    | 'name'
    | 'headline'
    | 'fact'
    | 'heading'
    | 'title'
    | 'subtitle'
    | 'period'
    | 'tag'
    | 'line'
    | 'link'
  text: string
}

/** The resume on paper and as files to send. */
export const resumeExportCalls = {
  /** RES-071: the data of the page that the browser prints. */
  resumePaper: call({
    ...own,
    id: 'CALL-633',
    method: 'GET',
    path: '/resume/paper',
    kind: 'read',
    input: ofResume,
    data: z.object({ fileName: z.string(), paper: printedResume, look: z.object(lookFields) }),
  }),
  /** RES-069: exports the PDF. */
  exportResumePdf: call({
    ...own,
    id: 'CALL-318',
    method: 'POST',
    path: '/resume/exportPdf',
    kind: 'read',
    input: ofResume,
    data: file.extend({ pages: z.number().int() }),
    refusals: ['requestFailed'],
  }),
  /** RES-073: the text that software extracts from the PDF. */
  readResumePdf: call({
    ...own,
    id: 'CALL-318',
    method: 'GET',
    path: '/resume/readPdf',
    kind: 'read',
    input: ofResume,
    data: z.object({ text: z.string(), pages: z.number().int() }),
    refusals: ['requestFailed'],
  }),
  /** RES-092: exports a DOCX. */
  exportResumeDocx: call({
    ...own,
    id: 'CALL-634',
    method: 'POST',
    path: '/resume/exportDocx',
    kind: 'read',
    input: ofResume,
    data: file,
  }),
}
