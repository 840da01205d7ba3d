import type { FormOf } from '@titian/site'
import type { SettingsValues } from './settings-values.ts'

/** The props of each group of the settings. */
export interface SettingsPart {
  form: FormOf<SettingsValues>
}
