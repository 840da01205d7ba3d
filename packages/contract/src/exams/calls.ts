import { itemKinds, itemSchema } from '@titian/exam-items/shape'
import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, momentIn, page, sign, size, text, version, whole } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { allowanceCalls } from './allowance-calls.ts'
import { copyCalls } from './copy-calls.ts'
import { doubleMarkingCalls } from './double-marking-calls.ts'
import { drawCalls } from './draw-calls.ts'
import { evidenceCalls } from './evidence-calls.ts'
import { exchangeCalls } from './exchange-calls.ts'
import { answers, lateCalls } from './late-calls.ts'
import { defaultGraceSeconds, mostAdded } from './rules.ts'
import { regradeCalls } from './regrade-calls.ts'
import { practiceCalls } from './practice-calls.ts'
import { tagCalls, tagFilter, tags } from './tag-calls.ts'
import { resultsCalls } from './results-calls.ts'
import {
  bankQuestion,
  examination,
  examineItem,
  examSubject,
  paper,
  pointsUpTo,
  recordDetail,
  recordRow,
  saveAnswer,
} from './shapes.ts'

const one = z.object({ sign })
const newSign = z.object({ sign: z.string() })
const points = pointsUpTo()
/**
 * Identifies the tab that writes. A newer tab that sends its own `holder` takes the paper over
 * (EXM-106).
 */
const holder = text(64, 8).optional()

interface Window {
  startTime: string | null
  endTime: string | null
}

/** EXM-060: the end must be after the start. */
const endsAfterStart = ({ startTime, endTime }: Window) =>
  !startTime || !endTime || !(new Date(endTime) <= new Date(startTime))

export const examinationFields = z
  .object({
    examinationName: text(100, 1, says('name')),
    courseIdSign: text(200, 1, says('course')),
    startTime: momentIn.nullable().default(null),
    endTime: momentIn.nullable().default(null),
    examTime: whole(0, 1440, 'minutes').default(0),
    totalScore: points.default(100),
    type: z.union([z.literal(0), z.literal(1)]).default(0),
    attention: z.string().trim().max(2000).default(''),
    /** Null means unlimited (unit tests); final exams default to one (EXM-038). */
    attempts: whole(1, 99, 'wholeOrNone').nullable().optional(),
    graceSeconds: whole(0, 600, 'seconds').default(defaultGraceSeconds),
    clockStops: z.boolean().optional(),
    shuffle: z.boolean().default(false),
    reviewWhen: z.enum(['submitted', 'graded', 'ended', 'never']).optional(),
  })
  .refine(endsAfterStart, { path: ['endTime'], message: says('endBeforeStart') })

const questionFields = z.object({
  item: itemSchema,
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
  score: points.default(5),
  courseIdSign: sign.nullable().default(null),
  /** Unchanged if missing. */
  tags: tags.optional(),
})

export const exams = {
  examineByExamine: call({
    id: 'CALL-057',
    method: 'GET',
    path: '/exam/examineByExamine',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ courseId: sign }),
    data: z.array(examineItem),
  }),
  /**
   * EXM-018: the paper of the running attempt, or the start page if no attempt runs. Sending
   * `holder` makes older tabs read-only.
   */
  getExaminationPaper: call({
    id: 'CALL-125',
    method: 'POST',
    path: '/exam/getExaminationPaper',
    who: 'signedIn',
    kind: 'save',
    whileImpersonating: 'allowed',
    input: z.object({ examinationId: sign, holder }),
    data: paper,
  }),
  /** EXM-075: starts an attempt and fixes its deadline. */
  addRecord: call({
    id: 'CALL-105',
    method: 'POST',
    path: '/exam/addRecord',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ examinationId: sign, holder }),
    data: z.object({ recordId: z.string() }),
    refusals: ['alreadyDone'],
  }),
  getPaperRecord: call({
    id: 'CALL-126',
    method: 'GET',
    path: '/exam/getPaperRecord',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ unitestingUserRecordId: sign }),
    data: paper,
  }),
  /** EXM-014: saves answers. Repeated or older entries have no effect (EXM-103). */
  savePaper: call({
    id: 'CALL-127',
    method: 'POST',
    path: '/exam/savePaper',
    who: 'signedIn',
    kind: 'save',
    whileSuspended: 'allowed',
    beforeIdentity: 'allowed',
    input: z.object({
      countDown: z.number().nullable().optional(),
      subjectAnswerReqList: answers,
      unitestingUserRecordId: sign,
      holder,
    }),
    data: saveAnswer,
    refusals: ['alreadyDone'],
  }),
  submit: call({
    id: 'CALL-106',
    method: 'POST',
    path: '/exam/submit',
    who: 'signedIn',
    kind: 'save',
    whileSuspended: 'allowed',
    beforeIdentity: 'allowed',
    input: z.object({
      answerList: answers.default([]),
      examinationId: sign,
      recordId: sign,
      holder,
    }),
    data: z.object({ recordId: z.string() }),
    refusals: ['alreadyDone'],
  }),

  findExaminations: call({
    id: 'CALL-118',
    method: 'POST',
    path: '/exam/findExaminations',
    who: 'teacher',
    kind: 'read',
    input: z.object({
      courseIdSign: sign.optional(),
      examinationName: z.string().trim().max(100).default(''),
      /** TCH-156: only running examinations, sorted by their end. */
      running: z.boolean().default(false),
      page,
      size: size(),
    }),
    data: listOf(examination),
  }),
  byExaminationId: call({
    id: 'CALL-104',
    method: 'POST',
    path: '/exam/byExaminationId',
    who: 'teacher',
    kind: 'read',
    input: one,
    data: examination,
  }),
  addExamination: call({
    id: 'CALL-119',
    method: 'POST',
    path: '/exam/addExamination',
    who: 'teacher',
    kind: 'write',
    input: examinationFields,
    data: newSign,
  }),
  updateExamination: call({
    id: 'CALL-110',
    method: 'POST',
    path: '/exam/updateExamination',
    who: 'teacher',
    kind: 'save',
    input: examinationFields.extend({ idSign: sign, version }),
    data: examination,
    refusals: ['alreadyDone'],
  }),
  deleteExamination: call({
    id: 'CALL-109',
    method: 'POST',
    path: '/exam/deleteExamination',
    who: 'teacher',
    kind: 'write',
    input: one,
    data: done,
    refusals: ['alreadyDone'],
  }),
  /**
   * EXM-207: creates a draft copy in this or another course, with its times moved to another start.
   */
  duplicateExamination: call({
    id: 'CALL-461',
    method: 'POST',
    path: '/exam/duplicateExamination',
    who: 'teacher',
    kind: 'write',
    input: z.object({
      sign,
      examinationName: text(100, 1, says('name')),
      courseIdSign: text(200, 1, says('course')),
      startTime: momentIn.nullable().default(null),
    }),
    data: newSign,
    refusals: ['alreadyDone'],
  }),
  updateReleaseStatus: call({
    id: 'CALL-111',
    method: 'POST',
    path: '/exam/updateReleaseStatus',
    who: 'teacher',
    kind: 'write',
    input: z.object({
      sign,
      status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      /**
       * EXM-167: true confirms the warning that students have already seen the answers of this
       * examination. Without this confirmation, such an examination is not reopened.
       */
      confirmed: z.boolean().default(false),
    }),
    data: examination,
    refusals: ['alreadyDone'],
  }),
  allExamSubjects: call({
    id: 'CALL-100',
    method: 'POST',
    path: '/exam/allExamSubjects',
    who: 'teacher',
    kind: 'read',
    input: z.object({ examinationId: sign, page, size: size(1000, 1000) }),
    data: listOf(examSubject),
  }),
  addExamSubject: call({
    id: 'CALL-102',
    method: 'POST',
    path: '/exam/addExamSubject',
    who: 'teacher',
    kind: 'write',
    input: z.object({ examinationId: sign, subjectIdList: z.array(sign).min(1).max(mostAdded) }),
    data: done,
    refusals: ['alreadyDone'],
  }),
  /** Changes points and position of a fixed question. */
  updateExamSubject: call({
    id: 'CALL-429',
    method: 'POST',
    path: '/exam/updateExamSubject',
    who: 'teacher',
    kind: 'save',
    input: z.object({
      examinationId: sign,
      subjectId: sign,
      score: points.optional(),
      serialNumber: z.number().int().min(1).max(1000).optional(),
    }),
    data: done,
    refusals: ['alreadyDone'],
  }),
  deleteExamSubject: call({
    id: 'CALL-101',
    method: 'POST',
    path: '/exam/deleteExamSubject',
    who: 'teacher',
    kind: 'write',
    input: z.object({ examinationId: sign, subjectId: sign }),
    data: done,
    refusals: ['alreadyDone'],
  }),

  questionBankFindList: call({
    id: 'CALL-120',
    method: 'POST',
    path: '/exam/questionBankFindList',
    who: 'teacher',
    kind: 'read',
    input: z.object({
      status: z.literal('0').default('0'),
      subjectName: z.string().trim().max(100).default(''),
      type: z.coerce.number().int().min(1).max(itemKinds.length).optional(),
      level: z.coerce.number().int().min(1).max(3).optional(),
      courseIdSign: sign.optional(),
      tag: tagFilter,
      sort: z.enum(['newest', 'oldest', 'name', 'level']).default('newest'),
      page,
      size: size(5, 100),
    }),
    data: listOf(bankQuestion),
  }),
  questionBankGetById: call({
    id: 'CALL-121',
    method: 'POST',
    path: '/exam/questionBankGetById',
    who: 'teacher',
    kind: 'read',
    input: one,
    data: bankQuestion,
  }),
  questionBankAdd: call({
    id: 'CALL-124',
    method: 'POST',
    path: '/exam/questionBankAdd',
    who: 'teacher',
    kind: 'write',
    input: questionFields,
    data: newSign,
    refusals: ['alreadyDone'],
  }),
  questionBankUpdate: call({
    id: 'CALL-123',
    method: 'POST',
    path: '/exam/questionBankUpdate',
    who: 'teacher',
    kind: 'save',
    input: questionFields.extend({ idSign: sign, version }),
    data: bankQuestion,
    refusals: ['alreadyDone'],
  }),
  questionBankDelete: call({
    id: 'CALL-122',
    method: 'POST',
    path: '/exam/questionBankDelete',
    who: 'teacher',
    kind: 'write',
    input: one,
    data: done,
  }),

  findRecordList: call({
    id: 'CALL-108',
    method: 'POST',
    path: '/exam/findRecordList',
    who: 'teacher',
    kind: 'read',
    input: z.object({
      courseId: sign.optional(),
      examinationId: sign.optional(),
      examinationName: z.string().trim().max(100).default(''),
      /** 0 not submitted, 1 submitted, 2 waits for marks or a decision (EXM-113, EXM-185). */
      submitStatus: z.coerce.number().int().min(0).max(2).optional(),
      sort: z.enum(['newest', 'waiting', 'name', 'score']).default('newest'),
      userName: z.string().trim().max(60).default(''),
      studentCard: z.string().trim().max(40).default(''),
      type: z.literal(0).default(0),
      page,
      size: size(),
    }),
    data: listOf(recordRow),
  }),
  byRecordId: call({
    id: 'CALL-107',
    method: 'POST',
    path: '/exam/byRecordId',
    who: 'teacher',
    kind: 'read',
    input: one,
    data: recordDetail,
  }),
  /** EXM-098: marks waiting answers, each from 0 to its maximum. */
  gradeRecord: call({
    id: 'CALL-294',
    method: 'POST',
    path: '/exam/gradeRecord',
    who: 'teacher',
    kind: 'write',
    input: z.object({
      recordId: sign,
      version,
      items: z
        .array(
          z.object({
            subjectId: sign,
            score: points,
            // After double marking, the comments of both teachers are joined to one comment
            // (EXM-215).
            comment: z.string().trim().max(2002).default(''),
          }),
        )
        .min(1)
        .max(500),
    }),
    data: recordDetail,
    refusals: ['alreadyDone'],
  }),

  ...lateCalls,
  ...evidenceCalls,
  ...allowanceCalls,
  ...doubleMarkingCalls,
  ...regradeCalls,
  ...exchangeCalls,
  ...resultsCalls,
  ...practiceCalls,
  ...copyCalls,
  ...drawCalls,
  ...tagCalls,
}
