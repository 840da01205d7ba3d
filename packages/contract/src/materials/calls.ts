import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, sign, text, version, whole } from '../wire/fields.ts'
import { materialNameMost, materialsMost } from './rules.ts'
import { courseMaterial } from './shapes.ts'

/**
 * The files of a course. The list is not paged, because a course has at most `materialsMost` files.
 */
const materialList = listOf(courseMaterial).extend({
  /** The total bytes. */
  totalSize: z.number().int(),
  may: z.object({ edit: z.boolean() }),
})
export type MaterialList = z.output<typeof materialList>

const dataName = text(materialNameMost)

/** Files of a course for its members (CRS-063). */
export const materials = {
  /**
   * Lists every file of the course: first the files of the whole course, then those of each
   * chapter.
   */
  allCourseDataList: call({
    id: 'CALL-055',
    method: 'POST',
    path: '/course/allCourseDataList',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ courseIdSign: sign }),
    data: materialList,
  }),
  /**
   * Repeating the call with the same file returns the same material, so that a request can be
   * retried.
   */
  courseDataAdd: call({
    id: 'CALL-064',
    method: 'POST',
    path: '/course/courseDataAdd',
    who: 'signedIn',
    kind: 'save',
    input: z.object({
      courseIdSign: sign,
      /** The chapter of the file; missing or null for a file of the whole course. */
      chapterIdSign: sign.nullish(),
      dataName,
      /** The `path` of the stored file. */
      dataPath: sign,
      /** The server measures the file itself; these values are only compared (CRS-119). */
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
      /** The loaded version. If another person has changed the name since, the call is refused. */
      version: version.optional(),
    }),
    data: courseMaterial,
    refusals: ['alreadyDone'],
  }),
  /** The files of chapters, by chapter. */
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
  /** Moves a file within its chapter; a position beyond the end means the end. */
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
