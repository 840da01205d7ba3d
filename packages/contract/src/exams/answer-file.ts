// EXM-105: answers that a student saved as a file while the server could not be reached. Both sides keep to this.

/** Raised when the file changes in a way that an older server does not understand. */
export const answerFileVersion = 1
/** Characters, of which each is one byte. */
export const answerFileMost = 1_000_000
/** Bytes of answers in one file before sealing; sealed and written as letters they stay below the limit. */
export const answerFileCapacity = 700_000

export const answerFileKind = 'titian-answers'

/** All that can be read without the key. */
export interface AnswerFileHead {
  kind: typeof answerFileKind
  version: number
  /** Host of the school, for people and for the reason of a refusal. */
  school: string
  /** Signs. */
  examination: string
  attempt: string
  /** ISO 8601, by the device's clock. */
  madeAt: string
}

/** `nonce` and `sealed` are base64url; `sealed` is AES-GCM with its tag at the end. */
export interface AnswerFile extends AnswerFileHead {
  nonce: string
  sealed: string
}

/** What the seal is bound to, so that no line of the head can be changed. */
export function boundHead({
  kind,
  version,
  school,
  examination,
  attempt,
  madeAt,
}: AnswerFileHead): string {
  return JSON.stringify([kind, version, school, examination, attempt, madeAt])
}
