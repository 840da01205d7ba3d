import { nounManifest } from '../wire/manifest.ts'
import { practice } from './calls.ts'
import { practiceModuleReasons, practiceReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: practice,
  reasons: practiceReasons,
  moduleReasons: practiceModuleReasons,
})
