import { languages, type NoticeTarget, pickText, type SentNotice } from '@titian/contract'
import * as reading from '../present.ts'
import type { View } from '../present.ts'
import type { SentMessage } from './queries.ts'

function audienceOf({ className, courseId, trainingId, told }: SentMessage) {
  if (told !== null) return 'students'
  if (courseId !== null) return trainingId === null ? 'course' : 'training'
  return className === null ? 'school' : 'class'
}

export function sent(row: SentMessage, view: View): SentNotice {
  const shown = reading.message({ ...row, isRead: true }, view)
  return {
    ...shown,
    to: { audience: audienceOf(row), name: shown.courseName ?? row.className ?? '' },
    languages: languages.filter((language) => row.titles[language]),
  }
}

interface TargetRow {
  id: number | null
  names: Parameters<typeof pickText>[0]
  recipients: number
}

export function target(
  { id, names, recipients }: TargetRow,
  kind: 'course' | 'training',
  { language, school, seal }: View,
): NoticeTarget {
  const name = pickText(names, language, school.defaultLanguage)
  return { value: id === null ? name : seal(kind, id), name, recipients }
}
