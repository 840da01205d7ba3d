import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size, text } from '../wire/fields.ts'
import { filePurposeNames } from './rules.ts'

/** A stored file as its owner sees it: `path` is the value that other calls take (FRM-180). */
export const storedFile = z.object({
  path: z.string(),
  name: z.string(),
  size: z.number().int(),
  type: z.string(),
})
export type StoredFile = z.output<typeof storedFile>

/** FRM-404: used bytes, and the limit. */
export const storageUse = z.object({ used: z.number().int(), most: z.number().int() })
export type StorageUse = z.output<typeof storageUse>

/** A row of the page of the own files. */
export const ownFile = storedFile.extend({ createdAt: z.iso.datetime() })
export type OwnFile = z.output<typeof ownFile>

/**
 * Calls of stored files. Four more addresses carry bytes, not envelopes: POST /file/server/upload
 * (multipart, `purpose` before `file`), /file/tus (resumable upload), GET /file/server/download and
 * GET /file/serve/{sign} (ranges, short-lived address).
 */
export const files = {
  /**
   * Turns a finished resumable upload into a stored file after checking its content (CRS-120,
   * CRS-127).
   */
  finishUpload: call({
    id: 'CALL-041',
    method: 'POST',
    path: '/file/server/finishUpload',
    who: 'signedIn',
    kind: 'save',
    input: z.object({
      uploadId: text(200),
      purpose: z.enum(filePurposeNames),
    }),
    data: storedFile,
    refusals: [],
  }),
  /**
   * FRM-176: checks the permission and returns an address that streams the file as an attachment.
   */
  download: call({
    id: 'CALL-042',
    method: 'POST',
    path: '/file/server/download',
    inQuery: true,
    who: 'signedIn',
    kind: 'read',
    input: z.object({ fileUrl: sign, fileName: text(200).optional() }),
    data: z.object({ url: z.string() }),
  }),
  /**
   * FRM-046, FRM-404: the files that the person uploaded on the upload page, newest first. `used`
   * is the total size of these files, `personal` that of the files that FRM-353 limits, and
   * `brought` that of all files of the person.
   */
  listOwnFiles: call({
    id: 'CALL-383',
    method: 'GET',
    path: '/file/server/ownFileList',
    who: 'signedIn',
    kind: 'read',
    private: true,
    input: z.object({ page, size: size() }),
    data: listOf(ownFile).extend({
      used: z.number().int(),
      personal: z.number().int(),
      brought: z.number().int(),
    }),
  }),
  removeOwnFile: call({
    id: 'CALL-383',
    method: 'POST',
    path: '/file/server/deleteOwnFile',
    who: 'signedIn',
    kind: 'write',
    input: z.object({ path: sign }),
    data: done,
  }),
}
