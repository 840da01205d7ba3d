import sharp, { type OverlayOptions } from 'sharp'
import { terraces } from '@titian/ui/terraces'
import { escapeHtml } from '../http/writing/escape-html.ts'
import { shorten } from '../shorten.ts'

/** The content of a share picture: terraces below, words in the sky above them. */
export interface SharePicture {
  /** The same seed produces the same terraces. */
  seed: string
  title: string
  /** Shown small above the title; empty for none. */
  school: string
  /** The school's colour as hex. */
  primary: string | null
}

/** The size that sharing sites expect; also written in the page head. */
export const shareSize = { width: 1200, height: 630 }

const ink = '#22262B'
const left = 80
/** The area for the words; the terraces begin below. */
const titleBox = { width: shareSize.width - 2 * left, height: 190 }
const schoolBox = { width: titleBox.width, height: 44 }
const titleSizes = [76, 60, 48, 40]
/** Letters; longer than any valid name, as a safeguard against imported data. */
const mostLetters = 120
const drawingSeconds = 5

interface Lettering {
  data: Buffer
  height: number
}

function cleaned(text: string): string {
  const words = text.toWellFormed().replace(/[\p{Cc}\p{Cn}\s]+/gu, ' ')
  return shorten(words.trim(), mostLetters)
}

/** Renders a text in lines of the box's width; undefined for a text without visible letters. */
async function letter(text: string, font: string): Promise<Lettering | undefined> {
  const marked = `<span foreground="${ink}">${escapeHtml(text)}</span>`
  try {
    const drawing = sharp({
      text: { text: marked, font, width: titleBox.width, rgba: true, wrap: 'word-char', dpi: 72 },
    }).timeout({ seconds: drawingSeconds })
    const { data, info } = await drawing.png().toBuffer({ resolveWithObject: true })
    return { data, height: info.height }
  } catch {
    return undefined
  }
}

/** Uses the largest fitting font size; a text that fits no size is scaled down as a picture. */
async function fit(
  text: string,
  fonts: string[],
  space: { width: number; height: number },
): Promise<Buffer | undefined> {
  if (!text) return undefined
  let last: Lettering | undefined
  for (const font of fonts) {
    last = await letter(text, font)
    if (!last || last.height <= space.height) break
  }
  return (
    last &&
    sharp(last.data)
      .resize({ ...space, fit: 'inside', withoutEnlargement: true })
      .toBuffer()
  )
}

/** A PNG of 1200 by 630; the same words give the same bytes. */
export async function drawSharePicture(picture: SharePicture): Promise<Uint8Array> {
  const terrain = terraces(picture.seed, {
    ...shareSize,
    sky: true,
    ridge: 0.66,
    rise: 0,
    ...(picture.primary && { primary: picture.primary }),
  })
  const school = await fit(cleaned(picture.school), ['sans 32'], schoolBox)
  const fonts = titleSizes.map((size) => `sans bold ${size}`)
  const title = await fit(cleaned(picture.title), fonts, titleBox)
  const layers: OverlayOptions[] = []
  if (school) layers.push({ input: school, left, top: 48 })
  if (title) layers.push({ input: title, left, top: 112 })
  return sharp(Buffer.from(terrain))
    .composite(layers)
    .timeout({ seconds: drawingSeconds })
    .png({ compressionLevel: 8 })
    .toBuffer()
}
