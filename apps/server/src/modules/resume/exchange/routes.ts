import { paperOf, plainTextOf, reasons, type resume, type ResumeContent } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { refusal } from '../../../platform/refusal.ts'
import * as actions from '../actions.ts'
import * as present from '../present.ts'
import { refuseForeign } from '../sections/entries.ts'
import { applyImport, previewOf, readBrought } from './import.ts'
import { paperNames, writeNames } from './names.ts'
import { writeJsonResume } from './write-json-resume.ts'

const refuseText = ({ language }: Pick<actions.Own, 'language'>) =>
  refusal('invalidInput', { fields: { text: reasons.notJsonResume[language] } })

/** Removes characters that systems refuse in file names. */
const fileNameOf = ({ basics }: ResumeContent, ending: 'json' | 'txt'): string =>
  `${basics.name.replace(/[\p{Cc}/\\:*?"<>|]/gu, '').trim() || 'resume'}.${ending}`

/** The resume as text and as JSON Resume (RES-073 to RES-075). */
export const exchangeAnswers: SomeAnswers<
  typeof resume,
  'resumePlainText' | 'exportJsonResume' | 'previewJsonResume' | 'importJsonResume'
> = {
  resumePlainText: async ({ resumeId }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const { content } = await actions.getResume(context)
    const text = plainTextOf(paperOf(content, paperNames(content.look.language), ''))
    return { fileName: fileNameOf(content, 'txt'), text }
  },
  exportJsonResume: async ({ resumeId }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const { content } = present.detail(await actions.getResume(context), context)
    const file = writeJsonResume(content, writeNames(content.look.language))
    return { fileName: fileNameOf(content, 'json'), text: JSON.stringify(file, null, 2) }
  },
  previewJsonResume: async ({ resumeId, text }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const brought = readBrought(text)
    if (!brought) return refuseText(context)
    const { content } = await actions.getResume(context)
    return previewOf(content, brought)
  },
  importJsonResume: async ({ resumeId, revision: basis, text, ...chosen }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const brought = readBrought(text)
    if (!brought) return refuseText(context)
    const made = { basis, part: 'resume', act: 'imported' } as const
    const outcome = await actions.change(context, made, (content) =>
      applyImport(content, brought, chosen),
    )
    return actions.confirmed(outcome)
  },
}
