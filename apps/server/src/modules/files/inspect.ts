import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type FilePurpose, filePurposes } from '@titian/contract'
import { type Asker, parsePool } from '../../platform/parsing/parse-pool.ts'
import { refusal, type Refusal } from '../../platform/refusal.ts'

/** What the bytes of a file show. The name of the file is not trusted (FRM-180). */
export interface Inspected {
  type: string
  size: number
  sha256: string
  durationSeconds: number | null
  /**
   * The bytes to store in place of the uploaded ones: a re-encoded picture or corrected captions;
   * null to store the uploaded bytes.
   */
  rewritten: Uint8Array | null
}

async function hashOf(source: string | Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  if (typeof source === 'string') await pipeline(createReadStream(source), hash)
  else hash.update(source)
  return hash.digest('base64url')
}

function wrongType(purpose: FilePurpose): Refusal<'invalidInput'> {
  return refusal('invalidInput', purpose === 'avatar' ? 'avatarType' : 'fileTypeWrong')
}

export function tooLarge(purpose: FilePurpose): Refusal<'invalidInput'> {
  return refusal('invalidInput', purpose === 'avatar' ? 'avatarTooLarge' : 'fileTooLarge')
}

/**
 * Checks a local file against its purpose and returns the facts about it. `asker` is the person who
 * uploaded it.
 */
export async function inspect(
  path: string,
  purpose: FilePurpose,
  asker: Asker,
): Promise<Inspected | Refusal<'invalidInput' | 'tooFast'>> {
  const { most, types } = filePurposes[purpose]
  const { size } = await stat(path)
  if (size === 0) return refusal('invalidInput', 'fileEmpty')
  if (size > most) return tooLarge(purpose)
  const isText = purpose === 'captions' || purpose === 'sheet' || purpose === 'questions'
  const text = isText ? purpose : 'none'
  const content = await parsePool.run(asker, 'content', { path, text, types })
  if (content === 'crowded') return refusal('tooFast', 'tooManyRequests')
  if (content === 'overrun') return refusal('invalidInput', 'fileTooMuch')
  if (content === 'encodingUnknown' || content === 'captionsEmpty')
    return refusal('invalidInput', content)
  if (!content) return wrongType(purpose)
  return {
    ...content,
    size: content.rewritten?.length ?? size,
    sha256: await hashOf(content.rewritten ?? path),
  }
}
