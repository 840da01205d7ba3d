import sharp from 'sharp'
import { markPicture } from '@titian/ui/mark'

/** The icon of a school on a device. */
export interface SchoolIcon {
  /** The bytes of the school's own logo; without one the house's mark is drawn in its colour. */
  logo: Uint8Array | undefined
  /** The school's colour as hex. */
  primary: string | null
  /** Pixels of each side. */
  size: number
}

/** Devices cut icons to circles and rounded squares: what matters stays within this share of the side. */
const safeShare = 0.72
const white = { r: 255, g: 255, b: 255, alpha: 1 }
/** More pixels than any picture of a school has; a file of few bytes may unfold to far more. */
const mostPixels = 40_000_000
const seconds = 5

function centred(picture: Uint8Array, size: number): Promise<Buffer> {
  const inner = Math.round(size * safeShare)
  const edge = Math.floor((size - inner) / 2)
  const margins = { top: edge, left: edge, bottom: size - inner - edge, right: size - inner - edge }
  return sharp(picture, { limitInputPixels: mostPixels })
    .resize(inner, inner, { fit: 'contain', background: { ...white, alpha: 0 } })
    .extend({ ...margins, background: { ...white, alpha: 0 } })
    .flatten({ background: white })
    .timeout({ seconds })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function drawMark(primary: string | null, size: number): Promise<Buffer> {
  return (
    sharp(Buffer.from(markPicture(primary ?? undefined)), { density: 72 * (size / 32) })
      .resize(size, size)
      // Few colours: a third of the bytes, which each first visit fetches with the manifest.
      .png({ palette: true })
      .toBuffer()
  )
}

/** A square PNG without transparent edges. A logo that cannot be read gives the mark. */
export async function drawSchoolIcon({ logo, primary, size }: SchoolIcon): Promise<Uint8Array> {
  if (!logo) return drawMark(primary, size)
  return centred(logo, size).catch(() => drawMark(primary, size))
}
