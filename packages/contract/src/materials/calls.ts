import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, sign, text, version, whole } from '../wire/fields.ts'
import { materialNameMost, materialsMost } from './rules.ts'
import { courseMaterial } from './shapes.ts'

/** All at once: a course has at most `materialsMost` of them. */
const materialList = listOf(courseMaterial).extend({
  /** Bytes of all of them. */
  totalSize: z.number().int(),
  may: z.object({ edit: z.boolean() }),
})
export type MaterialList = z.output<typeof materialList>

const dataName = text(materialNameMost)

/** Files of a course for those who are in it (CRS-063). */
export const materials = {
  /** Every file of the course: those of the whole course first, then chapter by chapter. */
  allCourseDataList: call({
    id: 'CALL-055',
    method: 'POST',
    path: '/course/allCourseDataList',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ courseIdSign: sign }),
    data: materialList,
  }),
  /** A repeat with the same file is the same material, so that a request may be sent again. */
  courseDataAdd: call({
    id: 'CALL-064',
    method: 'POST',
    path: '/course/courseDataAdd',
    who: 'signedIn',
    kind: 'save',
    input: z.object({
      courseIdSign: sign,
      /** Left out or null: a file of the whole course. */
      chapterIdSign: sign.nullish(),
      dataName,
      /** The `path` of the stored file. */
      dataPath: sign,
      /** The server measures the file itself; these are only compared with what it found (CRS-119). */
      dataSize: whole(0, Number.MAX_SAFE_INTEGER).optional(),
      dataType: text(20).optional(),
      fileName: text(200).optional(),
    }),
    data: courseMaterial,
    refusals: ['alreadyDone'],
  }),
  courseDataDelete: call({
    id: 'CALL-065',
    method: 'POST',
    path: '/course/courseDataDelete',
    who: 'signedIn',
    kind: 'write',
    input: z.object({ sign }),
    data: done,
  }),
  courseDataUpdate: call({
    id: 'CALL-066',
    method: 'POST',
    path: '/course/courseDataUpdate',
    who: 'signedIn',
    kind: 'save',
    input: z.object({
      idSign: sign,
      dataName,
      /** Given, a name that somebody else has changed since is kept. */
      version: version.optional(),
    }),
    data: courseMaterial,
    refusals: ['alreadyDone'],
  }),
  /** The files that stand in chapters, chapter by chapter. */
  courseDownList: call({
    id: 'CALL-067',
    method: 'GET',
    path: '/course/courseDownList',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ courseIdSign: sign }),
    data: materialList,
  }),
  chapterDownList: call({
    id: 'CALL-068',
    method: 'POST',
    path: '/course/chapterDownList',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ sign }),
    data: materialList,
  }),
  /** Moves a file among those of its chapter; beyond the end means the end. */
  moveCourseData: call({
    id: 'CALL-398',
    method: 'POST',
    path: '/course/moveCourseData',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ idSign: sign, place: whole(1, materialsMost) }),
    data: done,
  }),
}
