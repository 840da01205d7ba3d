import { applicationSamples } from '../applications/samples.ts'
import { employmentSamples } from './samples.ts'
import { mailSamples } from '../mails/samples.ts'
import { evaluationsSamples } from '../evaluations/rules.ts'
import { practiceSamples } from '../practice/rules.ts'
import { operationsSamples } from '../operations/rules.ts'
import { privacySamples } from '../privacy/rules.ts'
import { promoteSamples } from '../promote/rules.ts'
import { resumeSamples } from '../resume/samples.ts'
import type { Samples } from '../sample-types.ts'
import { skillSamples } from '../skills/rules.ts'

type Nouns =
  | 'mails'
  | 'resume'
  | 'employment'
  | 'skills'
  | 'practice'
  | 'evaluations'
  | 'privacy'
  | 'operations'
  | 'promote'
  | 'applications'

/** Samples of the calls for applications, resumes and employment. */
export const workSamples: Pick<Samples, Nouns> = {
  mails: mailSamples,
  resume: resumeSamples,
  employment: employmentSamples,
  skills: skillSamples,
  practice: practiceSamples,
  evaluations: evaluationsSamples,
  privacy: privacySamples,
  operations: operationsSamples,
  promote: promoteSamples,
  applications: applicationSamples,
}
