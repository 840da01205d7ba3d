import { z } from 'zod'
import { isPhone } from '../wire/phone.ts'
import { call } from '../wire/call.ts'
import {
  areaCode,
  done,
  listOf,
  nothing,
  page,
  phone,
  reason,
  sign,
  size,
  text,
  version,
} from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { languages } from '../wire/language.ts'
import { schoolHostsMost } from './rules.ts'
import {
  checkSettings,
  homeSettings,
  menuSettings,
  schoolFields,
  schoolHost,
  schoolRow,
  schoolSettings,
} from './shapes.ts'

const changed = z.object({ version })

const isGigabytes = says('whole', 1, 1_000_000)
const gigabytesOfSchool = z
  .number({ error: isGigabytes })
  .int({ error: isGigabytes })
  .min(1, { error: isGigabytes })
  .max(1_000_000, { error: isGigabytes })

const isLimit = says('whole', 1, 10_000_000)
/** A limit of whole numbers; null removes it. */
const limit = z
  .number({ error: isLimit })
  .int({ error: isLimit })
  .min(1, { error: isLimit })
  .max(10_000_000, { error: isLimit })
  .nullable()

/**
 * The settings of a school for staff. Each save names the version that was loaded. If a newer
 * version exists, the save is refused with -4 and `changedMeanwhile`.
 */
export const schoolSettingsCalls = {
  getSchoolSettings: call({
    id: 'CALL-350',
    method: 'GET',
    path: '/school/getSettings',
    who: 'staff',
    kind: 'read',
    input: nothing,
    data: schoolSettings,
  }),
  saveSchoolSettings: call({
    id: 'CALL-350',
    method: 'PUT',
    path: '/school/saveSettings',
    who: 'staff',
    kind: 'save',
    input: schoolFields.extend({ version }).superRefine(checkSettings),
    data: changed,
    refusals: ['alreadyDone'],
  }),
  getMenus: call({
    id: 'CALL-351',
    method: 'GET',
    path: '/school/getMenus',
    who: 'staff',
    kind: 'read',
    input: nothing,
    data: menuSettings,
  }),
  /** Saves the whole tree in order. */
  saveMenus: call({
    id: 'CALL-351',
    method: 'PUT',
    path: '/school/saveMenus',
    who: 'staff',
    kind: 'save',
    input: menuSettings,
    data: changed,
    refusals: ['alreadyDone'],
  }),
  getHome: call({
    id: 'CALL-352',
    method: 'GET',
    path: '/school/getHome',
    who: 'staff',
    kind: 'read',
    input: nothing,
    data: homeSettings,
  }),
  /** Saves sections, carousel and adverts of the home page, all in order. */
  saveHome: call({
    id: 'CALL-352',
    method: 'PUT',
    path: '/school/saveHome',
    who: 'staff',
    kind: 'save',
    input: homeSettings,
    data: changed,
    refusals: ['alreadyDone'],
  }),
  /** The schools of the platform for platform administrators; other staff see their own. */
  listSchools: call({
    id: 'CALL-353',
    method: 'POST',
    path: '/school/listSchools',
    who: 'staff',
    kind: 'read',
    input: z.object({ name: z.string().trim().max(60).default(''), page, size: size() }),
    data: listOf(schoolRow),
  }),
  createSchool: call({
    id: 'CALL-353',
    method: 'POST',
    path: '/school/createSchool',
    who: 'staff',
    kind: 'write',
    input: z
      .object({
        key: z
          .string()
          .trim()
          .regex(/^[a-z][a-z\d-]{1,39}$/, says('schoolKey')),
        title: text(60),
        defaultLanguage: z.enum(languages),
        host: text(253),
        /** The first member of staff, who sets a password through "forgot password" (ACC-219). */
        adminName: text(60, 2),
        adminAreaCode: areaCode,
        adminMobile: phone,
      })
      .refine(({ adminAreaCode, adminMobile }) => isPhone(adminAreaCode, adminMobile), {
        path: ['adminMobile'],
        message: says('phone'),
      }),
    data: z.object({ sign: z.string() }),
    refusals: ['alreadyDone'],
  }),
  /** A host of another school is refused with -4. */
  saveHosts: call({
    id: 'CALL-353',
    method: 'PUT',
    path: '/school/saveHosts',
    who: 'staff',
    kind: 'save',
    input: z.object({ sign, hosts: z.array(schoolHost).min(1).max(schoolHostsMost) }),
    data: done,
    refusals: ['alreadyDone'],
  }),
  /** FRM-403, OPS-070: sets the limits of a school, for platform administrators. */
  saveLimits: call({
    id: 'CALL-353',
    method: 'PUT',
    path: '/school/saveLimits',
    who: 'staff',
    kind: 'save',
    input: z.object({ sign, gigabytes: gigabytesOfSchool, people: limit, videoMinutes: limit }),
    data: done,
  }),
  /** OPS-020: closes a school for everybody except platform administrators. Nothing is deleted. */
  suspendSchool: call({
    id: 'CALL-763',
    method: 'POST',
    path: '/school/suspend',
    who: 'staff',
    kind: 'save',
    consequence: 'account',
    input: z.object({ sign, reason }),
    data: done,
    refusals: ['alreadyDone'],
  }),
  /** OPS-021: opens a suspended school again. */
  resumeSchool: call({
    id: 'CALL-764',
    method: 'POST',
    path: '/school/resume',
    who: 'staff',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
  }),
}
