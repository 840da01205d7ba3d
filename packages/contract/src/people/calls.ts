import { z } from 'zod'
import { areaCode, fitsAreaCode, phone, realName, wrongMobile } from '../accounts/fields.ts'
import { teacherProfileCalls } from '../accounts/teacher-profile-calls.ts'
import { call } from '../wire/call.ts'
import { done, listOf, momentIn, page, reason, sign, size, timeZone } from '../wire/fields.ts'
import { directoryCalls } from './directory-calls.ts'
import { givenRoles } from './rules.ts'
import { auditEntry, importFile, importRow, peopleImportPreview, personDetail } from './shapes.ts'

const newSign = z.object({ sign: z.string() })
const auditFilter = {
  /** Part of the name of the actor or of the affected person. */
  name: z.string().trim().max(60).default(''),
  /** `all`, or an action of any noun; the server refuses unknown ones. */
  action: z.string().max(60).default('all'),
  /** ACC-289: entries in which this person acted or was affected. */
  personSign: sign.optional(),
  from: momentIn.optional(),
  to: momentIn.optional(),
}

/** The accounts of a school for its staff, and the audit log. */
export const people = {
  // These calls are not in `accounts`, because every student's browser loads `accounts`.
  ...teacherProfileCalls,
  ...directoryCalls,
  getPerson: call({
    id: 'CALL-341',
    method: 'POST',
    path: '/user/getPerson',
    who: 'staff',
    kind: 'read',
    input: z.object({ sign }),
    data: personDetail,
  }),
  /**
   * ACC-219: creates an account without a password; the person sets one through "forgot password".
   */
  createPerson: call({
    id: 'CALL-341',
    method: 'POST',
    path: '/user/createPerson',
    who: 'staff',
    kind: 'write',
    input: z
      .object({ mobile: phone, areaCode, name: realName, role: z.enum(givenRoles) })
      .refine(fitsAreaCode, wrongMobile),
    data: newSign,
    refusals: ['phoneTaken', 'nonResident'],
  }),
  /**
   * ACC-189: disables or enables an account. The sessions of a disabled account end, and signing in
   * is refused with -204.
   */
  changePersonState: call({
    id: 'CALL-341',
    method: 'POST',
    path: '/user/changePersonState',
    who: 'staff',
    kind: 'save',
    consequence: 'account',
    input: z.object({ sign, disabled: z.boolean(), reason }),
    data: done,
  }),
  /** ACC-258: changes the phone number of an account and ends all its sessions. */
  changePersonMobile: call({
    id: 'CALL-341',
    method: 'POST',
    path: '/user/changePersonMobile',
    who: 'staff',
    kind: 'save',
    consequence: 'account',
    input: z.object({ sign, mobile: phone, areaCode, reason }).refine(fitsAreaCode, wrongMobile),
    data: done,
    refusals: ['phoneTaken', 'nonResident'],
  }),
  changePersonRoles: call({
    id: 'CALL-341',
    method: 'POST',
    path: '/user/changePersonRoles',
    who: 'staff',
    kind: 'save',
    consequence: 'account',
    input: z.object({ sign, roles: z.array(z.enum(givenRoles)).min(1).max(4), reason }),
    data: done,
  }),
  /**
   * Decision 0006: switches two-step sign-in off for a person who has lost the app and the recovery
   * codes; ends all sessions of the account.
   */
  removePersonTwoStep: call({
    id: 'CALL-344',
    method: 'POST',
    path: '/user/removePersonTwoStep',
    who: 'staff',
    kind: 'save',
    consequence: 'account',
    input: z.object({ sign, reason }),
    data: done,
  }),
  /** Reads a CSV or XLSX file (purpose `sheet`) and stores only the pending import. */
  previewPeopleImport: call({
    id: 'CALL-348',
    method: 'POST',
    path: '/user/previewPeopleImport',
    who: 'staff',
    kind: 'save',
    input: importFile.extend({ role: z.enum(['student', 'teacher']) }),
    data: peopleImportPreview,
  }),
  confirmPeopleImport: call({
    id: 'CALL-348',
    method: 'POST',
    path: '/user/confirmPeopleImport',
    who: 'staff',
    kind: 'save',
    input: z.object({
      importSign: sign,
      /** ACC-280: whether existing accounts may get the role that the list names. */
      acceptRoles: z.boolean().default(false),
    }),
    data: z.object({ fresh: z.number().int(), changed: z.number().int() }),
    refusals: ['alreadyDone'],
  }),
  /**
   * Removes the accounts of an import that were never used; `kept` counts the accounts that remain.
   */
  undoPeopleImport: call({
    id: 'CALL-348',
    method: 'POST',
    path: '/user/undoPeopleImport',
    who: 'staff',
    kind: 'save',
    input: z.object({ importSign: sign }),
    data: z.object({ removed: z.number().int(), kept: z.number().int() }),
    refusals: ['alreadyDone'],
  }),
  listPeopleImports: call({
    id: 'CALL-348',
    method: 'POST',
    path: '/user/listPeopleImports',
    who: 'staff',
    kind: 'read',
    input: z.object({ page, size: size() }),
    data: listOf(importRow),
  }),
  listAuditLog: call({
    id: 'CALL-349',
    method: 'POST',
    path: '/audit/list',
    who: 'staff',
    kind: 'read',
    mayLag: true,
    input: z.object({ ...auditFilter, page, size: size() }),
    data: listOf(auditEntry).extend({
      /** OPS-006: years after which entries are removed; 0 if all are kept. */
      keptYears: z.number().int(),
    }),
  }),
  /**
   * Returns CSV of all entries of the filter (FRM-368), newest first, safe to open in a
   * spreadsheet.
   */
  exportAuditLog: call({
    id: 'CALL-349',
    method: 'POST',
    path: '/audit/export',
    who: 'staff',
    kind: 'read',
    mayLag: true,
    input: z.object({ ...auditFilter, timeZone }),
    data: z.object({ fileName: z.string(), text: z.string() }),
  }),
}
