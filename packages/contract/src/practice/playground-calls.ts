import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, nothing, version } from '../wire/fields.ts'
import { playgroundCard, playgroundContent, playgroundDocument } from './playground-shapes.ts'

const own = { id: 'CALL-333', who: 'signedIn' } as const
/** The key of a saved run, which the page generates. */
const one = { key: z.uuid() }

/** PRC-041: the saved runs of the playground, which is played in the browser and never graded. */
export const playgroundCalls = {
  /** Last changed first. */
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
   * Saves a run; version 0 creates it. Repeating the call succeeds. An outdated version is refused
   * with -4 and the newer run. If there are five saved runs, or the run was made by an earlier
   * engine, the call is refused with -4 and the reason. If the engine refuses a decision, the error
   * names the field.
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
  /** Repeating the call succeeds. */
  removePlayground: call({
    ...own,
    method: 'POST',
    path: '/practice/removePlayground',
    kind: 'save',
    input: z.object(one),
    data: done,
  }),
}
