import type { Agreement, AgreementForm, FullTexts, InputOf, schools } from '@titian/contract'
import { fullTexts, noTexts } from '../parts/form-texts.ts'

export interface AgreementValues extends Record<string, unknown> {
  title: FullTexts
  html: FullTexts
  note: FullTexts
  /** Whether everybody is asked to accept this version. */
  asks: boolean
  /** A day of the calendar, or nothing for at once. */
  asksFrom: string
}

/** A new version says for itself what changed, and asks nobody unless that is chosen. */
export function agreementValuesOf({ title, html }: Agreement): AgreementValues {
  return {
    title: fullTexts(title),
    html: fullTexts(html),
    note: noTexts,
    asks: false,
    asksFrom: '',
  }
}

/** From the beginning of the day where the staff are; at once where none is chosen. No day is left to the contract. */
function momentOf(day: string): string {
  const moment = day ? new Date(`${day}T00:00`) : new Date()
  return Number.isNaN(moment.getTime()) ? day : moment.toISOString()
}

export function agreementInputOf(
  { title, html, note, asks, asksFrom }: AgreementValues,
  form: AgreementForm,
): Omit<InputOf<typeof schools.saveAgreement>, 'version'> {
  return { form, title, html, note, asksFrom: asks ? momentOf(asksFrom) : null }
}
