import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, nothing, sign, texts, version } from '../wire/fields.ts'
import type { Language } from '../wire/language.ts'
import { needsOwn } from './shapes.ts'

/** CNT-094: the headings of the footer for pages. */
export const schoolPagePlaces = ['content', 'help'] as const
const schoolPageTextMost = 60_000
/** The maximum number of pages; with more pages the footer would be too long. */
export const schoolPagesMost = 20

const schoolPageFields = z.object({
  place: z.enum(schoolPagePlaces),
  title: texts(60),
  html: texts(schoolPageTextMost),
  published: z.boolean(),
})
export type SchoolPageFields = z.output<typeof schoolPageFields>

/** A schema for a page of a school with this main language. */
export const schoolPageIn = (own: Language) =>
  schoolPageFields.superRefine(({ title, html, published }, { addIssue }) => {
    needsOwn(title, own, ['title'], addIssue)
    if (published) needsOwn(html, own, ['html'], addIssue)
  })

const managedSchoolPage = schoolPageFields.extend({
  sign: z.string(),
  version,
  updatedAt: z.string(),
})
export type ManagedSchoolPage = z.output<typeof managedSchoolPage>

const managedCard = managedSchoolPage.omit({ html: true })
export type ManagedSchoolPageCard = z.output<typeof managedCard>

const schoolPage = z.object({
  sign: z.string(),
  place: z.enum(schoolPagePlaces),
  title: z.string(),
  /** The first words of the text, for search engines. */
  summary: z.string(),
  html: z.string(),
  updatedAt: z.string(),
})
export type SchoolPage = z.output<typeof schoolPage>

export const schoolPageCalls = {
  /** At most 20, by place and creation. */
  listSchoolPages: call({
    id: 'CALL-588',
    method: 'GET',
    path: '/school/listPages',
    who: 'staff',
    kind: 'read',
    input: nothing,
    data: z.array(managedCard),
  }),
  getSchoolPage: call({
    id: 'CALL-589',
    method: 'GET',
    path: '/school/getPage',
    who: 'staff',
    kind: 'read',
    input: z.object({ sign }),
    data: managedSchoolPage,
  }),
  /**
   * Creates a page, or with a sealed id changes it. If another person has saved the page since, the
   * call is refused with -4 and `changedMeanwhile`.
   */
  saveSchoolPage: call({
    id: 'CALL-589',
    method: 'PUT',
    path: '/school/savePage',
    who: 'staff',
    kind: 'write',
    input: schoolPageFields.extend({ sign: sign.nullable(), version }),
    data: managedSchoolPage,
    refusals: ['alreadyDone'],
  }),
  removeSchoolPage: call({
    id: 'CALL-590',
    method: 'POST',
    path: '/school/removePage',
    who: 'staff',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
  }),
  schoolPage: call({
    id: 'CALL-591',
    method: 'GET',
    path: '/school/page',
    who: 'anyone',
    kind: 'read',
    shared: true,
    input: z.object({ sign }),
    data: schoolPage,
  }),
}
