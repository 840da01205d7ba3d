import {
  type ChosenEncoding,
  type EncodingCandidate,
  type ReadCaptions,
  readCaptions,
  readText,
} from '@titian/contract'

type CaptionsFile =
  | { file: File; read: ReadCaptions }
  | { candidates: EncodingCandidate[] }
  | 'encodingUnknown'
  | 'unreadable'

/** Converts the file to WebVTT in UTF-8, or returns the reason why that is impossible (CRS-110). */
export async function asCaptions(file: File, encoding?: ChosenEncoding): Promise<CaptionsFile> {
  const decoded = readText(new Uint8Array(await file.arrayBuffer()), encoding)
  if (!decoded) return 'encodingUnknown'
  if ('candidates' in decoded) return decoded
  const read = readCaptions(decoded.text)
  if (!read) return 'unreadable'
  const name = file.name.replace(/\.\w+$/, '') + '.vtt'
  const { lastModified } = file
  return { file: new File([read.vtt], name, { type: 'text/vtt', lastModified }), read }
}
