import { z } from 'zod'
import { importFile, importPreview, importRow } from '../people/shapes.ts'
import { call } from '../wire/call.ts'
import { done, listOf, nothing, page, sign, size, text } from '../wire/fields.ts'
import { identityKinds } from './rules.ts'
import { identityRequest, rosterEntry, studentInfo } from './shapes.ts'

const rosterKind = z.enum(['student', 'teacher'])
const place = z.string().trim().max(100)
/**
 * The server function checks this field, and not the schema, because an error must have the
 * messages of ACC-170 to ACC-174.
 */
const checkedByAnswer = z.string().trim().max(200).optional()

/** Identities of people at the school: rosters, submissions, and decisions of staff. */
export const identities = {
  /**
   * ACC-165 to ACC-187. Three fields have two names each (ACC-167), and one of the two must be
   * filled. The server checks this together with name and number. The response contains the status
   * of the submission.
   */
  authenticate: call({
    id: 'CALL-021',
    method: 'POST',
    path: '/identity/authenticate',
    who: 'signedIn',
    kind: 'save',
    beforeIdentity: 'allowed',
    input: z.object({
      code: checkedByAnswer,
      type: z.union([z.literal(1), z.literal(2)]),
      identityId: checkedByAnswer,
      studentId: checkedByAnswer,
      name: checkedByAnswer,
      realName: checkedByAnswer,
      sourceSign: checkedByAnswer,
      school: checkedByAnswer,
    }),
    data: z.object({ auditStatus: z.number().int() }),
    refusals: ['wrongCode', 'waitBefore', 'alreadyDone', 'accountDisabled'],
  }),
  /**
   * ACC-259: a change by an approved student needs the approval of staff; until then the earlier
   * approval is valid.
   */
  submitStudentAudit: call({
    id: 'CALL-024',
    method: 'POST',
    path: '/identity/submitStudentAudit',
    who: 'signedIn',
    kind: 'write',
    input: z.object({
      studentId: text(20),
      university: place,
      department: place,
      major: place,
      class: place,
    }),
    data: z.object({ auditStatus: z.number().int() }),
    refusals: ['waitBefore', 'alreadyDone'],
  }),
  studentAuditInfo: call({
    id: 'CALL-025',
    method: 'GET',
    path: '/identity/studentAuditInfo',
    who: 'signedIn',
    kind: 'read',
    beforeIdentity: 'allowed',
    input: nothing,
    data: studentInfo,
  }),
  listIdentityRequests: call({
    id: 'CALL-340',
    method: 'POST',
    path: '/identity/listRequests',
    who: 'staff',
    kind: 'read',
    input: z.object({
      name: z.string().trim().max(60).default(''),
      kind: z.enum(['all', ...identityKinds]).default('all'),
      /** The state of the identities to list (ACC-076); 0 lists all. */
      status: z.number().int().min(0).max(3).default(1),
      page,
      size: size(),
    }),
    data: listOf(identityRequest),
  }),
  /**
   * Approves or refuses a request; a refusal needs a reason. A request that another person has
   * decided is refused with -4.
   */
  decideIdentityRequest: call({
    id: 'CALL-340',
    method: 'POST',
    path: '/identity/decideRequest',
    who: 'staff',
    kind: 'save',
    input: z.object({
      sign,
      approved: z.boolean(),
      reason: z.string().trim().max(200).default(''),
    }),
    data: done,
    refusals: ['alreadyDone'],
  }),
  listRoster: call({
    id: 'CALL-342',
    method: 'POST',
    path: '/identity/listRoster',
    who: 'staff',
    kind: 'read',
    input: z.object({
      name: z.string().trim().max(60).default(''),
      kind: z.enum(['all', 'student', 'teacher']).default('all'),
      page,
      size: size(),
    }),
    data: listOf(rosterEntry),
  }),
  removeRosterEntry: call({
    id: 'CALL-342',
    method: 'POST',
    path: '/identity/removeRosterEntry',
    who: 'staff',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
  }),
  previewRosterImport: call({
    id: 'CALL-342',
    method: 'POST',
    path: '/identity/previewRosterImport',
    who: 'staff',
    kind: 'save',
    input: importFile.extend({ kind: rosterKind }),
    data: importPreview,
  }),
  confirmRosterImport: call({
    id: 'CALL-342',
    method: 'POST',
    path: '/identity/confirmRosterImport',
    who: 'staff',
    kind: 'save',
    input: z.object({ importSign: sign }),
    data: z.object({ fresh: z.number().int(), changed: z.number().int() }),
    refusals: ['alreadyDone'],
  }),
  /**
   * Removes what the import added and restores what it changed; entries that an account uses are
   * `kept`.
   */
  undoRosterImport: call({
    id: 'CALL-342',
    method: 'POST',
    path: '/identity/undoRosterImport',
    who: 'staff',
    kind: 'save',
    input: z.object({ importSign: sign }),
    data: z.object({ removed: z.number().int(), kept: z.number().int() }),
    refusals: ['alreadyDone'],
  }),
  listRosterImports: call({
    id: 'CALL-342',
    method: 'POST',
    path: '/identity/listRosterImports',
    who: 'staff',
    kind: 'read',
    input: z.object({ page, size: size() }),
    data: listOf(importRow),
  }),
}
