import { saveBytes } from '@titian/site'

/**
 * Milliseconds. The server makes a PDF within 15 seconds or refuses; the remaining time is for the
 * transfer.
 */
export const pdfTimeout = 20_000

interface Pdf {
  fileName: string
  mediaType: string
  base64: string
}

export const savePdf = ({ fileName, mediaType, base64 }: Pdf) =>
  saveBytes(fileName, mediaType, base64)
