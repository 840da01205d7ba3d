import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size, text } from '../wire/fields.ts'
import {
  markCommentLength,
  markCommentMost,
  markCommentNameLength,
  toMarkKinds,
} from './marking-rules.ts'
import { markComment, nextToMark, toMarkEntry } from './marking-shapes.ts'

/** All courses that the reader marks, unless one is named. */
const queue = z.object({
  kind: z.enum(['all', ...toMarkKinds]).default('all'),
  courseIdSign: sign.optional(),
})

const at = z.object({ kind: z.enum(toMarkKinds), sign })

/** TCH-173 to TCH-180: the marking queue. */
export const markingCalls = {
  /** Longest waiting first. */
  listToMark: call({
    id: 'CALL-748',
    method: 'POST',
    path: '/marking/listToMark',
    who: 'teacher',
    kind: 'read',
    input: queue.extend({ page, size: size(15) }),
    data: listOf(toMarkEntry),
  }),
  /**
   * Returns the piece of work after `at`. After the last piece, and without `at`, it returns the
   * first piece.
   */
  nextToMark: call({
    id: 'CALL-749',
    method: 'POST',
    path: '/marking/nextToMark',
    who: 'teacher',
    kind: 'read',
    input: queue.extend({ at: at.nullable().default(null) }),
    data: nextToMark,
  }),
  /** Only the caller's, by name. */
  listMarkComments: call({
    id: 'CALL-750',
    method: 'POST',
    path: '/marking/listMarkComments',
    who: 'teacher',
    kind: 'read',
    input: z.object({ page, size: size(markCommentMost, markCommentMost) }),
    data: listOf(markComment),
  }),
  /**
   * Saving the same text again returns the existing comment. An empty name becomes the first words
   * of the text.
   */
  keepMarkComment: call({
    id: 'CALL-751',
    method: 'POST',
    path: '/marking/keepMarkComment',
    who: 'teacher',
    kind: 'save',
    input: z.object({
      name: text(markCommentNameLength, 0).default(''),
      content: text(markCommentLength),
    }),
    data: markComment,
    refusals: ['insertError'],
  }),
  renameMarkComment: call({
    id: 'CALL-752',
    method: 'POST',
    path: '/marking/renameMarkComment',
    who: 'teacher',
    kind: 'save',
    input: z.object({ sign, name: text(markCommentNameLength) }),
    data: markComment,
  }),
  removeMarkComment: call({
    id: 'CALL-753',
    method: 'POST',
    path: '/marking/removeMarkComment',
    who: 'teacher',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
  }),
}
