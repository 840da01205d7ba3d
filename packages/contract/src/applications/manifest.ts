import { nounManifest } from '../wire/manifest.ts'
import { applications } from './calls.ts'

export const manifest = nounManifest({ calls: applications })
