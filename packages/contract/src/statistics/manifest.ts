import { nounManifest } from '../wire/manifest.ts'
import { statistics } from './calls.ts'

export const manifest = nounManifest({
  calls: statistics,
})
