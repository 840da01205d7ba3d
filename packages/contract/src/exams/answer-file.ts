// EXM-105: the format of answers that a student saved as a file while the server could not be
// reached. Browser and server share it.

/** The version of the format, increased when an older server cannot read it. */
export const answerFileVersion = 1
/** The maximum number of characters of a file; each character is one byte. */
export const answerFileMost = 1_000_000
/**
 * The maximum bytes of answers before encryption; encrypted and encoded they stay below the limit.
 */
export const answerFileCapacity = 700_000

export const answerFileKind = 'titian-answers'

/** The part that is readable without the key. */
export interface AnswerFileHead {
  kind: typeof answerFileKind
  version: number
  /** The host of the school, for people and for the reason of a refusal. */
  school: string
  /** The sealed ids of the examination and of the attempt. */
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

/**
 * Returns the data that is authenticated with the encryption, so that the head cannot be changed.
 */
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
