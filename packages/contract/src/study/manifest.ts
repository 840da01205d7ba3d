import { nounManifest } from '../wire/manifest.ts'
import { study } from './calls.ts'
import { studyReasons, studyStaffReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: study,
  reasons: studyReasons,
  staffReasons: studyStaffReasons,
})
