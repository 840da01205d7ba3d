import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size, text, whole } from '../wire/fields.ts'
import { noteLength, notesPerCourse } from './rules.ts'
import { note } from './shapes.ts'

const content = text(noteLength)

/** A person's private notes on lessons (CRS-200). */
export const notes = {
  /** Lists the notes, sorted by lesson and then by time. */
  listNotes: call({
    id: 'CALL-423',
    method: 'POST',
    path: '/study/listNotes',
    who: 'signedIn',
    kind: 'read',
    private: true,
    input: z.object({
      courseIdSign: sign,
      videoIdSign: sign.optional(),
      page,
      size: size(100, notesPerCourse),
    }),
    data: listOf(note),
  }),
  /** Repeating the same key returns the same note. */
  addNote: call({
    id: 'CALL-424',
    method: 'POST',
    path: '/study/addNote',
    who: 'signedIn',
    kind: 'save',
    input: z.object({
      videoIdSign: sign,
      second: whole(0, 86_400),
      content,
      key: text(64, 8),
    }),
    data: z.object({ sign: z.string() }),
    refusals: ['insertError'],
  }),
  changeNote: call({
    id: 'CALL-425',
    method: 'POST',
    path: '/study/changeNote',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ sign, content }),
    data: done,
  }),
  removeNote: call({
    id: 'CALL-426',
    method: 'POST',
    path: '/study/removeNote',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
  }),
}
