import {
  type AcceptedAgreement,
  type Agreement,
  type AgreementForm,
  type AgreementToAccept,
  type AgreementVersion,
  type Language,
  pickText,
  type Texts,
} from '@titian/contract'
import type { AcceptedRow, OwedRow, VersionRow } from './queries.ts'
import type { AgreementRow } from '../tables.ts'
import type { AgreementText } from './rules.ts'

export interface Reader {
  language: Language
  fallback: Language
}

const textOf = (texts: Texts, { language, fallback }: Reader) => pickText(texts, language, fallback)
const momentOf = (date: Date | null) => date?.toISOString() ?? null

type Shown = Omit<AgreementRow, 'id' | 'createdBy'>

/** FRM-058, CNT-065: returns an agreement for readers. */
export function agreementText(row: Shown, newest: number, reader: Reader) {
  return {
    form: row.form,
    title: textOf(row.title, reader),
    html: textOf(row.html, reader),
    version: row.version,
    at: row.createdAt.toISOString(),
    asksFrom: momentOf(row.asksFrom),
    newest,
  }
}

/** Returns an agreement for the staff's editor. */
export function agreement(row: Shown, form: AgreementForm, standard: AgreementText): Agreement {
  return {
    form,
    version: row.version,
    at: row.createdAt.toISOString(),
    title: row.title,
    html: row.html,
    note: row.note,
    asksFrom: momentOf(row.asksFrom),
    isStandard: row.isStandard,
    standard,
  }
}

export function agreementVersion({ row, accepted }: VersionRow, reader: Reader): AgreementVersion {
  return {
    version: row.version,
    at: row.createdAt.toISOString(),
    title: textOf(row.title, reader),
    note: textOf(row.note, reader),
    asksFrom: momentOf(row.asksFrom),
    isStandard: row.isStandard,
    accepted,
  }
}

export function agreementToAccept({ row, accepted }: OwedRow, reader: Reader): AgreementToAccept {
  return {
    form: row.form,
    version: row.version,
    at: row.createdAt.toISOString(),
    title: textOf(row.title, reader),
    note: textOf(row.note, reader),
    accepted,
  }
}

export function acceptedAgreement(row: AcceptedRow, reader: Reader): AcceptedAgreement {
  const { form, version, at, isCurrent } = row
  return { form, version, title: textOf(row.title, reader), at: at.toISOString(), isCurrent }
}
