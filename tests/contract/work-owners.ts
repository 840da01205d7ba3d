import type { Owners } from './access-rules.ts'
import * as rules from './common-rules.ts'
import { employmentOwners } from './employment/owners.ts'
import { resumeOwners } from './resume/owners.ts'

type Nouns = 'resume' | 'employment' | 'applications'

/** Who may make the calls that lead from learning to work. */
export const workOwners: Pick<Owners, Nouns> = {
  resume: resumeOwners(rules),
  employment: employmentOwners,
  applications: {},
}
