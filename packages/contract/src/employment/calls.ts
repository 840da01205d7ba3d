import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size } from '../wire/fields.ts'
import { homeCalls } from './home-calls.ts'
import { employmentSearchCalls } from './search-calls.ts'
import { keepingCalls } from './keeping-calls.ts'
import { sheetCalls } from './sheet-calls.ts'
import { reportCalls } from './report-calls.ts'
import { deliveryAskedMost } from './rules.ts'
import { companyDetail, jobDetail, ofDelivery, postCard } from './shapes.ts'
import { savedSearchCalls } from './saving-calls.ts'

/** The field that names a post in the API (JOB-035). */
const ofPost = z.object({ positionId: sign })

/** Companies and posts for students and visitors (JOB-001 to JOB-036). */
export const employment = {
  ...employmentSearchCalls,
  jobDetails: call({
    id: 'CALL-267',
    method: 'GET',
    path: '/employment/jobDetails',
    who: 'anyone',
    kind: 'read',
    shared: true,
    extended: true,
    input: ofPost,
    data: jobDetail,
  }),
  companyDetails: call({
    id: 'CALL-270',
    method: 'POST',
    path: '/employment/companyDetails',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: z.object({ sign }),
    data: companyDetail,
  }),
  /** JOB-022: the open posts of a company, newest first. */
  companyPosts: call({
    id: 'CALL-269',
    method: 'GET',
    path: '/employment/companyPosts',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: z.object({ sign, page, size: size(10, 50) }),
    data: listOf(postCard),
  }),
  /** JOB-027, JOB-039: a repeated call changes nothing. */
  addCollectionPost: call({
    id: 'CALL-273',
    method: 'POST',
    path: '/employment/addCollectionPost',
    who: 'signedIn',
    kind: 'save',
    input: ofPost,
    data: done,
  }),
  removeCollectionPost: call({
    id: 'CALL-274',
    method: 'POST',
    path: '/employment/removeCollectionPost',
    who: 'signedIn',
    kind: 'save',
    input: ofPost,
    data: done,
  }),
  /** JOB-019: last saved first; ended posts are included with their state. */
  collectedPositions: call({
    id: 'CALL-265',
    method: 'GET',
    path: '/employment/collectedPositions',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ page, size: size(10, 50) }),
    data: listOf(postCard),
  }),
  /**
   * JOB-005: the states of the caller's applications to listed posts, in a call of its own, because
   * the lists of posts are the same for everybody. Posts without an application are left out.
   */
  deliveryOfPosts: call({
    id: 'CALL-664',
    method: 'POST',
    path: '/employment/deliveryOfPosts',
    who: 'signedIn',
    kind: 'read',
    private: true,
    extended: true,
    input: z.object({ positionIds: z.array(sign).min(1).max(deliveryAskedMost) }),
    data: ofDelivery,
  }),
  ...homeCalls,
  ...keepingCalls,
  ...sheetCalls,
  ...reportCalls,
  ...savedSearchCalls,
}
