import sharp from 'sharp'
import drawing from 'svg-captcha'

const picture = {
  width: 120,
  height: 40,
  fontSize: 46,
  noise: 2,
  color: true,
  background: '#eef1e6',
}
/** Colours with a contrast of at least 8 to 1 on the background; the library ignores contrast. */
const inks = ['#1d3b5c', '#5a2a27', '#254d32', '#4a2a5e']
const scratch = '#8a948c'

/** The library's main function draws a given text, but its types omit it. */
const drawText = drawing as unknown as (text: string, options: typeof picture) => string

/** Colours the letters and outlines them, because the library's font is hollow. */
function ink(svg: string): string {
  let letters = 0
  return svg.replace(/<path\b[^>]*>/g, (path) => {
    if (path.includes('fill="none"')) return path.replace(/stroke="[^"]*"/, `stroke="${scratch}"`)
    const color = inks[letters++ % inks.length]
    return path.replace(/fill="[^"]*"/, `fill="${color}" stroke="${color}" stroke-width="1.4"`)
  })
}

/**
 * The text as a WebP picture that is easier for people than for programs, at a quarter of a PNG's
 * size.
 */
export function drawCaptcha(text: string): Promise<Buffer> {
  return sharp(Buffer.from(ink(drawText(text, picture))))
    .webp({ quality: 60, effort: 2 })
    .toBuffer()
}
