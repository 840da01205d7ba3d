import { nounManifest } from '../wire/manifest.ts'
import { employment } from './calls.ts'

export const manifest = nounManifest({ calls: employment })
