import type { FormOf } from '@titian/site'
import type { SettingsValues } from './settings-values.ts'

/** What each group of the settings takes. */
export interface SettingsPart {
  form: FormOf<SettingsValues>
}
