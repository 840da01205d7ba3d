import { nounManifest } from '../wire/manifest.ts'
import { files } from './calls.ts'
import { filesReasons, filesStaffReasons, filesModuleReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: files,
  reasons: filesReasons,
  staffReasons: filesStaffReasons,
  moduleReasons: filesModuleReasons,
})
