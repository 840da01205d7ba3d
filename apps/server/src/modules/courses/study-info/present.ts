import type { StudyInfo } from '@titian/contract'
import { inLanguage, type View } from '../present.ts'
import type { CourseRow } from '../tables.ts'

type StudyInfoRow = Pick<CourseRow, 'id' | 'version' | 'aims' | 'audience' | 'requirements'>

export function studyInfo(course: StudyInfoRow, view: View): StudyInfo {
  const { id, version, aims, audience, requirements } = course
  return {
    courseIdSign: view.seal('course', id),
    version,
    aims: inLanguage(aims, view),
    aimsTexts: aims,
    audience: inLanguage(audience, view),
    audienceTexts: audience,
    requirements: inLanguage(requirements, view),
    requirementsTexts: requirements,
  }
}
