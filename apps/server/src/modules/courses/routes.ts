import { courses } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { courseAnswers } from './authoring/routes.ts'
import { chapterAnswers, lessonAnswers } from './catalogue/routes.ts'
import { detailAnswers } from './detail/routes.ts'
import { listAnswers } from './list/routes.ts'
import { reviewAnswers } from './review/routes.ts'
import { studyInfoAnswers } from './study-info/routes.ts'
import { subjectAnswers } from './subjects/routes.ts'
import { teamAnswers } from './team/routes.ts'
import { uploadAnswers } from './uploads/routes.ts'

export const courseRoutes = answer(courses, {
  ...listAnswers,
  ...detailAnswers,
  ...courseAnswers,
  ...chapterAnswers,
  ...lessonAnswers,
  ...reviewAnswers,
  ...teamAnswers,
  ...subjectAnswers,
  ...studyInfoAnswers,
  ...uploadAnswers,
})
