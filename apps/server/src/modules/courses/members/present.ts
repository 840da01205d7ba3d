import {
  type CourseGroup,
  type CourseMember,
  type FullTexts,
  type ImportableStudent,
  type Language,
  punctuationOf,
  type SchoolTeacher,
} from '@titian/contract'
import type { SheetCell } from '../../../platform/sheets/workbook.ts'
import { inLanguage, type View } from '../present.ts'
import type { GroupRow, MemberRow, OfferedRow, SchoolTeacherRow } from './queries.ts'

export function member({ id, userId, ...row }: MemberRow, { seal }: View): CourseMember {
  return {
    ...row,
    idSign: seal('enrolment', id),
    userSign: seal('user', userId),
    studentCard: row.studentCard ?? '',
    className: row.className ?? '',
    joinedAt: new Date(row.joinedAt).toISOString(),
    lastStudyAt: row.lastStudyAt === null ? null : new Date(row.lastStudyAt).toISOString(),
  }
}

export const group = ({ id, ...row }: GroupRow, { seal }: View): CourseGroup => ({
  sign: seal('courseGroup', id),
  ...row,
})

export function offered({ userId, ...row }: OfferedRow, { seal }: View): ImportableStudent {
  return {
    ...row,
    userSign: seal('user', userId),
    studentCard: row.studentCard ?? '',
    className: row.className ?? '',
  }
}

export function schoolTeacher({ id, ...row }: SchoolTeacherRow, view: View): SchoolTeacher {
  return {
    ...row,
    idSign: view.seal('schoolTeacher', id),
    userSign: view.seal('user', id),
    title: inLanguage(row.title, view),
  }
}

const heads: FullTexts[] = [
  { en: 'Name', zh: '姓名', my: 'Nama' },
  { en: 'Student number', zh: '学号', my: 'Nombor pelajar' },
  { en: 'Class', zh: '班级', my: 'Kelas' },
  { en: 'Groups', zh: '小组', my: 'Kumpulan' },
  { en: 'Joined', zh: '加入时间', my: 'Menyertai' },
  { en: 'Last studied', zh: '最近学习', my: 'Kali terakhir belajar' },
  { en: 'Lessons completed', zh: '已完成课时', my: 'Pelajaran selesai' },
  { en: 'Lessons', zh: '课时总数', my: 'Jumlah pelajaran' },
  {
    en: 'Tasks and exams handed in',
    zh: '已提交作业和考试',
    my: 'Tugasan dan peperiksaan dihantar',
  },
  { en: 'Tasks and exams', zh: '作业和考试总数', my: 'Jumlah tugasan dan peperiksaan' },
  { en: 'Status', zh: '状态', my: 'Status' },
]

const statusTexts: Record<MemberRow['status'], FullTexts> = {
  notStarted: { en: 'Not started', zh: '未开始', my: 'Belum bermula' },
  studying: { en: 'Studying', zh: '学习中', my: 'Sedang belajar' },
  completed: { en: 'Completed', zh: '已完成', my: 'Selesai' },
}

export const sheetTitle: FullTexts = { en: 'Students', zh: '学员', my: 'Pelajar' }

export function memberSheet(
  rows: readonly MemberRow[],
  language: Language,
  timeOf: (moment: Date) => string,
): SheetCell[][] {
  return [
    heads.map((head) => head[language]),
    ...rows.map((row) => [
      row.name,
      row.studentCard ?? '',
      row.className ?? '',
      punctuationOf(language).list(row.groups),
      timeOf(new Date(row.joinedAt)),
      row.lastStudyAt === null ? '' : timeOf(new Date(row.lastStudyAt)),
      row.lessonsDone,
      row.lessons,
      row.handedIn,
      row.handedInOf,
      statusTexts[row.status][language],
    ]),
  ]
}
