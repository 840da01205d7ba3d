import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign, version } from '../wire/fields.ts'
import { debriefMost, debriefQuestionsMost } from './debrief-rules.ts'
import { ownDebrief } from './debrief-shapes.ts'

/** The answers of players after the end of a run, which its review contains (PRC-058). */
export const debriefCalls = {
  /**
   * PRC-110, PRC-111: replaces the caller's answers. Repeating the call is accepted. An outdated
   * version is refused with -4 and the newer answers. Before the end of the run and after the lock,
   * the call is refused with -4 and the reason.
   */
  saveDebrief: call({
    id: 'CALL-331',
    method: 'POST',
    path: '/practice/saveDebrief',
    who: 'signedIn',
    kind: 'save',
    input: z.object({
      sign,
      version,
      answers: z
        .array(
          z.object({
            question: z.string().trim().min(1).max(40),
            text: z.string().trim().max(debriefMost),
          }),
        )
        .max(debriefQuestionsMost),
    }),
    data: ownDebrief,
    refusals: ['alreadyDone'],
  }),
}
