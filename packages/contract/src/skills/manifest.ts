import { nounManifest } from '../wire/manifest.ts'
import { skills } from './calls.ts'

export const manifest = nounManifest({ calls: skills })
