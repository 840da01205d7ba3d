import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, nothing, page, reason, sign, size, version } from '../wire/fields.ts'
import { pathFields } from './fields.ts'
import { pathCodeMost, pathNameMost } from './rules.ts'
import {
  courseLine,
  intendedInfo,
  keptPath,
  keptPathCard,
  normTotal,
  pathVacancies,
} from './shapes.ts'

/** CNT-058: empty means the path of the job intention. */
const ofPath = z.object({ pathCode: z.string().trim().max(pathCodeMost).default('') })
const one = z.object({ sign })
/** CNT-131: a path and the version that was loaded, so that newer changes are not overwritten. */
const seen = one.extend({ version })

const own = { method: 'GET', who: 'signedIn', kind: 'read', private: true } as const
const staff = { method: 'POST', who: 'staff', kind: 'save' } as const
const look = { ...staff, kind: 'read' } as const

/**
 * Career paths: the requirements in stages, and the way to meet them (CNT-055 to CNT-059, CNT-067).
 */
export const promote = {
  processNormTotal: call({
    ...own,
    id: 'CALL-282',
    path: '/promote/processNormTotal',
    extended: true,
    input: ofPath,
    data: normTotal,
  }),
  processCourseLine: call({
    ...own,
    id: 'CALL-283',
    path: '/promote/processCourseLine',
    extended: true,
    input: ofPath,
    data: courseLine,
  }),
  intendedInfo: call({
    ...own,
    id: 'CALL-683',
    path: '/promote/intendedInfo',
    input: nothing,
    data: intendedInfo,
  }),
  pathVacancies: call({
    ...own,
    id: 'CALL-684',
    path: '/promote/pathVacancies',
    input: ofPath,
    data: pathVacancies,
  }),
  listPaths: call({
    ...look,
    id: 'CALL-685',
    path: '/promote/listPaths',
    input: z.object({
      page,
      size: size(),
      name: z.string().trim().max(pathNameMost).optional(),
      state: z.enum(['published', 'draft']).optional(),
    }),
    data: listOf(keptPathCard),
  }),
  keptPath: call({
    ...look,
    id: 'CALL-689',
    path: '/promote/keptPath',
    input: one,
    data: keptPath,
  }),
  /** Creates a path, or with a sealed id changes it with the version that was loaded. */
  savePath: call({
    ...staff,
    id: 'CALL-690',
    path: '/promote/savePath',
    input: pathFields.extend({
      sign: sign.nullable().default(null),
      version: version.default(0),
    }),
    data: keptPath,
    refusals: ['alreadyDone'],
  }),
  publishPath: call({
    ...staff,
    id: 'CALL-691',
    path: '/promote/publishPath',
    input: seen,
    data: keptPath,
    refusals: ['alreadyDone'],
  }),
  withdrawPath: call({
    ...staff,
    id: 'CALL-692',
    path: '/promote/withdrawPath',
    input: seen,
    data: keptPath,
    refusals: ['alreadyDone'],
  }),
  removePath: call({
    ...staff,
    id: 'CALL-693',
    path: '/promote/removePath',
    input: seen.extend({ reason }),
    data: done,
    refusals: ['alreadyDone'],
  }),
}
