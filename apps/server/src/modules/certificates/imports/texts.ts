import type { FullTexts, Language, RowFault } from '@titian/contract'
import { peopleColumns, peopleTitles } from '../../people/index.ts'
import type { Fault, FaultKind, Field } from './rules.ts'

const titles: Record<Field, FullTexts> = {
  studentCard: peopleTitles.studentCard,
  name: peopleTitles.name,
  issuedOn: { en: 'Date of issue', zh: '颁发日期', my: 'Tarikh dikeluarkan' },
  credit: { en: 'Credit', zh: '学分', my: 'Kredit' },
  result: { en: 'Result', zh: '成绩', my: 'Keputusan' },
}

const otherHeads: Record<Exclude<Field, 'studentCard' | 'name'>, readonly string[]> = {
  issuedOn: ['date', 'issued', 'issued on', '日期', '发证日期', 'tarikh'],
  credit: ['credits', 'jam kredit'],
  result: ['score', 'mark', '总成绩', '分数', 'markah'],
}

const people = peopleColumns('student')

export const columns = (Object.keys(titles) as Field[]).map((field) => ({
  field,
  title: titles[field],
  required: field === 'studentCard',
  isDate: field === 'issuedOn',
  isNumber: field === 'studentCard',
  heads:
    field === 'studentCard' || field === 'name'
      ? (people.find((one) => one.field === field)?.heads ?? [])
      : [...Object.values(titles[field]), ...otherHeads[field]],
}))

const texts: Record<FaultKind, FullTexts> = {
  noNumber: {
    en: 'The row has no student number.',
    zh: '该行未填写学号',
    my: 'Baris ini tiada nombor pelajar.',
  },
  unknownStudent: {
    en: 'Nobody at the school has this student number.',
    zh: '学校中没有使用该学号的学员',
    my: 'Tiada pelajar sekolah ini dengan nombor ini.',
  },
  otherName: {
    en: 'The student with this number has another name.',
    zh: '使用该学号的学员姓名与此不同',
    my: 'Pelajar dengan nombor ini mempunyai nama lain.',
  },
  repeated: {
    en: 'This student is already in a row above.',
    zh: '该学员在表格前面已出现',
    my: 'Pelajar ini sudah ada dalam baris di atas.',
  },
  noDate: {
    en: 'Write the date as 2026-03-01.',
    zh: '日期请写成 2026-03-01 的形式',
    my: 'Tulis tarikh seperti 2026-03-01.',
  },
  laterDate: {
    en: 'The date is in the future.',
    zh: '日期不能晚于今天',
    my: 'Tarikh ini pada masa hadapan.',
  },
  noCredit: {
    en: 'Credit is a number from 0 to 999.99.',
    zh: '学分须为 0 至 999.99 的数字',
    my: 'Kredit ialah nombor dari 0 hingga 999.99.',
  },
  noResult: {
    en: 'A result is a number from 0 to 100 with one decimal at most.',
    zh: '成绩须为 0 至 100 的数字，最多一位小数',
    my: 'Keputusan ialah nombor dari 0 hingga 100 dengan satu tempat perpuluhan sahaja.',
  },
}

const mostShown = 100

export function faultRow({ line, field, value, kind }: Fault, language: Language): RowFault {
  return {
    line,
    column: titles[field][language],
    value: value.slice(0, mostShown).toWellFormed(),
    text: texts[kind][language],
  }
}

/** The reason of a revocation when an import is undone. */
export const undoneText: FullTexts = {
  en: 'The import was undone.',
  zh: '导入已撤销',
  my: 'Import telah dibuat asal.',
}
