import { nounManifest } from '../wire/manifest.ts'
import { materials } from './calls.ts'
import { materialsReasons, materialsStaffReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: materials,
  reasons: materialsReasons,
  staffReasons: materialsStaffReasons,
})
