import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign, version } from '../wire/fields.ts'
import { entriesMost, sectionNames } from './rules.ts'
import { changed, lookFields, shownLines } from './shapes.ts'

const own = { who: 'signedIn', private: true } as const
const basis = { resumeId: sign, revision: version }

/** RES-140 to RES-143: limits how many lines of entries are printed. */
export const resumeFitCalls = {
  /** Shortens the resume by one change, so that one step undoes it. No text is deleted. */
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
      /** The entries to hide additionally. */
      hidden: z.array(z.string().max(64)).max(entriesMost * sectionNames.length),
    }),
    data: changed,
    refusals: ['alreadyDone'],
  }),
  /** Prints all lines of the entry again. */
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
