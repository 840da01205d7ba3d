import {
  filePurposes,
  files,
  refusals,
  uploadPieceBytes,
  type FilePurpose,
  type StoredFile,
} from '@titian/contract'
import type { DetailedError, Upload, UploadOptions } from 'tus-js-client'
import { apiBase, ask, isEnvelope } from '../calls/call-server.ts'
import { NetworkFailure, ServerRefusal, troubleOf } from '../calls/refusal.ts'
import { publishSessionLost } from '../signed-in/session-lost.ts'
import { currentLanguage } from '../locale/current-language.ts'

export interface UploadProgress {
  /** The number of bytes that were sent, and the number of all bytes. */
  sent: number
  total: number
}

interface Options {
  onProgress?: (progress: UploadProgress) => void
  signal?: AbortSignal
}

const endpoint = `${apiBase}/file/tus`

function refuseHere(
  reason: 'fileEmpty' | 'fileTooLarge' | 'avatarTooLarge' | 'fileTypeWrong' | 'avatarType',
): ServerRefusal {
  const { code, status } = refusals.invalidInput
  return new ServerRefusal(endpoint, status, { code, msg: '', extend: { reason } })
}

const wrongType = (purpose: FilePurpose) =>
  refuseHere(purpose === 'avatar' ? 'avatarType' : 'fileTypeWrong')

/**
 * Refuses a file that the server would refuse after the upload. A file of an unknown type is left
 * to the server.
 */
export function checkFile(
  file: Pick<File, 'size' | 'type'>,
  purpose: FilePurpose,
): ServerRefusal | null {
  const { most, types } = filePurposes[purpose]
  if (file.size === 0) return refuseHere('fileEmpty')
  if (file.size > most) return refuseHere(purpose === 'avatar' ? 'avatarTooLarge' : 'fileTooLarge')
  const known: readonly string[] = types
  // The type of captions and audio has many names, so only the server checks it, by the bytes.
  if (purpose === 'captions' || purpose === 'questionAudio') return null
  if (file.type === '' || known.includes(file.type)) return null
  return wrongType(purpose)
}

/**
 * An upload of the same file for the same purpose resumes where it stopped, even after a reload
 * (CRS-120).
 */
function fingerprintOf(file: File, purpose: FilePurpose): string {
  return ['titian', purpose, file.name, file.type, file.size, file.lastModified].join('/')
}

function bodyOf(error: Error | DetailedError): unknown {
  try {
    return JSON.parse(('originalResponse' in error && error.originalResponse?.getBody()) || 'null')
  } catch {
    return null
  }
}

/** Returns the server's refusal if there is one; otherwise the connection or the server failed. */
function failureOf(error: Error | DetailedError): NetworkFailure | ServerRefusal {
  const body = bodyOf(error)
  const status = 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0
  if (!isEnvelope(body)) return new NetworkFailure(troubleOf(status), error)
  if (body.code === refusals.signIn.code) publishSessionLost(endpoint, body.code)
  return new ServerRefusal(endpoint, status, body)
}

async function send(upload: Upload, signal: AbortSignal | undefined): Promise<void> {
  const [previous] = await upload.findPreviousUploads()
  if (previous) upload.resumeFromPreviousUpload(previous)
  signal?.throwIfAborted()
  signal?.addEventListener('abort', () => void upload.abort(), { once: true })
  upload.start()
}

/** Uploads a file in pieces, lets the server check its content, and returns the stored file. */
export async function uploadFile(
  file: File,
  purpose: FilePurpose,
  options: Options = {},
): Promise<StoredFile> {
  const refused = checkFile(file, purpose)
  if (refused) throw refused
  const [{ Upload }, { isOfNoType }] = await Promise.all([
    import('tus-js-client'),
    import('./file-bytes.ts'),
  ])
  if (await isOfNoType(file, purpose)) throw wrongType(purpose)
  const uploadId = await new Promise<string>((resolve, reject) => {
    const settings: UploadOptions = {
      endpoint,
      chunkSize: uploadPieceBytes,
      retryDelays: [0, 1000, 3000, 5000, 10_000],
      metadata: { filename: file.name, filetype: file.type, purpose },
      headers: { Language: currentLanguage() },
      fingerprint: () => Promise.resolve(fingerprintOf(file, purpose)),
      removeFingerprintOnSuccess: true,
      onProgress: (sent, total) => options.onProgress?.({ sent, total }),
      onError: (error) => reject(failureOf(error)),
      onSuccess: () => resolve(upload.url?.split('/').pop() ?? ''),
    }
    const upload = new Upload(file, settings)
    options.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error), {
      once: true,
    })
    send(upload, options.signal).catch(reject)
  })
  return ask(files.finishUpload, { uploadId, purpose }, { signal: options.signal })
}
