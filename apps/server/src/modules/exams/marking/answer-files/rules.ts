import { createDecipheriv } from 'node:crypto'
import { type AnswerFile, answerFileKind, answerFileVersion, boundHead } from '@titian/contract'
import { z } from 'zod'

const base64url = z.string().regex(/^[\w-]+$/)

const answerFile = z.object({
  kind: z.literal(answerFileKind),
  version: z.number().int(),
  school: z.string(),
  examination: z.string(),
  attempt: z.string(),
  madeAt: z.iso.datetime(),
  nonce: base64url.length(16),
  sealed: base64url.min(22),
})

/** Takeover numbers and entry numbers have the same limits as in the calls of saving. */
const filed = z.object({
  unitestingBankId: z.string(),
  answer: z.union([z.string(), z.array(z.string()), z.boolean(), z.null()]),
  seq: z.number().int().min(0).max(1_000_000_000),
  generation: z.number().int().min(1).max(1_000_000_000),
  at: z.number().int().min(0).max(8_640_000_000_000).optional(),
})
const content = z.object({ answers: z.array(filed).max(5000) })
export type FileAnswer = z.output<typeof filed>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export type FileProblem =
  | 'answerFileUnreadable'
  | 'answerFileVersion'
  | 'answerFileOtherSchool'
  | 'answerFileOtherExamination'
  | 'answerFileOtherAttempt'
  | 'answerFileChanged'

/** Parses the file without decrypting it. If this server cannot read it, returns the reason. */
export function readAnswerFile(text: string): AnswerFile | FileProblem {
  const value = parsed(text)
  const head = z.object({ kind: z.literal(answerFileKind), version: z.number() }).safeParse(value)
  if (!head.success) return 'answerFileUnreadable'
  if (head.data.version !== answerFileVersion) return 'answerFileVersion'
  const file = answerFile.safeParse(value)
  return file.success ? file.data : 'answerFileUnreadable'
}

/** The sealed ids that a file must contain, and the host of the school. */
export interface FileTarget {
  school: string
  examination: string
  attempt: string
}

/**
 * Returns a problem if the file belongs to another attempt. The host is not compared, because a
 * school may have several hosts; the sealed id of the attempt decides.
 */
export function findOtherTarget(file: AnswerFile, target: FileTarget): FileProblem | undefined {
  if (file.attempt === target.attempt && file.examination === target.examination) return undefined
  if (file.school !== target.school) return 'answerFileOtherSchool'
  return file.examination === target.examination
    ? 'answerFileOtherAttempt'
    : 'answerFileOtherExamination'
}

const tagBytes = 16

/**
 * Opens the sealed answers. `key` is base64url of 32 bytes. Returns undefined if the header or the
 * sealed part was changed.
 */
export function openAnswerFile(file: AnswerFile, key: string): FileAnswer[] | undefined {
  const [sealed, nonce] = [file.sealed, file.nonce].map((text) => Buffer.from(text, 'base64url'))
  if (!sealed || !nonce || sealed.length < tagBytes) return undefined
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), nonce)
    .setAAD(Buffer.from(boundHead(file)))
    .setAuthTag(sealed.subarray(-tagBytes))
  try {
    const text = decipher.update(sealed.subarray(0, -tagBytes))
    const opened = content.safeParse(parsed(Buffer.concat([text, decipher.final()]).toString()))
    return opened.success ? opened.data.answers : undefined
  } catch {
    return undefined
  }
}
