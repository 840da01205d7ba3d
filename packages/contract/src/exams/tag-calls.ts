import { itemKinds } from '@titian/exam-items/shape'
import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size, text } from '../wire/fields.ts'
import { namesRows } from '../wire/row-choice.ts'

/** Tags that one question may have, and letters of one. */
export const tagsMost = 10
export const tagLettersMost = 40
/** Questions that are tagged, or deleted, in one go. */
export const taggedMost = 500
export const deletedMost = 100

/** Equal for names of the same tag: neither case nor spaces nor the width of letters tell two apart. */
export const tagKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

export const tag = text(tagLettersMost).refine((name) => tagKey(name) !== '')
export const tags = z.array(tag).max(tagsMost)

/** What narrows the bank to questions with a tag; one that nobody has finds none. */
export const tagFilter = z.string().trim().max(tagLettersMost).optional()

const filter = z.object({
  subjectName: z.string().trim().max(100).default(''),
  type: z.coerce.number().int().min(1).max(itemKinds.length).optional(),
  level: z.coerce.number().int().min(1).max(3).optional(),
  courseIdSign: sign.optional(),
  tag: tagFilter,
})

const questionTag = z.object({ name: z.string(), uses: z.number().int() })

/** EXM-203, EXM-205: what is done to several questions of the bank at once. */
export const tagCalls = {
  /** The tags that questions of the bank have, those of most questions first. */
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
  /** Of these questions, else of all that the filter finds; those of others stay as they are (FRM-329). */
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
      /** Had them, or had them not, already. */
      same: z.number().int(),
      /** Left as they were: of other authors, or with too many tags afterwards. */
      notYours: z.number().int(),
      full: z.number().int(),
      /** Named, but not in the bank any more. */
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
      /** Those that stay, each with the reason in the reader's language. */
      kept: z.array(z.object({ sign: z.string(), name: z.string(), reason: z.string() })),
    }),
  }),
}
