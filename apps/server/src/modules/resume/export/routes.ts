import type { resume } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { safeFileName } from '../../../platform/sheets/sheet-file.ts'
import { refuseForeign } from '../sections/entries.ts'
import { docxOf } from './docx.ts'
import { paperFor, printResume } from './print.ts'

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The file has the name of the person, because a recruiter collects many resumes. */
const fileNameOf = (name: string, ending: string) => `${safeFileName(name) || 'resume'}.${ending}`

/** The resume on paper and as files (RES-069 to RES-073). */
export const exportAnswers: SomeAnswers<
  typeof resume,
  'resumePaper' | 'exportResumePdf' | 'readResumePdf' | 'exportResumeDocx'
> = {
  resumePaper: async ({ resumeId }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const drawn = await paperFor(context, 'address')
    return { fileName: fileNameOf(drawn.paper.name, 'pdf'), ...drawn }
  },
  exportResumePdf: async ({ resumeId }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const printed = await printResume(context)
    if (printed instanceof Refusal) return printed
    return {
      fileName: fileNameOf(printed.name, 'pdf'),
      mediaType: 'application/pdf',
      base64: printed.pdf.toString('base64'),
      pages: printed.texts.length,
    }
  },
  readResumePdf: async ({ resumeId }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const printed = await printResume(context)
    if (printed instanceof Refusal) return printed
    return { text: printed.texts.join('\n\n'), pages: printed.texts.length }
  },
  exportResumeDocx: async ({ resumeId }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const drawn = await paperFor(context, 'bytes')
    const bytes = await docxOf(drawn.paper)
    return {
      fileName: fileNameOf(drawn.paper.name, 'docx'),
      mediaType: docxType,
      base64: bytes.toString('base64'),
    }
  },
}
