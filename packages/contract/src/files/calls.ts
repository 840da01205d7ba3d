import { z } from 'zod'
import { call } from '../wire/call.ts'
import { sign, text } from '../wire/fields.ts'
import { filePurposeNames } from './rules.ts'

/** A stored file as its owner sees it: `path` is the value that other calls take (FRM-180). */
export const storedFile = z.object({
  path: z.string(),
  name: z.string(),
  size: z.number().int(),
  type: z.string(),
})
export type StoredFile = z.output<typeof storedFile>

/**
 * Calls of stored files. Four more addresses carry bytes, not envelopes: POST /file/server/upload (multipart, `purpose` before
 * `file`), /file/tus (resumable upload), GET /file/server/download and GET /file/serve/{sign} (ranges, short-lived address).
 */
export const files = {
  /** A finished resumable upload becomes a stored file once its content is checked (CRS-120, CRS-127). */
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
  /** FRM-176: checks the right to the file and answers an address that streams it as an attachment. */
  download: call({
    id: 'CALL-042',
    method: 'POST',
    path: '/file/server/downloadAddress',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ fileUrl: sign, fileName: text(200).optional() }),
    data: z.object({ url: z.string() }),
  }),
}
