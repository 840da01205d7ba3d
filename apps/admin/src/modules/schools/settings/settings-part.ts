import type { UseFormReturnType } from '@mantine/form'
import type { SettingsValues } from './settings-values.ts'

/** What each group of the settings takes. */
export interface SettingsPart {
  form: UseFormReturnType<SettingsValues>
}
