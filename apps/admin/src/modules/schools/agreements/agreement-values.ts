import type { Agreement, AgreementForm, FullTexts, InputOf, schools } from '@titian/contract'
import { fullTexts, noTexts } from '../parts/form-texts.ts'

export interface AgreementValues extends Record<string, unknown> {
  title: FullTexts
  html: FullTexts
  note: FullTexts
  /** Whether everybody must accept this version. */
  asks: boolean
  /** A day of the calendar, or empty for immediately. */
  asksFrom: string
}

/**
 * Returns the form for a new version: the summary of changes is empty, and people need not accept
 * the version unless staff choose so.
 */
export function agreementValuesOf({ title, html }: Agreement): AgreementValues {
  return {
    title: fullTexts(title),
    html: fullTexts(html),
    note: noTexts,
    asks: false,
    asksFrom: '',
  }
}

/**
 * Returns the start of the day in the time zone of the staff, or now when the day is empty. Returns
 * an invalid day unchanged, for the contract to refuse.
 */
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
