import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, momentIn, nothing, page, size, texts, version } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import type { Language } from '../wire/language.ts'
import { needsOwn } from './shapes.ts'

/** FRM-059: 1 register agreement, 2 privacy, 3 refund. */
export const agreementForms = [1, 2, 3] as const
export type AgreementForm = (typeof agreementForms)[number]
const form = z.coerce.number().pipe(z.literal(agreementForms))

/** Characters of a text in one language, its tags counted. */
const agreementMost = 60_000
export const agreementNoteMost = 1000
/** Days ahead for which people may be asked to accept a text. */
export const agreementDaysAhead = 365

/** What the staff write of an agreement. */
const agreementFields = z.object({
  form,
  title: texts(100),
  html: texts(agreementMost),
  /** What changed, for those who accepted an older version. */
  note: texts(agreementNoteMost),
  /** From when everybody is asked to accept this text; null asks nobody (CNT-084). */
  asksFrom: momentIn.nullable(),
})
export type AgreementFields = z.output<typeof agreementFields>

/** A text that a school with this language can use: it stands in it, and who is asked anew is told why. */
export const agreementIn = (own: Language) =>
  agreementFields.superRefine(({ form: one, title, html, note, asksFrom }, { addIssue }) => {
    needsOwn(title, own, ['title'], addIssue)
    needsOwn(html, own, ['html'], addIssue)
    if (asksFrom === null) return
    needsOwn(note, own, ['note'], addIssue)
    // The refund terms are accepted with each order.
    if (one === 3) addIssue({ code: 'custom', path: ['asksFrom'], message: says('notOffered') })
  })

const agreement = agreementFields.extend({
  version,
  at: z.string(),
  /** The text that the platform brings along, in the words of this school. */
  standard: z.object({ title: texts(100), html: texts(agreementMost) }),
  isStandard: z.boolean(),
})
export type Agreement = z.output<typeof agreement>

const agreementVersion = z.object({
  version,
  at: z.string(),
  title: z.string(),
  note: z.string(),
  asksFrom: z.string().nullable(),
  isStandard: z.boolean(),
  /** How many people have accepted this version. */
  accepted: z.number().int(),
})
export type AgreementVersion = z.output<typeof agreementVersion>

/** CNT-074: what a person accepted, and when. */
export const acceptedAgreement = z.object({
  form: z.number().int(),
  version,
  title: z.string(),
  at: z.string(),
  isCurrent: z.boolean(),
})
export type AcceptedAgreement = z.output<typeof acceptedAgreement>

const agreementToAccept = z.object({
  form: z.number().int(),
  version,
  at: z.string(),
  title: z.string(),
  note: z.string(),
  /** The version that this person accepted last, if any. */
  accepted: version.nullable(),
})
export type AgreementToAccept = z.output<typeof agreementToAccept>

const own = { who: 'signedIn' } as const

export const agreementCalls = {
  /**
   * FRM-059: anything else than 1, 2 and 3 shows 1. Without a version it is the newest; an older one stays readable
   * (CNT-083). `html` is cleaned.
   */
  agreementText: call({
    id: 'CALL-299',
    method: 'GET',
    path: '/school/agreementText',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: z.object({
      form: z.coerce.number().int().catch(1),
      version: z.coerce.number().pipe(version).optional(),
    }),
    data: z.object({
      form: z.number().int(),
      title: z.string(),
      html: z.string(),
      version,
      at: z.string(),
      asksFrom: z.string().nullable(),
      newest: version,
    }),
  }),
  getAgreement: call({
    id: 'CALL-508',
    method: 'GET',
    path: '/school/getAgreement',
    who: 'staff',
    kind: 'read',
    input: z.object({ form }),
    data: agreement,
  }),
  /** Makes the next version; refused with -4 and `changedMeanwhile` where a newer one than was seen stands. */
  saveAgreement: call({
    id: 'CALL-508',
    method: 'PUT',
    path: '/school/saveAgreement',
    who: 'staff',
    kind: 'save',
    input: agreementFields.extend({ version }),
    data: z.object({ version }),
    refusals: ['alreadyDone'],
  }),
  /** Newest first. */
  agreementVersions: call({
    id: 'CALL-509',
    method: 'POST',
    path: '/school/agreementVersions',
    who: 'staff',
    kind: 'read',
    input: z.object({ form, page, size: size() }),
    data: listOf(agreementVersion),
  }),
  /** CNT-084: what this person is asked to accept now. */
  agreementsToAccept: call({
    ...own,
    id: 'CALL-510',
    method: 'GET',
    path: '/school/agreementsToAccept',
    kind: 'read',
    input: nothing,
    data: z.array(agreementToAccept),
  }),
  /** Accepts versions that the person has seen; refused with -4 and `changedMeanwhile` where a newer one stands. */
  acceptAgreements: call({
    ...own,
    id: 'CALL-511',
    method: 'POST',
    path: '/school/acceptAgreements',
    kind: 'save',
    input: z.object({ agreements: z.array(z.object({ form, version })).min(1).max(3) }),
    data: done,
    refusals: ['alreadyDone'],
  }),
  /** CNT-074: newest first. */
  myAgreements: call({
    ...own,
    id: 'CALL-512',
    method: 'GET',
    path: '/school/myAgreements',
    kind: 'read',
    input: nothing,
    data: z.array(acceptedAgreement),
  }),
}
