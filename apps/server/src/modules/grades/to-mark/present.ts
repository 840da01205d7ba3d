import { type NextToMark, pickText, type ToMarkEntry } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import type { NextRow, Piece, ToMarkRow } from './queries.ts'

type View = Pick<Context, 'seal' | 'language' | 'school'>

export const signKinds = { paper: 'attempt', handIn: 'handIn' } as const

const piece = ({ kind, id }: Piece, { seal }: Pick<View, 'seal'>) => ({
  kind,
  sign: seal(signKinds[kind], id),
})

export function toMarkEntry(row: ToMarkRow, view: View): ToMarkEntry {
  const { title, courseNames, studentName, since, late } = row
  return {
    ...piece(row, view),
    title,
    courseName: pickText(courseNames, view.language, view.school.defaultLanguage),
    studentName: studentName ?? '',
    since: new Date(since).toISOString(),
    late,
  }
}

export const nextToMark = ({ place, total, next }: NextRow, view: View): NextToMark => ({
  place,
  total,
  next: next && piece(next, view),
})
