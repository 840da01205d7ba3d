import { nounManifest } from '../wire/manifest.ts'
import { bundles } from './calls.ts'

export const manifest = nounManifest({
  calls: bundles,
})
