import {
  type CertificateCandidate,
  type CertificateCourse,
  type FullTexts,
  type Language,
  pickText,
  punctuationOf,
  type StaffCertificate,
} from '@titian/contract'
import type { SheetCell } from '../../../platform/sheets/workbook.ts'
import { outcomeOf } from '../../grades/index.ts'
import { ownCertificate, type View } from '../present.ts'
import { exceptionsOf } from '../rules.ts'
import type { Candidate, ListedCertificate, RuleRow } from './queries.ts'

export function staffCertificate(row: ListedCertificate, view: View): StaffCertificate {
  return {
    ...ownCertificate(row, view),
    userSign: view.seal('user', row.certificate.userId),
    studentCard: row.studentCard,
    issuedBy: row.issuedBy,
    revokedBy: row.revokedBy,
    replaced: row.replaced,
  }
}

export function candidate(one: Candidate, { seal }: Pick<View, 'seal'>): CertificateCandidate {
  const { userId, row, gives, ...rest } = one
  const { result, standing, passed } = outcomeOf(row)
  const { completed } = rest
  return {
    ...rest,
    userSign: seal('user', userId),
    result,
    standing,
    exceptions: rest.number === null ? exceptionsOf({ gives, completed, passed }) : [],
  }
}

export const course = (
  { id, names, training, gives, issued }: RuleRow,
  { seal, language, fallback }: View,
): CertificateCourse => ({
  courseSign: seal('course', id),
  courseName: pickText(names, language, fallback),
  kind: training ? 'training' : 'course',
  gives,
  issued,
})

export const sheetTitle: FullTexts = { en: 'Certificates', zh: '证书', my: 'Sijil' }

const heads = {
  number: { en: 'Number', zh: '编号', my: 'Nombor' },
  name: { en: 'Name', zh: '姓名', my: 'Nama' },
  studentCard: { en: 'Student number', zh: '学号', my: 'Nombor pelajar' },
  course: { en: 'Course', zh: '课程', my: 'Kursus' },
  issued: { en: 'Issued', zh: '颁发时间', my: 'Dikeluarkan' },
  credit: { en: 'Credit', zh: '学分', my: 'Kredit' },
  result: { en: 'Result', zh: '成绩', my: 'Keputusan' },
  state: { en: 'Status', zh: '状态', my: 'Status' },
  revoked: { en: 'Revoked', zh: '撤销时间', my: 'Ditarik balik' },
  reason: { en: 'Reason', zh: '原因', my: 'Sebab' },
  replaces: { en: 'Replaces', zh: '替代', my: 'Menggantikan' },
} satisfies Record<string, FullTexts>

const states: Record<StaffCertificate['state'], FullTexts> = {
  valid: { en: 'Valid', zh: '有效', my: 'Sah' },
  revoked: { en: 'Revoked', zh: '已撤销', my: 'Ditarik balik' },
}

export function certificateSheet(
  rows: readonly StaffCertificate[],
  {
    language,
    timeZone,
    timeOf,
  }: { language: Language; timeZone: string; timeOf: (moment: Date) => string },
): SheetCell[][] {
  const time = (moment: string | null) => (moment === null ? '' : timeOf(new Date(moment)))
  const head = Object.entries(heads).map(([name, texts]) =>
    name === 'issued' || name === 'revoked'
      ? `${texts[language]}${punctuationOf(language).bracketed(timeZone)}`
      : texts[language],
  )
  return [
    head,
    ...rows.map((row): SheetCell[] => [
      row.number,
      row.holderName,
      row.studentCard ?? '',
      row.courseName,
      time(row.issuedAt),
      row.credit,
      row.result ?? '',
      states[row.state][language],
      time(row.revokedAt),
      row.reason ?? '',
      row.replaces ?? '',
    ]),
  ]
}
