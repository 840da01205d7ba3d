import type { FullTexts, Language, RowFault } from '@titian/contract'
import { points as inPoints } from '../../exams/index.ts'
import { peopleTitles } from '../../people/index.ts'
import type { FaultKind, MarkFault } from './rules.ts'

const texts: Record<FaultKind, FullTexts> = {
  noNumber: {
    en: 'The row has no student of the course.',
    zh: '该行未指明课程中的学员',
    my: 'Baris ini tiada pelajar kursus.',
  },
  unknownStudent: {
    en: 'No student of the course has this number.',
    zh: '课程中没有使用该学号的学员',
    my: 'Tiada pelajar kursus dengan nombor ini.',
  },
  severalStudents: {
    en: 'Several students of the course have this name and no number.',
    zh: '课程中有多名同名且无学号的学员',
    my: 'Beberapa pelajar kursus mempunyai nama ini tanpa nombor.',
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
  noMark: {
    en: 'A mark is a number from 0 to {most}.',
    zh: '成绩须为 0 至 {most} 的数字',
    my: 'Markah ialah nombor dari 0 hingga {most}.',
  },
  tooFine: {
    en: 'A mark has two decimals at most.',
    zh: '成绩最多保留两位小数',
    my: 'Markah mempunyai paling banyak dua tempat perpuluhan.',
  },
  tooHigh: {
    en: 'This is more than the {most} points that can be reached.',
    zh: '超过了满分 {most} 分',
    my: 'Ini melebihi {most} markah yang boleh dicapai.',
  },
  tooMany: {
    en: 'One import can have at most 20,000 marks; put this row into another file.',
    zh: '一次最多导入 20,000 个成绩，请将该行放入另一个文件',
    my: 'Satu import mempunyai paling banyak 20,000 markah; letakkan baris ini dalam fail lain.',
  },
  gone: {
    en: 'The student or the item is not in the course any more.',
    zh: '该学员或该项目已不在课程中',
    my: 'Pelajar atau item ini tiada lagi dalam kursus.',
  },
  meanwhile: {
    en: 'Changed since the check: the mark is now {points}.',
    zh: '检查后成绩已变为 {points}',
    my: 'Berubah sejak semakan: markah kini {points}.',
  },
}

const meanwhileBy: FullTexts = {
  en: 'Changed since the check: {by} gave {points}.',
  zh: '检查后 {by} 已登记 {points}',
  my: 'Berubah sejak semakan: {by} memberi {points}.',
}

/** The reason of a withdrawal when an import is undone. */
export const undoneText: FullTexts = {
  en: 'The import of marks was undone.',
  zh: '成绩导入已撤销',
  my: 'Import markah telah dibuat asal.',
}

const mostShown = 60

export function faultRow(fault: MarkFault, language: Language): RowFault {
  const { line, kind, column, value, most, points, by } = fault
  const text = kind === 'meanwhile' && by ? meanwhileBy : texts[kind]
  const number = (hundredths: number | null | undefined) =>
    hundredths === null || hundredths === undefined ? '--' : String(inPoints(hundredths))
  return {
    line,
    column: typeof column === 'string' ? peopleTitles[column][language] : column.title,
    value: value.slice(0, mostShown).toWellFormed(),
    text: text[language]
      .replace('{most}', () => number(most))
      .replace('{points}', () => number(points))
      .replace('{by}', () => by ?? ''),
  }
}
