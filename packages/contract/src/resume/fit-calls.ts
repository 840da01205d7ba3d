import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign, version } from '../wire/fields.ts'
import { entriesMost, sectionNames } from './rules.ts'
import { changed, lookFields, shownLines } from './shapes.ts'

const own = { who: 'signedIn', private: true } as const
const basis = { resumeId: sign, revision: version }

/** RES-140 to RES-143: how much of the entries is on the page. */
export const resumeFitCalls = {
  /** The whole of a fit is one change, so that it can be undone as one. Nothing of the entries is deleted. */
  fitResume: call({
    ...own,
    id: 'CALL-656',
    method: 'PUT',
    path: '/resume/fit',
    kind: 'save',
    input: z.object({
      ...basis,
      spacing: lookFields.spacing,
      fontSize: lookFields.fontSize,
      shownLines,
      /** The entries that are hidden besides those that are hidden already. */
      hidden: z.array(z.string().max(64)).max(entriesMost * sectionNames.length),
    }),
    data: changed,
    refusals: ['alreadyDone'],
  }),
  /** Every line of the entry is on the page again. */
  showWholeEntry: call({
    ...own,
    id: 'CALL-657',
    method: 'PUT',
    path: '/resume/showWholeEntry',
    kind: 'save',
    input: z.object({ ...basis, entryId: z.string().max(64) }),
    data: changed,
    refusals: ['alreadyDone'],
  }),
}
