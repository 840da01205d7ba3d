import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, nothing, version } from '../wire/fields.ts'
import { playgroundCard, playgroundContent, playgroundDocument } from './playground-shapes.ts'

const own = { id: 'CALL-333', who: 'signedIn' } as const
/** The page that makes a playground gives it its key. */
const one = { key: z.uuid() }

/** PRC-041: what a person keeps of the playground; it is played in the browser and never graded. */
export const playgroundCalls = {
  /** The last changed first. */
  playgrounds: call({
    ...own,
    method: 'GET',
    path: '/practice/playgrounds',
    kind: 'read',
    input: nothing,
    data: z.array(playgroundCard),
  }),
  playground: call({
    ...own,
    method: 'GET',
    path: '/practice/playground',
    kind: 'read',
    input: z.object(one),
    data: playgroundDocument,
  }),
  /**
   * Version 0 keeps a new one. The same again is accepted; another version: -4 with the newer one. With five kept, and
   * with an earlier engine: -4 with the reason. What the engine refuses is named by its field.
   */
  savePlayground: call({
    ...own,
    method: 'POST',
    path: '/practice/savePlayground',
    kind: 'save',
    input: z.object({ ...one, version, content: playgroundContent }),
    data: playgroundCard,
    refusals: ['alreadyDone'],
  }),
  /** Again: done. */
  removePlayground: call({
    ...own,
    method: 'POST',
    path: '/practice/removePlayground',
    kind: 'save',
    input: z.object(one),
    data: done,
  }),
}
