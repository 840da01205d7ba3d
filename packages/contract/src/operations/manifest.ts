import { nounManifest } from '../wire/manifest.ts'
import { operations } from './calls.ts'

export const manifest = nounManifest({ calls: operations })
