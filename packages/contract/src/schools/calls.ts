import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, nothing, size } from '../wire/fields.ts'
import { agreementCalls } from './agreement-calls.ts'
import { schoolPageCalls } from './page-calls.ts'
import { schoolSettingsCalls } from './settings-calls.ts'
import {
  advert,
  banner,
  homeTemplate,
  navigationItem,
  schoolBaseInfo,
  schoolCard,
  schoolCrest,
  schoolDistrict,
  schoolImage,
  schoolInitial,
} from './shapes.ts'

export const schools = {
  schoolInitial: call({
    id: 'CALL-284',
    method: 'GET',
    path: '/school/initial',
    who: 'anyone',
    kind: 'read',
    whileSuspended: 'allowed',
    shared: true,
    input: nothing,
    data: schoolInitial,
  }),
  schoolBaseInfo: call({
    id: 'CALL-033',
    method: 'GET',
    path: '/school/baseInfo',
    who: 'anyone',
    kind: 'read',
    whileSuspended: 'allowed',
    shared: true,
    input: nothing,
    data: schoolBaseInfo,
  }),
  navigationBar: call({
    id: 'CALL-034',
    method: 'GET',
    path: '/school/navigationBar',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: nothing,
    data: z.array(navigationItem),
  }),
  advertisingList: call({
    id: 'CALL-036',
    method: 'GET',
    path: '/school/advertisingList',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: z.object({ positionId: z.coerce.number().int().min(1).max(3) }),
    data: z.array(advert),
  }),
  homeBanner: call({
    id: 'CALL-180',
    method: 'GET',
    path: '/school/homeBanner',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: nothing,
    data: z.array(banner),
  }),
  schoolTemplate: call({
    id: 'CALL-177',
    method: 'GET',
    path: '/school/template',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: nothing,
    data: homeTemplate,
  }),
  schoolDistricts: call({
    id: 'CALL-179',
    method: 'GET',
    path: '/school/schoolDistricts',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: nothing,
    data: z.array(schoolDistrict),
  }),
  /** CRS-014, CRS-015: the only list whose pages are numbered from 0. */
  schoolCrestList: call({
    id: 'CALL-063',
    method: 'POST',
    path: '/school/crestList',
    who: 'anyone',
    kind: 'read',
    input: z.object({
      page: z.coerce
        .number()
        .int()
        .max(100_000)
        .default(0)
        .transform((value) => Math.max(0, value)),
      size: size(20),
    }),
    data: listOf(schoolCrest),
  }),
  ...agreementCalls,
  ...schoolPageCalls,
  /** ACC-184: the pictures of schools. The input `sign: 1` means the school of this host. */
  schoolTakeList: call({
    id: 'CALL-030',
    method: 'POST',
    path: '/school/takeList',
    who: 'anyone',
    kind: 'read',
    input: z.object({ sign: z.string().max(200).default('1') }),
    data: z.object({ schoolImages: z.array(schoolCard) }),
  }),
  /**
   * CNT-015: the pictures of a school's carousel; the input `sign: 1` means the school of this
   * host.
   */
  schoolImages: call({
    id: 'CALL-154',
    method: 'POST',
    path: '/school/images',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: z.object({ sign: z.string().max(200).default('1') }),
    data: z.object({ schoolImages: z.array(schoolImage) }),
  }),
  /**
   * ACC-184: the schools that can be chosen for an account; the input `sign: 1` means the school of
   * this host.
   */
  schoolList: call({
    id: 'CALL-031',
    method: 'POST',
    path: '/school/voList',
    who: 'anyone',
    kind: 'read',
    input: z.object({ sign: z.string().max(200).default('1') }),
    data: z.object({ schoolVoList: z.array(schoolCard) }),
  }),
  /** ACC-183: the sealed id of the school of this host. */
  schoolSign: call({
    id: 'CALL-032',
    method: 'GET',
    path: '/school/sign',
    who: 'anyone',
    kind: 'read',
    input: nothing,
    data: z.object({ sign: z.string() }),
  }),
  ...schoolSettingsCalls,
}
