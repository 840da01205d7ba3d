import type { orders, Texts, PaymentSettings } from '@titian/contract'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { counted } from '../../people/index.ts'
import { getSettings } from '../queries.ts'
import * as queries from './queries.ts'
import type { SettingsRow } from '../tables.ts'

function settings({ schoolId: _, taxBasis, ...row }: SettingsRow): PaymentSettings {
  return { ...row, taxPercent: taxBasis / 100 }
}

/** Keeps only the languages that have a text. */
const given = (texts: { [Language in keyof Texts]?: string | undefined }): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text))

export const settingsAnswers: SomeAnswers<
  typeof orders,
  'getPaymentSettings' | 'savePaymentSettings'
> = {
  getPaymentSettings: async (_, { db, school }) => settings(await getSettings(db, school.id)),
  savePaymentSettings: async ({ version, taxPercent, ...input }, context) => {
    const { db, school, refuse } = context
    const { windowMinutes, refundDays, creditLimit } = input
    const fields = {
      ...input,
      methods: [...new Set(input.methods)],
      invoiceName: given(input.invoiceName),
      taxLabel: given(input.taxLabel),
      taxBasis: Math.round(taxPercent * 100),
    }
    const saved = await db.transaction(async (tx) => {
      if (!(await queries.saveSettings(tx, school.id, version, fields))) return false
      const detail = counted({
        windowMinutes,
        refundDays,
        creditLimit,
        methods: fields.methods.join(', '),
      })
      await recordAudit(tx, context, { action: 'order.settingsChanged', detail })
      return true
    })
    const newest = settings(await getSettings(db, school.id))
    if (saved) return newest
    return refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer: newest } })
  },
}
