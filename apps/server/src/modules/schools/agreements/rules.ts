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

/** Of the text that the platform brings along; a school that has saved nothing shows it as version 1. */
export const standardAt = new Date('2026-11-24T00:00:00Z')

const standards = {
  1: { title: registerTitle, html: register },
  2: { title: privacyTitle, html: privacy },
  3: { title: refundTitle, html: refund },
}

/** What a standard text says of its school. */
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

/** CNT-065: the text that the platform brings along, with the name of the school and how to reach it. */
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

/** Whether what staff save is the standard text again, put back. */
export function isStandard(text: AgreementText, standard: AgreementText): boolean {
  return sameTexts(text.title, standard.title) && sameTexts(text.html, standard.html)
}

const day = 86_400_000

/** CNT-084: nobody is asked for a day that is over; undefined for one that is too far away. */
export function askMoment(asksFrom: string | null, now: Date): Date | null | undefined {
  if (asksFrom === null) return null
  const moment = new Date(asksFrom)
  if (moment.getTime() > now.getTime() + agreementDaysAhead * day) return undefined
  return moment < now ? now : moment
}
