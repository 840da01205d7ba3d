import { z } from 'zod'
import { advert } from '../schools/shapes.ts'
import { call } from '../wire/call.ts'
import { flag, listOf, nothing, page, size } from '../wire/fields.ts'
import { companyCard, companyPlace, intendedPosition, recruitmentList } from './shapes.ts'

const shownToAll = { method: 'GET', who: 'anyone', kind: 'read', shared: true } as const

/** The lists of the job page besides the search (JOB-010 to JOB-015, JOB-034). */
export const homeCalls = {
  employmentBanner: call({
    ...shownToAll,
    id: 'CALL-259',
    path: '/employment/employmentBanner',
    input: nothing,
    data: z.array(advert),
  }),
  rightSideBanner: call({
    ...shownToAll,
    id: 'CALL-266',
    path: '/employment/rightSideBanner',
    input: nothing,
    data: z.array(advert),
  }),
  /**
   * JOB-012: with `signType` 1 the recommended posts, with any other value the promoted ones.
   * JOB-036: `positionId` names a job intention of the caller.
   */
  enterpriseRecruitmentList: call({
    ...shownToAll,
    id: 'CALL-260',
    path: '/employment/enterpriseRecruitmentList',
    extended: true,
    input: z.object({
      page,
      size: size(10, 50),
      signType: z.coerce.number().int().default(1),
      /** The id of a job intention of the caller; empty for all posts. */
      positionId: z.string().trim().max(200).default(''),
    }),
    data: recruitmentList,
  }),
  intendedPositions: call({
    id: 'CALL-261',
    method: 'GET',
    path: '/employment/intendedPositions',
    who: 'signedIn',
    kind: 'read',
    input: nothing,
    data: z.array(intendedPosition),
  }),
  enterpriseRecommend: call({
    ...shownToAll,
    id: 'CALL-262',
    path: '/employment/enterpriseRecommend',
    input: nothing,
    data: z.array(companyCard),
  }),
  /** JOB-013: with `isJoinEnterprise=1` only companies that the school has verified. */
  enterpriseInfoList: call({
    ...shownToAll,
    id: 'CALL-212',
    method: 'POST',
    path: '/employment/enterpriseInfoList',
    input: z.object({ page, size: size(16, 50), isJoinEnterprise: flag.default(1) }),
    data: listOf(companyPlace),
  }),
}
