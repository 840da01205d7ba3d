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

/** The maximum characters of a text in one language, including tags. */
const agreementMost = 60_000
export const agreementNoteMost = 1000
/** The maximum days ahead for requiring acceptance. */
export const agreementDaysAhead = 365

/** The fields of an agreement. */
const agreementFields = z.object({
  form,
  title: texts(100),
  html: texts(agreementMost),
  /** The summary of changes, for people who accepted an older version. */
  note: texts(agreementNoteMost),
  /** The date from which everybody must accept this version; null if no one must (CNT-084). */
  asksFrom: momentIn.nullable(),
})
export type AgreementFields = z.output<typeof agreementFields>

/**
 * A schema for a school with this main language. The text must exist in the main language, and a
 * required acceptance needs a summary of changes.
 */
export const agreementIn = (own: Language) =>
  agreementFields.superRefine(({ form: one, title, html, note, asksFrom }, { addIssue }) => {
    needsOwn(title, own, ['title'], addIssue)
    needsOwn(html, own, ['html'], addIssue)
    if (asksFrom === null) return
    needsOwn(note, own, ['note'], addIssue)
    // A buyer accepts the refund terms with each order, so a date for accepting them is not
    // allowed.
    if (one === 3) addIssue({ code: 'custom', path: ['asksFrom'], message: says('notOffered') })
  })

const agreement = agreementFields.extend({
  version,
  at: z.string(),
  /** The platform's text, adapted to this school. */
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
  /** The number of people who accepted this version. */
  accepted: z.number().int(),
})
export type AgreementVersion = z.output<typeof agreementVersion>

/** CNT-074: an acceptance by a person. */
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
  /** The version that this person accepted last, or null. */
  accepted: version.nullable(),
})
export type AgreementToAccept = z.output<typeof agreementToAccept>

const own = { who: 'signedIn' } as const

export const agreementCalls = {
  /**
   * FRM-059: values of `form` other than 1, 2 and 3 mean 1. Without a version the newest version is
   * returned; older versions remain readable (CNT-083). `html` is sanitised.
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
  /**
   * Creates the next version. If a newer version exists than the one that was loaded, the call is
   * refused with -4 and `changedMeanwhile`.
   */
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
  /** CNT-084: the agreements that this person must accept now. */
  agreementsToAccept: call({
    ...own,
    id: 'CALL-510',
    method: 'GET',
    path: '/school/agreementsToAccept',
    kind: 'read',
    input: nothing,
    data: z.array(agreementToAccept),
  }),
  /**
   * Accepts the versions that the person has seen. If a newer version exists, the call is refused
   * with -4 and `changedMeanwhile`.
   */
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
