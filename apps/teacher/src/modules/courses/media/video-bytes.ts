import { videoKindOf } from '@titian/site/file-bytes'

/** The file is no video that browsers can play, although its name says so. */
export class NotVideo extends Error {
  override name = 'NotVideo'
  readonly kind: 'quickTime' | 'none'

  constructor(kind: 'quickTime' | 'none') {
    super(kind)
    this.kind = kind
  }
}

export async function refuseNoVideo(file: Blob): Promise<void> {
  const kind = await videoKindOf(file)
  if (kind !== 'mp4') throw new NotVideo(kind)
}
