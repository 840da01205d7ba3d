import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign, version } from '../wire/fields.ts'
import { sectionNames } from './rules.ts'
import { changed, entrySource } from './shapes.ts'

const own = { who: 'signedIn', private: true } as const
const ofResume = z.object({ resumeId: sign })

/** RES-059: an activity that the platform recorded, which cannot be changed in the resume. */
export const platformRecord = z.object({
  id: z.string(),
  title: z.string(),
  /** The training to which the activity belongs; empty if there is none. */
  partOf: z.string(),
  organiser: z.string(),
  /** `YYYY-MM-DD`. */
  date: z.string().nullable(),
  score: z.number().nullable(),
  total: z.number(),
  passed: z.boolean(),
})

/** RES-088: a basic field for which account and resume differ. */
const profileOffer = z.object({
  id: z.string(),
  field: z.enum(['name', 'sex', 'contact', 'photo']),
  /** The value before and after: text, number of the sex, or address of a picture. */
  before: z.string(),
  after: z.string(),
})

/** RES-088: a suggested entry that the resume does not have yet. */
const entryOffer = z.object({
  id: z.string(),
  section: z.enum(sectionNames),
  title: z.string(),
  /** The details in the language of the resume: the issuer, or the results. */
  detail: z.string(),
  /** Months as in an entry. */
  start: z.string().nullable(),
  end: z.string().nullable(),
  /** Null for the student's own data about studies (ACC-252). */
  source: entrySource.nullable(),
})

export const resumeOffers = z.object({
  /** The revision for `takeOffers`. */
  revision: z.number().int(),
  profile: z.array(profileOffer),
  entries: z.array(entryOffer),
})
export type ResumeOffers = z.output<typeof resumeOffers>

/** Suggestions from the platform's data about the student. */
export const resumePlatformCalls = {
  /** RES-056: always empty, because the platform records no incubations. */
  incubationList: call({
    ...own,
    id: 'CALL-256',
    method: 'GET',
    path: '/resume/incubationList',
    kind: 'read',
    input: ofResume,
    data: z.array(platformRecord),
  }),
  /** RES-057: marked practical tasks of trainings, newest first. */
  practiceList: call({
    ...own,
    id: 'CALL-257',
    method: 'GET',
    path: '/resume/practiceList',
    kind: 'read',
    input: ofResume,
    data: z.array(platformRecord),
  }),
  resumeOffers: call({
    ...own,
    id: 'CALL-627',
    method: 'GET',
    path: '/resume/offers',
    kind: 'read',
    input: ofResume,
    data: resumeOffers,
  }),
  /**
   * Adds the chosen suggestions as one revision. Restoring the previous revision undoes all of
   * them.
   */
  takeOffers: call({
    ...own,
    id: 'CALL-628',
    method: 'POST',
    path: '/resume/takeOffers',
    kind: 'save',
    input: z.object({ resumeId: sign, revision: version, ids: z.array(z.uuid()).min(1).max(300) }),
    data: changed,
    refusals: ['alreadyDone'],
  }),
}
