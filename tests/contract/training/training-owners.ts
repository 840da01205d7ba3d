import type { trainStudentCalls } from '@titian/contract'
import type { Owners, Rule } from '../rules/access-rules.ts'

type Rules = Record<
  'everyone' | 'everyoneHere' | 'signedIn' | 'signedInHere' | 'onlyStudent' | 'inIt',
  Rule
>

/**
 * The permitted callers for student and visitor calls of trainings; the staff calls are in a
 * separate file.
 */
export const trainStudentOwners = ({
  everyone,
  everyoneHere,
  signedIn,
  signedInHere,
  onlyStudent,
  inIt,
}: Rules): Pick<Owners['training'], keyof typeof trainStudentCalls> => ({
  recommendedTrain: everyone,
  trainList: everyone,
  trainHeaderDetail: everyoneHere,
  trainBodyDetail: everyoneHere,
  trainPlan: everyoneHere,
  trainProgress: everyoneHere,
  trainWorks: everyoneHere,
  trainResources: inIt,
  trainExamineList: everyoneHere,
  trainPracticalTask: everyoneHere,
  trainTeachers: everyoneHere,
  trainWatch: signedInHere,
  trainVideoList: signedInHere,
  trainVideoAuthority: inIt,
  trainHeartbeat: inIt,
  uploadAssignment: onlyStudent,
  uploadExamFile: onlyStudent,
  joinTrain: signedInHere,
  myTrainList: signedIn,
  userSmallPlate: signedIn,
})
