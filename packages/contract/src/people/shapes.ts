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
  /** ACC-308: when the account was closed; a closed account has no phone. */
  closedAt: z.string().nullable(),
})
export type Person = z.output<typeof person>

/** One person for staff, with the allowed actions (ACC-210, ACC-218). */
export const personDetail = person.extend({
  photo: z.string().nullable(),
  twoStep: z.boolean(),
  sessions: z.number().int(),
  /**
   * ACC-311: when closing was requested and when it happens; null if the account is not being
   * closed.
   */
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

/**
 * The uploaded file. `encoding` is chosen by the person after the refusal `encodingUnsure`
 * (FRM-375).
 */
export const importFile = z.object({ filePath: sign, encoding: chosenEncoding.optional() })

/** A row with an error; `line` counts from 1, including the head. */
export const rowFault = z.object({
  line: z.number().int(),
  column: z.string(),
  value: z.string(),
  text: z.string(),
})
export type RowFault = z.output<typeof rowFault>

/**
 * The result of a dry run. The first 200 errors are listed, for companies and posts 5,000; rows
 * with an error are skipped.
 */
export const importPreview = z.object({
  importSign: z.string(),
  rows: z.number().int(),
  fresh: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  faulty: z.number().int(),
  faults: z.array(rowFault),
  /** TCH-192: the first new rows, for imports that support it; each value with its column. */
  samples: z.array(z.array(z.object({ column: z.string(), value: z.string() }))).optional(),
  /** The headers of the columns that the import ignores, as they are written in the file. */
  unknownColumns: z.array(z.string()),
})
export type ImportPreview = z.output<typeof importPreview>
/** The number of sample rows. */
export const mostImportSamples = 5

/** How an import would change one existing account. */
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
  /**
   * The number of accounts that would get another role; these accounts are skipped unless the
   * caller accepts new roles (ACC-280).
   */
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

/** A row that an undo did not remove, with the reason. */
export const keptImportRow = z.object({ name: z.string(), text: z.string() })
export type KeptImportRow = z.output<typeof keptImportRow>

/** One entry of the log; `actingForName` is the impersonated student. */
export const auditEntry = z.object({
  sign: z.string(),
  at: z.string(),
  action: z.string(),
  actorName: z.string(),
  actingForName: z.string().nullable(),
  subjectName: z.string().nullable(),
  /** The sealed id of the affected person. */
  subjectSign: z.string().nullable(),
  /** The changes, as field names with the values before and after. */
  detail: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  reason: z.string().nullable(),
  address: z.string(),
})
export type AuditEntry = z.output<typeof auditEntry>
