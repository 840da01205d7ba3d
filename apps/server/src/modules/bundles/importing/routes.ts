import type { bundles } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { importCourse } from './actions.ts'

export const importingAnswers: SomeAnswers<typeof bundles, 'importCourse'> = {
  // Everybody who may write courses may import a course (TCH-013). The file must belong to the
  // caller.
  importCourse: ({ filePath, dryRun }, context) =>
    importCourse(context, context.open('file', filePath), dryRun),
}
