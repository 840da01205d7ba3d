import {
  agreementDaysAhead,
  type AgreementForm,
  type FullTexts,
  type Language,
  languages,
  type Texts,
} from '@titian/contract'
import { cleanHtml } from '../rules.ts'
import { privacy, privacyTitle } from './standard/privacy.ts'
import { refund, refundTitle } from './standard/refund.ts'
import { register, registerTitle } from './standard/register.ts'

/** The date of the standard texts; a school without a saved version shows them as version 1. */
export const standardAt = new Date('2026-11-24T00:00:00Z')

const standards = {
  1: { title: registerTitle, html: register },
  2: { title: privacyTitle, html: privacy },
  3: { title: refundTitle, html: refund },
}

/** The school's data in a standard text. */
interface SchoolWords {
  title: Texts
  defaultLanguage: Language
  email: string | null
  phone: string | null
}

export interface AgreementText {
  title: Texts
  html: Texts
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)

const office: FullTexts = {
  en: 'the office of the school',
  zh: '学校办公室',
  my: 'pejabat sekolah',
}

/** CNT-065: returns the standard text, with the school's name and contact. */
export function standardText(form: AgreementForm, school: SchoolWords): AgreementText {
  const { title, html } = standards[form]
  const written = languages.map((language) => {
    const name = school.title[language] ?? school.title[school.defaultLanguage] ?? ''
    const words: Record<string, string> = {
      school: escaped(name),
      contact: escaped(school.email ?? school.phone ?? office[language]),
    }
    const text = html[language].replace(/\{(\w+)\}/g, (all, word: string) => words[word] ?? all)
    return [language, cleanHtml(text)] as const
  })
  return { title, html: Object.fromEntries(written) }
}

const sameTexts = (one: Texts, other: Texts) =>
  languages.every((language) => (one[language] ?? '') === (other[language] ?? ''))

/** True when staff saved the standard text again. */
export function isStandard(text: AgreementText, standard: AgreementText): boolean {
  return sameTexts(text.title, standard.title) && sameTexts(text.html, standard.html)
}

const day = 86_400_000

/**
 * CNT-084: returns the moment from which people are asked to accept the version: a past day counts
 * as now. Undefined for a day too far in the future, null if nobody is asked.
 */
export function askMoment(asksFrom: string | null, now: Date): Date | null | undefined {
  if (asksFrom === null) return null
  const moment = new Date(asksFrom)
  if (moment.getTime() > now.getTime() + agreementDaysAhead * day) return undefined
  return moment < now ? now : moment
}
