import type { trainStaffCalls } from '@titian/contract'
import type { Owners, Rule } from '../rules/access-rules.ts'

type Rules = Record<'teachers' | 'teachersOfTheCourse' | 'leaders' | 'onlyStaff', Rule>

/** Who may ask what teachers and staff ask of programmes. */
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
