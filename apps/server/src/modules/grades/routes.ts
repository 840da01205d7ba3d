import { grades } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { gradebookAnswers } from './gradebook/routes.ts'
import { importAnswers } from './imports/routes.ts'
import { markCommentAnswers } from './mark-comments/routes.ts'
import { resultAnswers } from './results/routes.ts'
import { standardAnswers } from './standards/routes.ts'
import { toMarkAnswers } from './to-mark/routes.ts'

export const gradesRoutes = answer(grades, {
  ...standardAnswers,
  ...resultAnswers,
  ...gradebookAnswers,
  ...importAnswers,
  ...toMarkAnswers,
  ...markCommentAnswers,
})
