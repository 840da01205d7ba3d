import {
  auditValueText,
  type FullTexts,
  headings,
  type Language,
  languageNames,
  punctuationOf,
  sexTexts,
} from '@titian/contract'
import { mailKindNames } from '../../accounts/index.ts'
import { findPractice } from '../../practice/index.ts'

type Words = Readonly<Record<string, FullTexts>>

const parties: Words = {
  student: { en: 'You', zh: '您', my: 'Anda' },
  company: { en: 'The company', zh: '公司', my: 'Syarikat' },
  system: { en: 'The system', zh: '系统', my: 'Sistem' },
}

const seats: Words = {
  retailer: { en: 'Retailer', zh: '零售商', my: 'Peruncit' },
  wholesaler: { en: 'Wholesaler', zh: '批发商', my: 'Pemborong' },
  distributor: { en: 'Distributor', zh: '分销商', my: 'Pengedar' },
  factory: { en: 'Factory', zh: '工厂', my: 'Kilang' },
}

/** The parts of a resume that a change can concern. */
const resumeParts: Words = {
  ...headings,
  basics: { en: 'Basic information', zh: '基本信息', my: 'Maklumat asas' },
  personalAdvantage: headings.advantage,
  photo: { en: 'Picture', zh: '头像', my: 'Gambar' },
  look: { en: 'Design of the page', zh: '页面样式', my: 'Reka bentuk halaman' },
  sections: { en: 'Order of the sections', zh: '栏目顺序', my: 'Susunan bahagian' },
  resume: { en: 'Whole resume', zh: '整份简历', my: 'Seluruh resume' },
}

const inWords =
  (words: Words) =>
  (code: string, language: Language): string =>
    words[code]?.[language] ?? code

const audited =
  (field: string) =>
  (code: string, language: Language): string =>
    auditValueText(field, code, language)

const languageName = (code: string): string =>
  (languageNames as Record<string, string>)[code] ?? code

/** The words of the codes, by table and column, or by the column only. */
const codeWords: Readonly<Record<string, (code: string, language: Language) => string>> = {
  'account.sex': inWords(sexTexts),
  'account.roles': audited('roles'),
  'account.state': audited('auditStatus'),
  'identity.state': audited('auditStatus'),
  'mail.mailKinds': inWords(mailKindNames),
  'steps.name': inWords(parties),
  'seats.name': inWords(seats),
  'versions.kind': inWords(resumeParts),
  language: languageName,
  practice: (code, language) => findPractice(code)?.titles[language] ?? code,
}

/** ACC-321: returns a code or a list of codes as words; undefined for a column without codes. */
export function codeInWords(
  table: string,
  column: string,
  value: unknown,
  language: Language,
): string | undefined {
  const words = codeWords[`${table}.${column}`] ?? codeWords[column]
  if (!words) return undefined
  const isOne = typeof value === 'string' || typeof value === 'number'
  if (isOne) return value === 0 && column === 'sex' ? '' : words(String(value), language)
  const codes = Array.isArray(value) ? value : []
  return punctuationOf(language).list(codes.map((code) => words(String(code), language)))
}
