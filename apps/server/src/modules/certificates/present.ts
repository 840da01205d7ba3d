import {
  type Certificate,
  type Language,
  type OwnCertificate,
  pickText,
  type Texts,
} from '@titian/contract'
import type { ShownCertificate } from './queries.ts'

export interface View {
  language: Language
  fallback: Language
  seal(kind: 'certificate' | 'course' | 'training' | 'user', id: number): string
}

export const viewOf = ({
  language,
  school,
  seal,
}: Pick<View, 'language' | 'seal'> & { school: { defaultLanguage: Language } }): View => ({
  language,
  fallback: school.defaultLanguage,
  seal,
})

/** CNT-070: returns the fields that everybody may see. */
export function certificate(
  { certificate: row, replaces }: ShownCertificate,
  { language, fallback }: Pick<View, 'language' | 'fallback'>,
): Certificate {
  const textOf = (texts: Texts) => pickText(texts, language, fallback)
  return {
    number: row.number,
    holderName: row.holderName,
    schoolName: textOf(row.schoolTitle),
    kind: row.kind,
    courseName: textOf(row.courseNames),
    issuedAt: row.issuedAt.toISOString(),
    credit: row.credit,
    state: row.revokedAt ? 'revoked' : 'valid',
    revokedAt: row.revokedAt?.toISOString() ?? null,
    replaces,
  }
}

export function ownCertificate(shown: ShownCertificate, view: View): OwnCertificate {
  const { certificate: row } = shown
  return {
    ...certificate(shown, view),
    sign: view.seal('certificate', row.id),
    result: row.result,
    courseSign: row.courseId === null ? null : view.seal('course', row.courseId),
    trainSign: row.trainingId === null ? null : view.seal('training', row.trainingId),
    reason: row.revokeReason,
  }
}
