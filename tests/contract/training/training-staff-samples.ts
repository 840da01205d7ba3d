import type { trainStaffCalls } from '@titian/contract'
import { page, type Samples } from '../sample-types.ts'
import type { SchoolScene } from '../scene.ts'

const ofTrain = ({ training: { train } }: SchoolScene) => ({ trainId: train })

const form = ({ word }: SchoolScene) => ({
  trainName: `${word} programme`,
  cohort: `${word} intake`,
  startTime: '2026-11-01T08:00:00.000Z',
  endTime: '2026-12-20T08:00:00.000Z',
})

/** The samples of teacher and staff calls. */
export const trainStaffSamples: Pick<Samples['training'], keyof typeof trainStaffCalls> = {
  listTaughtTrains: ({ word }) => ({
    text: `${word} training`.toLowerCase(),
    state: 'inProgress',
    ...page,
  }),
  taughtTrain: ofTrain,
  addTrain: (school) => ({ ...form(school), key: '7b0e4f53-6d5c-4f0e-9a3f-2f6c1b7d9e01' }),
  updateTrain: (school) => ({ ...form(school), ...ofTrain(school), version: 1 }),
  publishTrain: ({ training: { empty } }) => ({ trainId: empty, published: false }),
  deleteTrain: ({ training: { empty } }) => ({ trainId: empty }),
  copyTrain: (school) => ({
    trainId: school.training.train,
    trainName: `${school.word} copy`,
    cohort: `${school.word} intake`,
    startTime: '2027-11-01T08:00:00.000Z',
    key: '7b0e4f53-6d5c-4f0e-9a3f-2f6c1b7d9e02',
  }),
  trainTimetable: ofTrain,
  saveChapterDates: ({ training: { train, chapter } }) => ({
    trainId: train,
    trainChapterId: chapter,
    startTime: '2026-11-10T00:00:00.000Z',
    endTime: '2026-11-20T00:00:00.000Z',
  }),
  trainBoard: (school) => ({
    ...ofTrain(school),
    name: '',
    className: '',
    behindOnly: false,
    ...page,
  }),
  prerequisites: () => ({}),
  savePrerequisites: () => ({
    version: 1,
    list: [{ taskNumber: 34, requiredNumber: 33, comparison: 'above' }],
  }),
}
