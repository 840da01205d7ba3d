import type { Owners } from '../rules/access-rules.ts'
import * as rules from '../rules/common-rules.ts'
import { applicationOwners } from '../applications/owners.ts'
import { employmentOwners } from './owners.ts'
import { evaluationsOwners } from '../evaluations/rules.ts'
import { homeworkOwners } from '../homework/owners.ts'
import { practiceOwners } from '../practice/rules.ts'
import { operationsOwners } from '../operations/rules.ts'
import { privacyOwners } from '../privacy/rules.ts'
import { promoteOwners } from '../promote/rules.ts'
import { resumeOwners } from '../resume/owners.ts'
import { skillOwners } from '../skills/rules.ts'

type Nouns =
  | 'homework'
  | 'mails'
  | 'resume'
  | 'employment'
  | 'skills'
  | 'practice'
  | 'evaluations'
  | 'promote'
  | 'applications'
  | 'privacy'
  | 'operations'

/** The permitted callers for applications, resumes and employment. */
export const workOwners: Pick<Owners, Nouns> = {
  homework: homeworkOwners,
  mails: { listMails: rules.onlyStaff, sendMailAgain: rules.onlyStaff },
  resume: resumeOwners(rules),
  employment: employmentOwners,
  skills: skillOwners,
  practice: practiceOwners,
  evaluations: evaluationsOwners,
  promote: promoteOwners,
  applications: applicationOwners,
  privacy: privacyOwners,
  operations: operationsOwners,
}
