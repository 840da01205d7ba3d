import { nounManifest } from '../wire/manifest.ts'
import { notes } from './calls.ts'
import { notesReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: notes,
  reasons: notesReasons,
})
