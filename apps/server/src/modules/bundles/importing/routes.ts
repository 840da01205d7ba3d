import type { bundles } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { importCourse } from './actions.ts'

export const importingAnswers: SomeAnswers<typeof bundles, 'importCourse'> = {
  // Whoever may author courses may make one of a file (TCH-013); the file is the caller's own.
  importCourse: ({ filePath, dryRun }, context) =>
    importCourse(context, context.open('file', filePath), dryRun),
}
