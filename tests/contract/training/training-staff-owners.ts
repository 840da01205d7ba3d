import type { trainStaffCalls } from '@titian/contract'
import type { Owners, Rule } from '../rules/access-rules.ts'

type Rules = Record<'teachers' | 'teachersOfTheCourse' | 'leaders' | 'onlyStaff', Rule>

/** The permitted callers for teacher and staff calls of programmes. */
export const trainStaffOwners = ({
  teachers,
  teachersOfTheCourse,
  leaders,
  onlyStaff,
}: Rules): Pick<Owners['training'], keyof typeof trainStaffCalls> => ({
  listTaughtTrains: teachers,
  taughtTrain: teachersOfTheCourse,
  addTrain: teachers,
  updateTrain: teachersOfTheCourse,
  publishTrain: onlyStaff,
  deleteTrain: leaders,
  copyTrain: teachersOfTheCourse,
  trainTimetable: teachersOfTheCourse,
  saveChapterDates: teachersOfTheCourse,
  trainBoard: teachersOfTheCourse,
  prerequisites: onlyStaff,
  savePrerequisites: onlyStaff,
})
