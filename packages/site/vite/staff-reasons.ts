import type { reasons } from '../../contract/src/wire/reasons.ts'

/** Reasons that only calls of the staff give: the student site's first page need not load their texts. */
export const staffReasons: readonly string[] = [
  'decidedMeanwhile',
  'reasonNeeded',
  'notOnYourself',
  'sheetUnreadable',
  'sheetColumns',
  'sheetTooLong',
  'hostTaken',
  'keyTaken',
  'courseHasStudents',
  'courseIncomplete',
  'chapterHasLessons',
  'priceNotYours',
  'noVideo',
  'scoresDoNotAddUp',
  'sameQuestion',
  'scoreAboveMost',
  'examHasNoQuestions',
  'examHasRecords',
  'keysShown',
  'examReleased',
  'questionInUse',
  'notWaitingForMarks',
  'endBeforeStart',
] satisfies (keyof typeof reasons)[]
