import { nounManifest } from '../wire/manifest.ts'
import { sharing } from './calls.ts'
import { sharingReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: sharing,
  reasons: sharingReasons,
})
