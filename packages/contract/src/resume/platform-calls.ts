import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign, version } from '../wire/fields.ts'
import { sectionNames } from './rules.ts'
import { changed, entrySource } from './shapes.ts'

const own = { who: 'signedIn', private: true } as const
const ofResume = z.object({ resumeId: sign })

/** RES-059: something done on the platform, as it was recorded; nobody can change it in the resume. */
export const platformRecord = z.object({
  id: z.string(),
  title: z.string(),
  /** The training that it is part of; empty where it is one of its own. */
  partOf: z.string(),
  organiser: z.string(),
  /** `YYYY-MM-DD`. */
  date: z.string().nullable(),
  score: z.number().nullable(),
  total: z.number(),
  passed: z.boolean(),
})

/** RES-088: a field of the basic info that the account says in another way than the resume. */
const profileOffer = z.object({
  id: z.string(),
  field: z.enum(['name', 'sex', 'contact', 'photo']),
  /** What the resume has, and what it would have: text, the number of the sex, or the address of a picture. */
  before: z.string(),
  after: z.string(),
})

/** RES-088: an entry that the platform can write, which the resume has not yet. */
const entryOffer = z.object({
  id: z.string(),
  section: z.enum(sectionNames),
  title: z.string(),
  /** The rest of the entry in the language of the resume: who gave it, or the results. */
  detail: z.string(),
  /** Months as in an entry. */
  start: z.string().nullable(),
  end: z.string().nullable(),
  /** None of what the person has said about the own studies (ACC-252). */
  source: entrySource.nullable(),
})

export const resumeOffers = z.object({
  /** The revision that `takeOffers` is based on. */
  revision: z.number().int(),
  profile: z.array(profileOffer),
  entries: z.array(entryOffer),
})
export type ResumeOffers = z.output<typeof resumeOffers>

/** What the platform itself knows of the student. */
export const resumePlatformCalls = {
  /** RES-056: nothing of the platform records an incubation yet, so that the list is empty. */
  incubationList: call({
    ...own,
    id: 'CALL-256',
    method: 'GET',
    path: '/resume/incubationList',
    kind: 'read',
    input: ofResume,
    data: z.array(platformRecord),
  }),
  /** RES-057: the practical tasks of trainings that have a mark, the newest first. */
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
  /** One revision, whatever was chosen; restoring the one before takes all of it back. */
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
