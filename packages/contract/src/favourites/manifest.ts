import { nounManifest } from '../wire/manifest.ts'
import { favourites } from './calls.ts'

export const manifest = nounManifest({
  calls: favourites,
})
