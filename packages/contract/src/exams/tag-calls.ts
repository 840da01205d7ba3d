import { itemKinds } from '@titian/exam-items/shape'
import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size, text } from '../wire/fields.ts'
import { namesRows } from '../wire/row-choice.ts'

/** The maximum number of tags of a question, and the length of one. */
export const tagsMost = 10
export const tagLettersMost = 40
/** The maximum number of questions to tag or delete in one call. */
export const taggedMost = 500
export const deletedMost = 100

/**
 * Returns the key of a tag: names that differ only in case, spaces or character width are the same
 * tag.
 */
export const tagKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

export const tag = text(tagLettersMost).refine((name) => tagKey(name) !== '')
export const tags = z.array(tag).max(tagsMost)

/** A filter by the name of a tag; with an unknown tag, no question is found. */
export const tagFilter = z.string().trim().max(tagLettersMost).optional()

const filter = z.object({
  subjectName: z.string().trim().max(100).default(''),
  type: z.coerce.number().int().min(1).max(itemKinds.length).optional(),
  level: z.coerce.number().int().min(1).max(3).optional(),
  courseIdSign: sign.optional(),
  tag: tagFilter,
})

const questionTag = z.object({ name: z.string(), uses: z.number().int() })

/** EXM-203, EXM-205: actions on several questions of the bank. */
export const tagCalls = {
  /** The tags of the bank, most used first. */
  questionTags: call({
    id: 'CALL-455',
    method: 'POST',
    path: '/exam/questionTags',
    who: 'teacher',
    kind: 'read',
    input: z.object({
      word: z.string().trim().max(tagLettersMost).default(''),
      page,
      size: size(100, 200),
    }),
    data: listOf(questionTag),
  }),
  /**
   * Tags the listed questions, or all questions of the filter. Questions of other authors remain
   * unchanged (FRM-329).
   */
  tagQuestions: call({
    id: 'CALL-456',
    method: 'POST',
    path: '/exam/tagQuestions',
    who: 'teacher',
    kind: 'save',
    input: z
      .object({
        signs: z.array(sign).min(1).max(taggedMost).optional(),
        filter: filter.optional(),
        add: tags.default([]),
        remove: tags.default([]),
      })
      .check(namesRows('signs')),
    data: z.object({
      changed: z.number().int(),
      /**
       * Questions that needed no change: they already had the tags to add, or lacked the tags to
       * remove.
       */
      same: z.number().int(),
      /**
       * Questions that remain unchanged: `notYours` belong to other authors, `full` would have too
       * many tags.
       */
      notYours: z.number().int(),
      full: z.number().int(),
      /** Listed questions that are no longer in the bank. */
      gone: z.number().int(),
    }),
  }),
  questionBankDeleteMany: call({
    id: 'CALL-457',
    method: 'POST',
    path: '/exam/questionBankDeleteMany',
    who: 'teacher',
    kind: 'write',
    input: z
      .object({
        signs: z.array(sign).min(1).max(deletedMost).optional(),
        filter: filter.optional(),
      })
      .check(namesRows('signs')),
    data: z.object({
      deleted: z.number().int(),
      /** Questions that were not deleted, each with the reason in the reader's language. */
      kept: z.array(z.object({ sign: z.string(), name: z.string(), reason: z.string() })),
    }),
  }),
}
