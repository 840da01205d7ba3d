import { z } from 'zod'
import { call } from '../wire/call.ts'
import {
  listOf,
  momentIn,
  page,
  reason,
  sign,
  size,
  text,
  timeZone,
  typedCode,
  whole,
} from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { namesRows } from '../wire/row-choice.ts'
import { mostCodes, readCode } from './code-rules.ts'
import { activatedCourse, batchCode, codeBatch, codeStates, redemption } from './code-shapes.ts'

/**
 * ACC-243 to ACC-247: the form that redeems a code; with name and number if its batch requires
 * them.
 */
export const redeemFields = z.object({
  /** ORD-042, ORD-043: the activation code. */
  activationCode: z
    .string()
    .trim()
    .min(1, says('activationMissing'))
    .max(200, says('activationForm'))
    .refine((typed) => typed === '' || readCode(typed) !== undefined, says('activationForm')),
  name: z.string().trim().max(19, says('traineeNameLong')).default(''),
  employeeNumber: z.string().trim().max(20, says('employeeNumberLong')).default(''),
})

/** The errors of fields that a batch requires. */
export const askedFields = {
  name: z.object({ name: z.string().min(1, says('traineeNameMissing')) }),
  employeeNumber: z.object({
    employeeNumber: z.string().min(1, says('employeeNumberMissing')),
  }),
}

const batchFields = z.object({
  name: text(60, 1, says('name')),
  courseSigns: z.array(sign).max(20).default([]),
  coins: whole(0, 1_000_000).default(0),
  quantity: whole(1, mostCodes),
  startTime: momentIn.nullable().default(null),
  endTime: momentIn.nullable().default(null),
  perUser: whole(1, 1000).default(1),
  /** Only students of this class may redeem codes of the batch; empty for everybody. */
  className: z.string().trim().max(60).default(''),
  asksName: z.boolean().default(false),
  asksNumber: z.boolean().default(false),
})

/** The maximum number of chosen codes to revoke in one call. */
export const mostRevoked = 100

const codeFilter = {
  state: z.enum(codeStates).optional(),
  /** The last four characters of a code, or the name or number of the person who redeemed it. */
  text: z.string().trim().max(60).default(''),
}

export const codeCalls = {
  /** ORD-042 to ORD-045: redeems a code. */
  redeemActivationCode: call({
    id: 'CALL-289',
    method: 'POST',
    path: '/activation/redeemActivationCode',
    who: 'signedIn',
    kind: 'save',
    /** `code` is the captcha, required after too many wrong codes. */
    input: redeemFields.extend({ code: typedCode(10, 0).default('') }),
    data: redemption,
    refusals: ['requestFailed', 'wrongCode', 'waitBefore'],
  }),
  /** ORD-044: courses that were activated by codes and links. */
  courseActivateList: call({
    id: 'CALL-202',
    method: 'POST',
    path: '/activation/courseActivateList',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ page, size: size() }),
    data: listOf(activatedCourse),
  }),
  listCodeBatches: call({
    id: 'CALL-315',
    method: 'POST',
    path: '/activation/listCodeBatches',
    who: 'staff',
    kind: 'read',
    input: z.object({ text: z.string().trim().max(60).default(''), page, size: size(20) }),
    data: listOf(codeBatch),
  }),
  makeCodeBatch: call({
    id: 'CALL-550',
    method: 'POST',
    path: '/activation/makeCodeBatch',
    who: 'staff',
    kind: 'save',
    /** Repeating the call with the same key does not create a second batch. */
    input: batchFields
      .extend({ key: z.uuid() })
      .refine(({ courseSigns, coins }) => courseSigns.length > 0 || coins > 0, {
        path: ['courseSigns'],
        message: says('batchGives'),
      })
      .refine(({ courseSigns, coins }) => courseSigns.length === 0 || coins === 0, {
        path: ['coins'],
        message: says('batchGives'),
      })
      .refine(
        ({ startTime, endTime }) =>
          startTime === null || endTime === null || Date.parse(startTime) < Date.parse(endTime),
        { path: ['endTime'], message: says('endBeforeStart') },
      ),
    data: codeBatch,
    refusals: ['alreadyDone'],
  }),
  /**
   * ORD-072: returns the complete codes, only once. If the file is lost, the batch must be revoked
   * and another one created.
   */
  downloadCodes: call({
    id: 'CALL-551',
    method: 'POST',
    path: '/activation/downloadCodes',
    who: 'staff',
    kind: 'save',
    input: z.object({ sign, format: z.enum(['csv', 'xlsx']), timeZone }),
    data: z.object({
      /** In the order of the batch, formatted in groups of four. */
      codes: z.array(z.string()),
      file: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
    }),
    refusals: ['alreadyDone'],
  }),
  getCodeBatch: call({
    id: 'CALL-552',
    method: 'POST',
    path: '/activation/getCodeBatch',
    who: 'staff',
    kind: 'read',
    input: z.object({ sign }),
    data: codeBatch,
  }),
  listBatchCodes: call({
    id: 'CALL-553',
    method: 'POST',
    path: '/activation/listBatchCodes',
    who: 'staff',
    kind: 'read',
    input: z.object({ sign, ...codeFilter, page, size: size(20) }),
    data: listOf(batchCode),
  }),
  /**
   * ORD-093: revokes the named codes of a batch, or all unredeemed ones of the filter (FRM-329).
   */
  revokeCodes: call({
    id: 'CALL-554',
    method: 'POST',
    path: '/activation/revokeCodes',
    who: 'staff',
    kind: 'save',
    consequence: 'money',
    input: z
      .object({
        sign,
        codeSigns: z.array(sign).min(1).max(mostRevoked).optional(),
        filter: z.object(codeFilter).optional(),
        reason,
      })
      .check(namesRows('codeSigns')),
    data: z.object({ revoked: z.number().int() }),
  }),
}
