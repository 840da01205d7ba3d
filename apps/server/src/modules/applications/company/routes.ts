import type { applications } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import * as actions from './actions.ts'

/** The calls of a company that opened its link (JOB-046). */
export const companyAnswers: SomeAnswers<
  typeof applications,
  'companyApplication' | 'answerApplication' | 'companyResumePdf'
> = {
  companyApplication: async ({ token }, context) => {
    const opened = await actions.findOpen(context, token)
    return opened instanceof Refusal ? opened : actions.show(context, opened)
  },
  answerApplication: async ({ token, interviewAt, interviewPlace, ...given }, context) => {
    const opened = await actions.findOpen(context, token)
    if (opened instanceof Refusal) return opened
    const isInterview = given.step === 'interview'
    const refused = await actions.answer(context, opened, {
      ...given,
      interviewAt: isInterview && interviewAt !== null ? new Date(interviewAt) : null,
      interviewPlace: isInterview ? interviewPlace : '',
    })
    if (refused) return refused
    const after = await actions.findOpen(context, token)
    return after instanceof Refusal ? after : actions.show(context, after)
  },
  companyResumePdf: async ({ token }, context) => {
    const opened = await actions.findOpen(context, token)
    return opened instanceof Refusal ? opened : actions.readResume(context, opened)
  },
}
