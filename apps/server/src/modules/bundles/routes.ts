import { bundles } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { copyingAnswers } from './copying/routes.ts'
import { exportingAnswers } from './exporting/routes.ts'
import { importingAnswers } from './importing/routes.ts'

export const bundleRoutes = answer(bundles, {
  ...copyingAnswers,
  ...exportingAnswers,
  ...importingAnswers,
})
