import type { resume } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { ownerOf } from '../actions.ts'
import { refuseForeign } from '../sections/entries.ts'
import * as actions from './actions.ts'

/** The introduction video of a resume (RES-028 to RES-030). */
export const videoAnswers: SomeAnswers<
  typeof resume,
  'videoDetail' | 'saveResumeVideo' | 'deleteResumeVideo'
> = {
  videoDetail: async ({ resumeId }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    return { video: await actions.findVideo(context, ownerOf(context)) }
  },
  saveResumeVideo: async ({ resumeId, path }, context) => {
    const refused = refuseForeign(context, resumeId)
    return refused ?? actions.saveVideo(context, context.open('file', path))
  },
  deleteResumeVideo: async ({ resumeId }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    await actions.deleteVideo(context)
    return null
  },
}
