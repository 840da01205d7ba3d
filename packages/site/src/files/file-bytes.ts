import { type FilePurpose, filePurposes } from '@titian/contract'

/** The number of first bytes that are enough to recognise every type below. */
const headBytes = 16

/**
 * The boxes with which a file of the MP4 family begins. A box begins with four bytes of length,
 * followed by its name.
 */
const firstBoxes = ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot']
/**
 * Videos of Apple's phones consist of the same boxes, with this brand in the first. Most browsers
 * do not play these videos.
 */
const quickTime = 'ftypqt'

const isZip = (head: string) => ['PK\u0003\u0004', 'PK\u0005\u0006'].includes(head.slice(0, 4))
const office = 'application/vnd.openxmlformats-officedocument.'

/** Whether a file may be of a type, by its first bytes as Latin letters. */
const looksLike: Readonly<Record<string, (head: string) => boolean>> = {
  'application/pdf': (head) => head.startsWith('%PDF'),
  'image/jpeg': (head) => head.startsWith('\u00ff\u00d8\u00ff'),
  'image/png': (head) => head.startsWith('\u0089PNG'),
  'image/webp': (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  'video/mp4': (head) => videoKind(head) === 'mp4',
  'application/zip': isZip,
  [`${office}wordprocessingml.document`]: isZip,
  [`${office}spreadsheetml.sheet`]: isZip,
  [`${office}presentationml.presentation`]: isZip,
}

type VideoKind = 'mp4' | 'quickTime' | 'none'

function videoKind(head: string): VideoKind {
  if (head.slice(4, 10) === quickTime) return 'quickTime'
  return firstBoxes.includes(head.slice(4, 8)) ? 'mp4' : 'none'
}

const headOf = async (file: Blob) =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))

/**
 * Returns the kind of video by its first bytes. A file that the server would refuse is then not
 * uploaded (CRS-127).
 */
export const videoKindOf = async (file: Blob): Promise<VideoKind> => videoKind(await headOf(file))

/**
 * TCH-186: whether a file certainly has none of the types that the server accepts for the purpose.
 * Types that the first bytes do not show, such as text, are left to the server.
 */
export async function isOfNoType(file: Blob, purpose: FilePurpose): Promise<boolean> {
  const tests = filePurposes[purpose].types.map((type) => looksLike[type])
  if (tests.includes(undefined)) return false
  const head = await headOf(file)
  return !tests.some((test) => test?.(head))
}
