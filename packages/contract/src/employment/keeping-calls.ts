import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, momentIn, page, reason, sign, size, version } from '../wire/fields.ts'
import { companyFields, postFields } from './keeping-fields.ts'
import {
  keptCompany,
  keptCompanyCard,
  keptPost,
  keptPostCard,
  prolonged,
} from './keeping-shapes.ts'
import { companyNameMost, postTitleMost, prolongMost } from './rules.ts'

const staff = { method: 'POST', who: 'staff', kind: 'save' } as const
const look = { ...staff, kind: 'read' } as const
const one = z.object({ sign })
const ofPost = z.object({ positionId: sign })

/** Companies and posts for staff (JOB-031, JOB-033, JOB-093 to JOB-099). */
export const keepingCalls = {
  manageCompanies: call({
    ...look,
    id: 'CALL-329',
    path: '/employment/manageCompanies',
    input: z.object({
      page,
      size: size(),
      name: z.string().trim().max(companyNameMost).optional(),
      only: z.enum(['recommended', 'verified', 'unverified']).optional(),
      sort: z.enum(['name', 'changed']).default('changed'),
    }),
    data: listOf(keptCompanyCard),
  }),
  keptCompany: call({
    ...look,
    id: 'CALL-329',
    path: '/employment/keptCompany',
    input: one,
    data: keptCompany,
  }),
  /** Creates a company, or with a sealed id changes it with the version that was loaded. */
  saveCompany: call({
    ...staff,
    id: 'CALL-329',
    path: '/employment/saveCompany',
    input: companyFields.extend({
      sign: sign.nullable().default(null),
      version: version.default(0),
    }),
    data: keptCompany,
    refusals: ['alreadyDone'],
  }),
  removeCompany: call({
    ...staff,
    id: 'CALL-673',
    path: '/employment/removeCompany',
    input: one.extend({ reason }),
    data: done,
    refusals: ['alreadyDone'],
  }),
  /**
   * Moves the posts of the company `sign` to the company `intoSign`. The address of the first
   * company then redirects to the second.
   */
  mergeCompany: call({
    ...staff,
    id: 'CALL-674',
    path: '/employment/mergeCompany',
    input: one.extend({ intoSign: sign, reason }),
    data: keptCompany,
    refusals: ['alreadyDone'],
  }),
  managePosts: call({
    ...look,
    id: 'CALL-329',
    path: '/employment/managePosts',
    input: z.object({
      page,
      size: size(),
      title: z.string().trim().max(postTitleMost).optional(),
      companySign: sign.optional(),
      /** `endingSoon` means live posts that end within the days of the reminder. */
      state: z.enum(['draft', 'live', 'endingSoon', 'ended', 'takenDown']).optional(),
    }),
    data: listOf(keptPostCard),
  }),
  keptPost: call({
    ...look,
    id: 'CALL-329',
    path: '/employment/keptPost',
    input: ofPost,
    data: keptPost,
  }),
  /** Creates a draft, or with a `positionId` changes it with the version that was loaded. */
  savePost: call({
    ...staff,
    id: 'CALL-329',
    path: '/employment/savePost',
    input: postFields.safeExtend({
      positionId: sign.nullable().default(null),
      version: version.default(0),
    }),
    data: keptPost,
    refusals: ['alreadyDone'],
  }),
  publishPost: call({
    ...staff,
    id: 'CALL-675',
    path: '/employment/publishPost',
    input: ofPost,
    data: keptPost,
    refusals: ['alreadyDone'],
  }),
  copyPost: call({
    ...staff,
    kind: 'write',
    id: 'CALL-676',
    path: '/employment/copyPost',
    input: ofPost,
    data: keptPost,
  }),
  takePostDown: call({
    ...staff,
    id: 'CALL-677',
    path: '/employment/takePostDown',
    input: ofPost.extend({ reason }),
    data: keptPost,
    refusals: ['alreadyDone'],
  }),
  /**
   * Sets the same end for all these posts. The response names the posts that remain unchanged:
   * those whose present end is not before the new one, drafts and withdrawn posts.
   */
  prolongPosts: call({
    ...staff,
    id: 'CALL-678',
    path: '/employment/prolongPosts',
    input: z.object({ positionIds: z.array(sign).min(1).max(prolongMost), endsAt: momentIn }),
    data: prolonged,
    refusals: [],
  }),
}
