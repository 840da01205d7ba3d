import sharp from 'sharp'
import { markPicture } from '@titian/ui/mark'

/** The app icon of a school. */
export interface SchoolIcon {
  /**
   * The bytes of the school's logo; without one the default mark is drawn in the school's colour.
   */
  logo: Uint8Array | undefined
  /** The school's colour as hex. */
  primary: string | null
  /** Side length in pixels. */
  size: number
}

/**
 * Devices cut icons to circles and rounded squares, so the content stays within this share of the
 * side.
 */
const safeShare = 0.72
const white = { r: 255, g: 255, b: 255, alpha: 1 }
/** Maximum pixels of a logo, because a small file may unpack to many more. */
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
      // A palette saves two thirds of the bytes, which each first visit fetches with the manifest.
      .png({ palette: true })
      .toBuffer()
  )
}

/** A square PNG without transparent edges. An unreadable logo is replaced by the default mark. */
export async function drawSchoolIcon({ logo, primary, size }: SchoolIcon): Promise<Uint8Array> {
  if (!logo) return drawMark(primary, size)
  return centred(logo, size).catch(() => drawMark(primary, size))
}
