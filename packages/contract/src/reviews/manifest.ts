import { nounManifest } from '../wire/manifest.ts'
import { reviews } from './calls.ts'
import { reviewsReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: reviews,
  reasons: reviewsReasons,
})
