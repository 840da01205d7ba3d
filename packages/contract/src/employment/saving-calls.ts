import { z } from 'zod'
import { salaryBands, salaryCurrencies } from '../resume/rules.ts'
import { call } from '../wire/call.ts'
import { done, flag, nothing, sign, text } from '../wire/fields.ts'
import { savedNameMost, searchTextMost } from './search-rules.ts'

const code = z.string().trim().max(40).default('')
const upTo = (most: number) => z.number().int().min(0).max(most).default(0)

/** The stored part of a search: without order, page and age of the posts. */
const asked = z.object({
  content: z.string().trim().max(searchTextMost).default(''),
  city: code,
  industry: code,
  position: code,
  nature: upTo(3),
  degree: upTo(7),
  salaryBand: upTo(salaryBands.length - 1),
  /** The currency of the range; by default that of the school. */
  currency: z.enum(salaryCurrencies).optional(),
  remote: flag.default(0),
})

const savedSearch = z.object({
  sign: z.string(),
  name: z.string(),
  search: asked.required(),
  /** Whether the person is notified of new posts. */
  on: z.boolean(),
  createdAt: z.string(),
})
export type SavedSearch = z.output<typeof savedSearch>

const own = { who: 'signedIn', method: 'POST', kind: 'save' } as const

/** JOB-038: the saved searches of a person. */
export const savedSearchCalls = {
  /** Last saved first. */
  savedSearches: call({
    ...own,
    id: 'CALL-327',
    method: 'GET',
    path: '/employment/savedSearches',
    kind: 'read',
    input: nothing,
    data: z.array(savedSearch),
  }),
  /** JOB-110: saving the same search again switches the existing search on and returns it. */
  saveSearch: call({
    ...own,
    id: 'CALL-327',
    path: '/employment/saveSearch',
    input: asked.extend({ name: text(savedNameMost) }),
    data: savedSearch,
    refusals: ['insertError'],
  }),
  switchSavedSearch: call({
    ...own,
    id: 'CALL-662',
    path: '/employment/switchSavedSearch',
    input: z.object({ sign, on: z.boolean() }),
    data: savedSearch,
  }),
  removeSavedSearch: call({
    ...own,
    id: 'CALL-327',
    path: '/employment/removeSavedSearch',
    input: z.object({ sign }),
    data: done,
  }),
}
