import { type courses, problemsIn, subjectsIn } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { getSchool } from '../../schools/index.ts'
import { saveSubjects } from './actions.ts'
import { subjectTree } from './present.ts'
import { listSubjects } from './queries.ts'

export const subjectAnswers: SomeAnswers<typeof courses, 'getSubjects' | 'saveSubjects'> = {
  getSubjects: async (_, { db, school, seal }) => {
    const { subjectsVersion } = await getSchool(db, school.id)
    return subjectTree(await listSubjects(db, school.id), subjectsVersion, seal)
  },
  saveSubjects: async (input, context) => {
    const { db, school, language, seal, refuse } = context
    const fields = problemsIn(subjectsIn(school.defaultLanguage), input, language)
    if (Object.keys(fields).length > 0) return refuse('invalidInput', { fields })
    const saved = await saveSubjects(context, input)
    return typeof saved === 'number'
      ? subjectTree(await listSubjects(db, school.id), saved, seal)
      : saved
  },
}
