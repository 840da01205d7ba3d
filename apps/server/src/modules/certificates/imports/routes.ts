import type { certificates } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { found, Refusal } from '../../../platform/refusal.ts'
import { confirmImport, listImports, previewImport, undoImport } from '../../people/index.ts'
import { findCourseFacts } from '../issuing/queries.ts'
import { certificateImport, importName } from './certificate-import.ts'

export const importAnswers: SomeAnswers<
  typeof certificates,
  | 'previewCertificateImport'
  | 'confirmCertificateImport'
  | 'listCertificateImports'
  | 'undoCertificateImport'
> = {
  previewCertificateImport: async ({ courseIdSign, ...file }, context) => {
    const { db, actor, open, school } = context
    const courseId = open('course', courseIdSign)
    const facts = found(await findCourseFacts(db, { schoolId: actor.schoolId, courseId }))
    const course = facts.courseNames[school.defaultLanguage] ?? ''
    const options = { courseId: String(courseId), course }
    const looked = await previewImport(certificateImport(context), file, options, context)
    return looked instanceof Refusal ? looked : looked.preview
  },
  confirmCertificateImport: async ({ importSign }, context) =>
    confirmImport(
      certificateImport(context),
      context.open('certificateImport', importSign),
      context,
    ),
  listCertificateImports: async (page, context) => listImports(importName, page, context),
  undoCertificateImport: async ({ importSign }, context) =>
    undoImport(certificateImport(context), context.open('certificateImport', importSign), context),
}
