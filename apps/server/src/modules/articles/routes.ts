import { articles } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { keepingAnswers } from './keeping/routes.ts'
import { readingAnswers } from './reading/routes.ts'
import { settingsAnswers } from './settings/routes.ts'
import { writingAnswers } from './writing/routes.ts'

export const articleRoutes = answer(articles, {
  ...writingAnswers,
  ...settingsAnswers,
  ...readingAnswers,
  ...keepingAnswers,
})
