import sharp from 'sharp'
import drawing from 'svg-captcha'

const picture = {
  width: 120,
  height: 40,
  fontSize: 46,
  noise: 2,
  color: true,
  background: '#ffffff',
}

/** The library's main function draws a given text; its types leave it out. */
const drawText = drawing as unknown as (text: string, options: typeof picture) => string

/** The text as a picture that eyes read more easily than programs. A palette would save a kilobyte and cost ten times the work. */
export function drawCaptcha(text: string): Promise<Buffer> {
  return sharp(Buffer.from(drawText(text, picture)))
    .png()
    .toBuffer()
}
