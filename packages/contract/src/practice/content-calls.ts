import { z } from 'zod'
import { articleCard } from '../articles/shapes.ts'
import { call } from '../wire/call.ts'
import { listOf, nothing, page, size } from '../wire/fields.ts'

const shared = { who: 'anyone', kind: 'read', shared: true } as const
const shownToAll = { ...shared, method: 'GET', input: nothing } as const

/** PRC-014, PRC-022: an entry of the school, in the language of the reader. */
const practiceEntry = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Null if the picture is generated from the seed. */
  image: z.string().nullable(),
  seed: z.string(),
  url: z.string().nullable(),
})
export type PracticeEntry = z.output<typeof practiceEntry>

/** The contents of the practice area besides practices: adverts and news. */
export const contentCalls = {
  practiceBanner: call({
    ...shownToAll,
    id: 'CALL-278',
    path: '/simulation/practiceBanner',
    data: z.array(practiceEntry),
  }),
  /**
   * PRC-087: articles in the category of practice news, newest first. Each article has a page under
   * /news.
   */
  practiceInformationList: call({
    ...shared,
    id: 'CALL-279',
    method: 'POST',
    path: '/simulation/practiceInformationList',
    input: z.object({ page, size: size(6, 24) }),
    data: listOf(articleCard),
  }),
  whaleCreation: call({
    ...shownToAll,
    id: 'CALL-280',
    path: '/simulation/whaleCreation',
    data: z.array(practiceEntry),
  }),
  whaleTrainIndex: call({
    ...shownToAll,
    id: 'CALL-281',
    path: '/simulation/whaleTrainIndex',
    data: z.array(practiceEntry),
  }),
}
