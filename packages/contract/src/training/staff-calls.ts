import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, momentIn, page, sign, size, text, version, whole } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { comparisons, prerequisitesMost, trainStates } from './rules.ts'
import { prerequisite, taughtTrain, timetableChapter, trainBoard } from './staff-shapes.ts'

const ofTrain = z.object({ trainId: sign })
const moment = momentIn.nullable().default(null)
const reading = { method: 'POST', who: 'teacher', kind: 'read' } as const
const saving = { method: 'POST', who: 'teacher', kind: 'save' } as const

/** Start and end must be set together, the start first. */
const dated = <Fields extends { startTime: string | null; endTime: string | null }>(
  value: z.core.ParsePayload<Fields>,
) => {
  const { startTime, endTime } = value.value
  if ((startTime === null) !== (endTime === null))
    value.issues.push({
      code: 'custom',
      input: value.value,
      path: [startTime === null ? 'startTime' : 'endTime'],
      message: says('required'),
    })
  else if (startTime !== null && endTime !== null && Date.parse(endTime) <= Date.parse(startTime))
    value.issues.push({
      code: 'custom',
      input: value.value,
      path: ['endTime'],
      message: says('endBeforeStart'),
    })
}

/**
 * The fields of a training, and its dates. Contents and price are edited in the course of the
 * training.
 */
export const trainFields = z
  .object({
    trainName: text(60, 1, says('name')),
    cohort: z.string().trim().max(60).default(''),
    startTime: moment,
    endTime: moment,
  })
  .check(dated)

export const prerequisiteFields = z.object({
  taskNumber: whole(1, 9999),
  requiredNumber: whole(1, 9999),
  comparison: z.enum(comparisons),
})

const prerequisiteSet = z.object({
  version: z.number().int(),
  list: z.array(prerequisite),
  /** The practical tasks of the school, to show the names that belong to task numbers. */
  tasks: z.array(z.object({ taskNumber: z.number().int(), title: z.string() })),
})

/** Trainings for teachers and staff (TRN-057 to TRN-064). */
export const trainStaffCalls = {
  listTaughtTrains: call({
    ...reading,
    id: 'CALL-610',
    path: '/train/listTaughtTrains',
    /** Staff see the trainings of the school, teachers those that they teach. */
    input: z.object({
      text: z.string().trim().max(60).default(''),
      state: z.enum(trainStates).optional(),
      page,
      size: size(20),
    }),
    data: listOf(taughtTrain),
  }),
  taughtTrain: call({
    ...reading,
    id: 'CALL-611',
    path: '/train/taughtTrain',
    input: ofTrain,
    data: taughtTrain,
  }),
  /** Repeating the same `key` returns the same training. */
  addTrain: call({
    ...saving,
    id: 'CALL-612',
    path: '/train/addTrain',
    input: trainFields.safeExtend({ key: z.uuid() }),
    data: taughtTrain,
  }),
  updateTrain: call({
    ...saving,
    id: 'CALL-613',
    path: '/train/updateTrain',
    input: trainFields.safeExtend({ trainId: sign, version }),
    data: taughtTrain,
    refusals: ['alreadyDone'],
  }),
  /** Publishes or withdraws a training; only for staff. People stay in a withdrawn training. */
  publishTrain: call({
    ...saving,
    id: 'CALL-614',
    path: '/train/publishTrain',
    input: ofTrain.extend({ published: z.boolean() }),
    data: taughtTrain,
  }),
  /** Deletes a training, only while it has no members. */
  deleteTrain: call({
    ...saving,
    id: 'CALL-615',
    path: '/train/deleteTrain',
    input: ofTrain,
    data: done,
    refusals: ['alreadyDone'],
  }),
  /**
   * Copies a training without its members, and moves all dates so that it begins at `startTime`.
   * Without a start, the copy has no dates.
   */
  copyTrain: call({
    ...saving,
    id: 'CALL-616',
    path: '/train/copyTrain',
    input: z.object({
      trainId: sign,
      trainName: text(60, 1, says('name')),
      cohort: z.string().trim().max(60).default(''),
      startTime: moment,
      key: z.uuid(),
    }),
    data: taughtTrain,
  }),
  trainTimetable: call({
    ...reading,
    id: 'CALL-617',
    path: '/train/timetable',
    input: ofTrain,
    data: z.object({ train: taughtTrain, chapters: z.array(timetableChapter) }),
  }),
  /** Saves the dates of one chapter after dragging. */
  saveChapterDates: call({
    ...saving,
    id: 'CALL-618',
    path: '/train/saveChapterDates',
    input: z
      .object({ trainId: sign, trainChapterId: sign, startTime: moment, endTime: moment })
      .check(dated),
    data: timetableChapter,
  }),
  trainBoard: call({
    ...reading,
    id: 'CALL-619',
    path: '/train/board',
    input: ofTrain.extend({
      name: z.string().trim().max(60).default(''),
      className: z.string().trim().max(60).default(''),
      behindOnly: z.boolean().default(false),
      page,
      size: size(50, 500),
    }),
    data: trainBoard,
  }),
  prerequisites: call({
    ...reading,
    id: 'CALL-621',
    path: '/train/prerequisites',
    who: 'staff',
    input: z.object({}),
    data: prerequisiteSet,
  }),
  /** Saves all task rules of the school (TRN-046). Rules that form a circle are refused. */
  savePrerequisites: call({
    ...saving,
    id: 'CALL-622',
    path: '/train/savePrerequisites',
    who: 'staff',
    input: z.object({ version, list: z.array(prerequisiteFields).max(prerequisitesMost) }),
    data: prerequisiteSet,
    refusals: ['alreadyDone'],
  }),
}
