import type { OfferedTeacher, TeamMember } from '@titian/contract'
import { inLanguage, type View } from '../present.ts'
import type { TeacherRow, TeamRow } from './queries.ts'

export function offeredTeacher(row: TeacherRow, view: View): OfferedTeacher {
  return {
    teacherIdSign: view.seal('user', row.userId),
    name: row.name ?? '',
    title: inLanguage(row.title, view),
    photo: view.picture(row.photoFileId),
  }
}

export function teamMember(row: TeamRow, courseId: number, view: View): TeamMember {
  const teacherIdSign = view.seal('user', row.userId)
  return {
    courseIdSign: view.seal('course', courseId),
    teacherIdSign,
    teacherName: row.name ?? '',
    photo: view.picture(row.photoFileId),
    masterFlag: row.master ? 1 : 0,
    bindMasterSign: teacherIdSign,
    unbindMasterSign: row.leaderId === null ? '' : view.seal('user', Number(row.leaderId)),
  }
}
