import { reasons, type trainStaffCalls } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { listPrerequisites } from '../../homework/index.ts'
import * as actions from './actions.ts'
import * as queries from './queries.ts'
import { ruleProblems } from './rules.ts'

const read = async ({ db, school }: Pick<Context, 'db' | 'school'>) => ({
  ...(await queries.findVersionAndTasks(db, school.id)),
  list: await listPrerequisites(db, school.id),
})

export const prerequisiteAnswers: SomeAnswers<
  typeof trainStaffCalls,
  'prerequisites' | 'savePrerequisites'
> = {
  prerequisites: async (_, context) => read(context),
  savePrerequisites: async ({ version, list }, context) => {
    const { language, refuse } = context
    const problems = ruleProblems(list)
    const [first] = problems.values()
    if (first !== undefined) {
      const fields = Object.fromEntries(
        [...problems].map(([at, name]) => [`list.${at}.requiredNumber`, reasons[name][language]]),
      )
      return refuse('invalidInput', { reason: first, fields })
    }
    const saved = await actions.save(context, version, list)
    const newer = await read(context)
    if (saved) return newer
    return refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer } })
  },
}
