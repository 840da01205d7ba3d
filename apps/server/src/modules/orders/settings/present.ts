import type { PaymentSettings } from '@titian/contract'
import type { SettingsRow } from '../tables.ts'

export function settings({ schoolId: _, taxBasis, ...row }: SettingsRow): PaymentSettings {
  return { ...row, taxPercent: taxBasis / 100 }
}
