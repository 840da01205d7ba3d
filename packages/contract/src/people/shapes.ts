import { z } from 'zod'
import { chosenEncoding } from '../files/text-encoding.ts'
import { acceptedAgreement } from '../schools/agreement-calls.ts'
import { sign } from '../wire/fields.ts'

export const person = z.object({
  sign: z.string(),
  name: z.string(),
  areaCode: z.string(),
  mobile: z.string(),
  roleStr: z.string(),
  studentCard: z.string().nullable(),
  className: z.string().nullable(),
  disabled: z.boolean(),
  auditStatus: z.number().int(),
  createdAt: z.string(),
  lastLoginAt: z.string().nullable(),
  /** ACC-308: since when the account is closed for good; it has no phone then. */
  closedAt: z.string().nullable(),
})
export type Person = z.output<typeof person>

/** What staff see of one person, and what they may do (ACC-210, ACC-218). */
export const personDetail = person.extend({
  photo: z.string().nullable(),
  twoStep: z.boolean(),
  sessions: z.number().int(),
  /** ACC-311: the person asked to close the account, and when that will be done; null where it is not being closed. */
  closing: z.object({ requestedAt: z.string(), endsAt: z.string() }).nullable(),
  /** CNT-074: the newest first. */
  agreements: z.array(acceptedAgreement),
  may: z.object({
    disable: z.boolean(),
    changeMobile: z.boolean(),
    changeRoles: z.boolean(),
    correct: z.boolean(),
    removeTwoStep: z.boolean(),
    impersonate: z.boolean(),
  }),
})
export type PersonDetail = z.output<typeof personDetail>

/** The uploaded file of an import. `encoding` is what the person chose after the refusal `encodingUnsure` (FRM-375). */
export const importFile = z.object({ filePath: sign, encoding: chosenEncoding.optional() })

/** A row of a sheet that cannot be taken as it is; `line` counts from 1, the head included. */
export const rowFault = z.object({
  line: z.number().int(),
  column: z.string(),
  value: z.string(),
  text: z.string(),
})
export type RowFault = z.output<typeof rowFault>

/**
 * What an import would do. The first 200 faults are listed, and of companies and posts the first 5,000; faulty rows are
 * left out when it is confirmed.
 */
export const importPreview = z.object({
  importSign: z.string(),
  rows: z.number().int(),
  fresh: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  faulty: z.number().int(),
  faults: z.array(rowFault),
  /** TCH-192: the first new rows as they would be, of imports that say it; each value under its column. */
  samples: z.array(z.array(z.object({ column: z.string(), value: z.string() }))).optional(),
  /** Heads of columns that the import does not know and does not read, as the sheet writes them. */
  unknownColumns: z.array(z.string()),
})
export type ImportPreview = z.output<typeof importPreview>
/** New rows that a preview shows as they would be. */
export const mostImportSamples = 5

/** What an import would make of one account that is there already. */
export const importChange = z.object({
  line: z.number().int(),
  /** The name that the account has now. */
  name: z.string(),
  phone: z.string(),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  /** The account would get a role that it does not have. */
  isNewRole: z.boolean(),
})
export type ImportChange = z.output<typeof importChange>

/** The first 200 changes are listed, new roles before the others. */
export const peopleImportPreview = importPreview.extend({
  changes: z.array(importChange),
  /** Accounts that would get a role they do not have; they are left out unless that is accepted (ACC-280). */
  newRoles: z.number().int(),
})
export type PeopleImportPreview = z.output<typeof peopleImportPreview>

export const importStates = ['previewed', 'confirmed', 'undone'] as const
export const importRow = z.object({
  importSign: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  byName: z.string(),
  at: z.string(),
  fresh: z.number().int(),
  changed: z.number().int(),
  faulty: z.number().int(),
  mayUndo: z.boolean(),
})
export type ImportRow = z.output<typeof importRow>

/** What an import wrote and what its undoing left there, with the reason. */
export const keptImportRow = z.object({ name: z.string(), text: z.string() })
export type KeptImportRow = z.output<typeof keptImportRow>

/** Who did what to whom; `actingForName` is the student whom a member of staff impersonated. */
export const auditEntry = z.object({
  sign: z.string(),
  at: z.string(),
  action: z.string(),
  actorName: z.string(),
  actingForName: z.string().nullable(),
  subjectName: z.string().nullable(),
  /** Leads to the person it was done to. */
  subjectSign: z.string().nullable(),
  /** What was done, as pairs of a field name and its value before and after. */
  detail: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  reason: z.string().nullable(),
  address: z.string(),
})
export type AuditEntry = z.output<typeof auditEntry>
