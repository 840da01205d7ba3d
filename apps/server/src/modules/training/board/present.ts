import {
  type BoardCell,
  type BoardRow,
  pickText,
  type Texts,
  type TrainBoard,
} from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import { iso } from '../present.ts'
import type { Board, EntryRow, StudentRow } from './queries.ts'

type View = Pick<Context, 'seal' | 'language' | 'school'>

/** The letters that the statement returns. */
const cells: Record<string, BoardCell> = {
  o: 'open',
  w: 'waiting',
  d: 'done',
  f: 'failed',
  l: 'late',
  k: 'locked',
}

const signKinds = {
  video: 'lesson',
  task: 'homework',
  exam: 'homework',
  practical: 'homework',
  written: 'examination',
} as const

function entry(
  { kind, id, names, title, chapterNames, endTime }: EntryRow,
  { seal, language, school }: View,
): TrainBoard['entries'][number] {
  const read = (texts: Texts | null) => pickText(texts ?? {}, language, school.defaultLanguage)
  return {
    key: seal(signKinds[kind], id),
    kind: kind === 'written' ? 'exam' : kind,
    title: title ?? read(names),
    chapterName: read(chapterNames),
    endTime: iso(endTime),
  }
}

const row = ({ userId, behind, done, ...student }: StudentRow, { seal }: View): BoardRow => ({
  userIdSign: seal('user', userId),
  name: student.name ?? '',
  studentCard: student.studentCard ?? '',
  className: student.className ?? '',
  progress: student.cells === '' ? 0 : done / student.cells.length,
  behind,
  lastStudyAt: iso(student.lastStudyAt),
  cells: Array.from(student.cells, (letter) => cells[letter] ?? 'open'),
})

export const board = (found: Board, view: View): TrainBoard => ({
  classes: found.classes,
  entries: found.entries.map((one) => entry(one, view)),
  list: found.rows.map((one) => row(one, view)),
  total: found.total,
  behindTotal: found.behindTotal,
})
