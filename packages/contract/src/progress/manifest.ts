import { nounManifest } from '../wire/manifest.ts'
import { progress } from './calls.ts'
import { progressReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: progress,
  reasons: progressReasons,
})
