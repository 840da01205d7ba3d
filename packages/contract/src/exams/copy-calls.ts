import { itemSchema } from '@titian/exam-items/shape'
import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size, text, version } from '../wire/fields.ts'
import { examCopy, examSubject, pointsUpTo, twoListRow } from './shapes.ts'

const one = z.object({ sign })
const newOption = z.object({
  /** The letter of the option's position; later options move down by one. */
  optionName: z.string().trim().min(1).max(2),
  optionContent: text(1000),
  subjectId: sign,
})

/**
 * EXM-084: an examination's copies of questions, which do not change with the bank; and the options
 * of questions in the bank.
 */
export const copyCalls = {
  /** EXM-074: the questions of an examination, with the answers of a record if one is named. */
  twoList: call({
    id: 'CALL-103',
    method: 'POST',
    path: '/exam/twoList',
    who: 'teacher',
    kind: 'read',
    input: z.object({
      examinationId: sign,
      recordId: sign.optional(),
      page,
      size: size(10_000, 10_000),
    }),
    data: listOf(twoListRow),
  }),
  /** EXM-114: a question as it is in a released examination; not found for a draft. */
  byChoicesReleased: call({
    id: 'CALL-112',
    method: 'POST',
    path: '/exam/byChoicesReleased',
    who: 'teacher',
    kind: 'read',
    input: one,
    data: examCopy,
  }),
  /** EXM-080: changes a question and its points only in this draft. */
  updateChoicesCopy: call({
    id: 'CALL-113',
    method: 'POST',
    path: '/exam/updateChoicesCopy',
    who: 'teacher',
    kind: 'save',
    input: z.object({ id: sign, version, item: itemSchema, score: pointsUpTo().optional() }),
    data: examSubject,
    refusals: ['alreadyDone'],
  }),
  optionCopyAdd: call({
    id: 'CALL-114',
    method: 'POST',
    path: '/exam/optionCopyAdd',
    who: 'teacher',
    kind: 'write',
    input: newOption,
    data: done,
    refusals: ['alreadyDone'],
  }),
  /**
   * The sealed id includes the version, so that a double click does not also delete the option that
   * moved up.
   */
  optionCopyDelete: call({
    id: 'CALL-115',
    method: 'POST',
    path: '/exam/optionCopyDelete',
    who: 'teacher',
    kind: 'write',
    input: one,
    data: done,
    refusals: ['alreadyDone'],
  }),
  /** EXM-082: adds an option to a question of the bank, which gets another version (EXM-119). */
  optionAdd: call({
    id: 'CALL-116',
    method: 'POST',
    path: '/exam/optionAdd',
    who: 'teacher',
    kind: 'write',
    input: newOption,
    data: done,
    refusals: ['alreadyDone'],
  }),
  optionDelete: call({
    id: 'CALL-117',
    method: 'POST',
    path: '/exam/optionDelete',
    who: 'teacher',
    kind: 'write',
    input: one,
    data: done,
    refusals: ['alreadyDone'],
  }),
  /** EXM-206: replaces the draft's copy by the newest version of the bank. */
  takeBankVersion: call({
    id: 'CALL-460',
    method: 'POST',
    path: '/exam/takeBankVersion',
    who: 'teacher',
    kind: 'save',
    input: z.object({ id: sign, version }),
    data: examSubject,
    refusals: ['alreadyDone'],
  }),
}
