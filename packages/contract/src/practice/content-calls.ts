import { z } from 'zod'
import { call } from '../wire/call.ts'
import { nothing } from '../wire/fields.ts'

const shownToAll = { method: 'GET', who: 'anyone', kind: 'read', shared: true } as const

/** PRC-014, PRC-022: what the school has entered, in the language of the reader. */
const practiceEntry = z.object({
  title: z.string(),
  image: z.string().nullable(),
  url: z.string().nullable(),
})
export type PracticeEntry = z.output<typeof practiceEntry>

/** What the practice area shows besides the practices: adverts of the school in places of their own. */
export const contentCalls = {
  practiceBanner: call({
    ...shownToAll,
    id: 'CALL-278',
    path: '/simulation/practiceBanner',
    input: nothing,
    data: z.array(practiceEntry),
  }),
  whaleCreation: call({
    ...shownToAll,
    id: 'CALL-280',
    path: '/simulation/whaleCreation',
    input: nothing,
    data: z.array(practiceEntry),
  }),
  whaleTrainIndex: call({
    ...shownToAll,
    id: 'CALL-281',
    path: '/simulation/whaleTrainIndex',
    input: nothing,
    data: z.array(practiceEntry),
  }),
}
