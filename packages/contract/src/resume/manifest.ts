import { nounManifest } from '../wire/manifest.ts'
import { resume } from './calls.ts'
import { resumeModuleReasons, resumeReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: resume,
  reasons: resumeReasons,
  moduleReasons: resumeModuleReasons,
})
