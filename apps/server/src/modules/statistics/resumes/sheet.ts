import { figuresFrom, type FullTexts, type Language, type ResumeFigures } from '@titian/contract'
import type { SheetCell } from '../../../platform/sheets/workbook.ts'

export const resumesTitle: FullTexts = {
  en: 'Resumes of the students',
  zh: '学员简历统计',
  my: 'Resume pelajar',
}

const heads: FullTexts[] = [
  { en: 'Major', zh: '专业', my: 'Jurusan' },
  { en: 'Students', zh: '学员人数', my: 'Bilangan pelajar' },
  { en: 'Resumes started', zh: '已开始填写', my: 'Resume dimulakan' },
  { en: 'Complete resumes', zh: '完整简历', my: 'Resume lengkap' },
  { en: 'Share complete (%)', zh: '完整率（%）', my: 'Peratus lengkap (%)' },
  { en: 'Remark', zh: '备注', my: 'Catatan' },
]

const noMajor: FullTexts = {
  en: 'No major recorded',
  zh: '未登记专业',
  my: 'Jurusan tidak direkodkan',
}

const tooFew: FullTexts = {
  en: `Fewer than ${figuresFrom} students: no figures, because they would show who has a resume`,
  zh: `学员不足 ${figuresFrom} 人：为避免看出具体是谁，不显示数字`,
  my: `Kurang daripada ${figuresFrom} pelajar: angka tidak dipaparkan kerana ia mendedahkan siapa yang mempunyai resume`,
}

/** RES-090: returns the figures as rows of a sheet. */
export const resumesSheet = (rows: readonly ResumeFigures[], language: Language): SheetCell[][] => [
  heads.map((texts) => texts[language]),
  ...rows.map(({ major, students, begun, complete, percent }) => [
    major || noMajor[language],
    students,
    begun,
    complete,
    percent,
    begun === null ? tooFew[language] : '',
  ]),
]
