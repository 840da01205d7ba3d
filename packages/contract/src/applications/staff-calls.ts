import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size, timeZone } from '../wire/fields.ts'
import { deliveryStates } from '../employment/delivery.ts'
import { overviewDivisions, overviewMonths } from './rules.ts'
import { applicationOverview, staffApplication, wantedSkill } from './shapes.ts'

/** JOB-107: the calls of school staff about applications. */
export const staffApplicationCalls = {
  listApplications: call({
    id: 'CALL-681',
    method: 'POST',
    path: '/manage/applications/list',
    who: 'staff',
    kind: 'read',
    input: z.object({
      page,
      size: size(15, 100),
      /** Part of the student's name, the post's title or the company's name. */
      text: z.string().trim().max(80).default(''),
      state: z.enum(['all', ...deliveryStates]).default('all'),
      /** Only applications whose company got no e-mail. */
      mailFailed: z.boolean().default(false),
    }),
    data: listOf(staffApplication),
  }),
  /** JOB-122: counts by the time of delivery, in months of the reader's time zone. */
  applicationOverview: call({
    id: 'CALL-697',
    method: 'POST',
    path: '/manage/applications/overview',
    who: 'staff',
    kind: 'read',
    input: z.object({
      by: z.enum(overviewDivisions).default('month'),
      months: z.coerce
        .number()
        .pipe(z.literal([...overviewMonths]))
        .default(12),
      timeZone,
    }),
    data: applicationOverview,
  }),
  /** JOB-123: the skills of open posts; those that no course teaches come first. */
  wantedSkills: call({
    id: 'CALL-698',
    method: 'POST',
    path: '/manage/applications/wantedSkills',
    who: 'staff',
    kind: 'read',
    input: z.object({}),
    data: z.object({ skills: z.array(wantedSkill) }),
  }),
  /** JOB-046: ends the link and sends the company another, to its current address. */
  renewApplicationLink: call({
    id: 'CALL-682',
    method: 'POST',
    path: '/manage/applications/renewLink',
    who: 'staff',
    kind: 'write',
    input: z.object({ sign }),
    data: staffApplication,
    refusals: ['alreadyDone'],
  }),
}
