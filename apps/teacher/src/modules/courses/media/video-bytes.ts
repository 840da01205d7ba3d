/** Boxes with which a file of the MP4 family begins; each stands after the four bytes of its length. */
const firstBoxes = ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot']
/** What a phone of Apple records: the same boxes under another brand, which most browsers do not play. */
const quickTime = 'ftypqt'

type VideoKind = 'mp4' | 'quickTime' | 'none'

/** Looks at the first bytes, before gigabytes are sent that the server would refuse (CRS-127). */
export async function videoKindOf(file: Blob): Promise<VideoKind> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(4, 10).arrayBuffer()))
  if (head === quickTime) return 'quickTime'
  return firstBoxes.includes(head.slice(0, 4)) ? 'mp4' : 'none'
}

/** The file is no video that browsers play, whatever its name says. */
export class NotVideo extends Error {
  override name = 'NotVideo'
  readonly kind: Exclude<VideoKind, 'mp4'>

  constructor(kind: Exclude<VideoKind, 'mp4'>) {
    super(kind)
    this.kind = kind
  }
}

export async function refuseNoVideo(file: Blob): Promise<void> {
  const kind = await videoKindOf(file)
  if (kind !== 'mp4') throw new NotVideo(kind)
}
