import type { Owners, Rule } from '../rules/access-rules.ts'
import {
  everyoneHereElseNotFound,
  onlyStaff,
  onlyStudent,
  signedIn,
} from '../rules/common-rules.ts'

/** Only the student has a resume with a job intention. */
const withIntention: Rule = { may: ['student'], others: 'personalInfoFirst' }

export const applicationOwners: Owners['applications'] = {
  sendEmail: withIntention,
  sendEmailToAllList: signedIn,
  sendEmailToAll: withIntention,
  sentEmails: signedIn,
  userJob: signedIn,
  application: onlyStudent,
  applicationResume: onlyStudent,
  applicationResumePdf: onlyStudent,
  withdrawApplication: onlyStudent,
  answerOffer: onlyStudent,
  companyApplication: everyoneHereElseNotFound,
  answerApplication: everyoneHereElseNotFound,
  companyResumePdf: everyoneHereElseNotFound,
  listApplications: onlyStaff,
  renewApplicationLink: onlyStaff,
  applicationOverview: onlyStaff,
  wantedSkills: onlyStaff,
}
