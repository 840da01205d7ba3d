import {
  type FullTexts,
  type Language,
  pickText,
  punctuationOf,
  type StandardPart,
  standardParts,
  type Texts,
} from '@titian/contract'
import type { SheetCell } from '../../platform/sheets/workbook.ts'
import { points } from '../exams/index.ts'
import { parts, standingHead, standingOf, standingWords } from '../grades/index.ts'
import type { ExaminationEntry, ProgressEntry, RecordEntry, ScoreEntry } from './queries.ts'
import type { SupervisedEntry } from './supervision/queries.ts'

const heads = {
  name: { en: 'Name', zh: '姓名', my: 'Nama' },
  card: { en: 'Student number', zh: '学号', my: 'Nombor pelajar' },
  className: { en: 'Class', zh: '班级', my: 'Kelas' },
  watched: { en: 'Videos watched (%)', zh: '视频观看（%）', my: 'Video ditonton (%)' },
  lessons: { en: 'Lessons completed', zh: '已完成课时', my: 'Pelajaran selesai' },
  lessonsOf: { en: 'Lessons', zh: '课时总数', my: 'Jumlah pelajaran' },
  work: {
    en: 'Tasks and exams handed in',
    zh: '已提交作业和考试',
    my: 'Tugasan dan peperiksaan dihantar',
  },
  workOf: { en: 'Tasks and exams', zh: '作业和考试总数', my: 'Jumlah tugasan dan peperiksaan' },
  status: { en: 'Status', zh: '状态', my: 'Status' },
  lastStudy: { en: 'Last studied', zh: '最近学习', my: 'Kali terakhir belajar' },
  result: { en: 'Result', zh: '课程成绩', my: 'Keputusan' },
  waits: { en: 'Waiting for marks', zh: '待评分', my: 'Menunggu markah' },
  examination: { en: 'Exam', zh: '考试', my: 'Peperiksaan' },
  attempt: { en: 'Attempt', zh: '第几次', my: 'Percubaan' },
  handedInAt: { en: 'Handed in', zh: '交卷时间', my: 'Dihantar' },
  score: { en: 'Score', zh: '得分', my: 'Markah' },
  total: { en: 'Total', zh: '总分', my: 'Jumlah markah' },
  students: { en: 'Students', zh: '学员', my: 'Pelajar' },
  papers: { en: 'Handed in', zh: '已交卷', my: 'Dihantar' },
  mean: { en: 'Average (%)', zh: '平均分（%）', my: 'Purata (%)' },
  teachers: { en: 'Teachers', zh: '教师', my: 'Guru' },
  course: { en: 'Course', zh: '课程', my: 'Kursus' },
  completed: { en: 'Completed', zh: '已完成', my: 'Selesai' },
  active: { en: 'Active in 14 days', zh: '14 天内活跃', my: 'Aktif dalam 14 hari' },
  atRisk: { en: 'At risk', zh: '需要关注', my: 'Perlu perhatian' },
  progress: { en: 'Average progress (%)', zh: '平均进度（%）', my: 'Purata kemajuan (%)' },
  passed: { en: 'Passed', zh: '及格人数', my: 'Lulus' },
} satisfies Record<string, FullTexts>

const partHeads: Record<StandardPart, FullTexts> = {
  watchVideo: { en: 'Watch video (%)', zh: '观看视频（%）', my: 'Tonton video (%)' },
  unitTesting: { en: 'Unit tests (%)', zh: '单元测验（%）', my: 'Ujian unit (%)' },
  theFinalExam: { en: 'Final exam (%)', zh: '期末考试（%）', my: 'Peperiksaan akhir (%)' },
  logSig: { en: 'Daily check-in (%)', zh: '登录签到（%）', my: 'Kehadiran (%)' },
  interactiveQuestion: {
    en: 'Interactive questions (%)',
    zh: '互动提问（%）',
    my: 'Soal jawab (%)',
  },
}

const words = {
  completed: { en: 'Completed', zh: '已完成', my: 'Selesai' },
  inProgress: { en: 'In progress', zh: '学习中', my: 'Sedang belajar' },
  writing: { en: 'In progress', zh: '作答中', my: 'Sedang dijawab' },
  waiting: { en: 'To be marked', zh: '待批改', my: 'Belum dinilai' },
  marked: { en: 'Marked', zh: '已批改', my: 'Telah dinilai' },
} satisfies Record<string, FullTexts>

const titles = {
  plots: { en: 'Charts', zh: '图表', my: 'Carta' },
  progress: { en: 'Progress', zh: '学习进度', my: 'Kemajuan' },
  scores: { en: 'Scores', zh: '课程成绩', my: 'Markah' },
  records: { en: 'Papers', zh: '答卷', my: 'Kertas jawapan' },
  examinations: { en: 'Exams', zh: '考试', my: 'Peperiksaan' },
} satisfies Record<string, FullTexts>

export interface Reader {
  language: Language
  fallback: Language
  timeZone: string
  /** Formats a time in the reader's time zone. */
  timeOf: (moment: Date) => string
}

export const sheetTitle = (list: keyof typeof titles, { language }: Reader) =>
  titles[list][language]
export const sheetName = (list: keyof typeof titles, names: Texts, day: string, reader: Reader) =>
  `${pickText(names, reader.language, reader.fallback)} ${titles[list][reader.language]} ${day}`

type Head = keyof typeof heads
const head = (names: readonly Head[], { language }: Reader): string[] =>
  names.map((name) => heads[name][language])

const person = ['name', 'card', 'className'] as const
const studentCells = (row: Pick<ProgressEntry, 'userName' | 'studentCard' | 'className'>) => [
  row.userName ?? '',
  row.studentCard ?? '',
  row.className ?? '',
]

const when = (moment: string | null, { timeOf }: Reader) =>
  moment === null ? '' : timeOf(new Date(moment))
const zoned = (name: Head, { language, timeZone }: Reader) =>
  `${heads[name][language]}${punctuationOf(language).bracketed(timeZone)}`
const percent = (share: number) => Math.round(share * 1000) / 10

export function progressSheet(rows: readonly ProgressEntry[], reader: Reader): SheetCell[][] {
  const { language } = reader
  const names = head(
    [...person, 'watched', 'lessons', 'lessonsOf', 'work', 'workOf', 'status'],
    reader,
  )
  return [
    [...names, zoned('lastStudy', reader)],
    ...rows.map((row) => [
      ...studentCells(row),
      percent(row.seconds ? Math.min(1, row.watched / row.seconds) : 0),
      row.lessonsDone,
      row.lessons,
      row.examsSubmitted,
      row.examsTotal,
      words[row.status === 2 ? 'completed' : 'inProgress'][language],
      when(row.lastStudyAt, reader),
    ]),
  ]
}

export function scoresSheet(rows: readonly ScoreEntry[], reader: Reader): SheetCell[][] {
  const { language } = reader
  const shown = rows.some(({ of }) => of.hasStandard) ? standardParts : []
  return [
    [
      ...head(person, reader),
      ...shown.map((part) => partHeads[part][language]),
      ...head(['result', 'waits'], reader),
      standingHead[language],
    ],
    ...rows.map(({ of, ...row }) => [
      ...studentCells(row),
      ...parts(of).map(({ percent: value }) => value),
      of.result,
      of.waits,
      standingWords[standingOf(of)][language],
    ]),
  ]
}

const stateOf = ({ state, waiting }: RecordEntry) =>
  state === 'in_progress' ? words.writing : waiting ? words.waiting : words.marked

export function recordsSheet(rows: readonly RecordEntry[], reader: Reader): SheetCell[][] {
  return [
    [
      ...head([...person, 'examination', 'attempt', 'status'], reader),
      zoned('handedInAt', reader),
      ...head(['score', 'total'], reader),
    ],
    ...rows.map((row) => [
      ...studentCells(row),
      row.examinationName,
      row.number,
      stateOf(row)[reader.language],
      when(row.submittedAt, reader),
      row.score === null ? null : points(row.score),
      points(row.total),
    ]),
  ]
}

export function examinationsSheet(
  rows: readonly ExaminationEntry[],
  reader: Reader,
): SheetCell[][] {
  return [
    head(['examination', 'total', 'students', 'papers', 'waits', 'mean', 'passed'], reader),
    ...rows.map((row) => [
      row.name,
      points(row.total),
      row.students,
      row.handedIn,
      row.waiting,
      row.mean,
      row.passed,
    ]),
  ]
}

export const supervisionTitle: FullTexts = {
  en: 'Courses of the school',
  zh: '全校课程',
  my: 'Kursus sekolah',
}

/** TCH-160: returns the supervised courses as rows of a sheet. */
export function supervisionSheet(rows: readonly SupervisedEntry[], reader: Reader): SheetCell[][] {
  return [
    [
      ...head(
        ['course', 'teachers', 'students', 'completed', 'active', 'atRisk', 'progress', 'waits'],
        reader,
      ),
      zoned('lastStudy', reader),
    ],
    ...rows.map((row) => [
      pickText(row.names, reader.language, reader.fallback),
      punctuationOf(reader.language).list(row.teacherNames),
      row.students,
      row.completed,
      row.active,
      row.atRisk,
      row.progress === null ? null : percent(row.progress),
      row.waiting,
      when(row.lastStudyAt, reader),
    ]),
  ]
}
