import { paperFontBase } from '@titian/contract'
import type { FastifyInstance } from 'fastify'
import { readPrintFont } from '../../../platform/pdf/print-fonts.ts'

/**
 * Serves the fonts of the PDF to the preview, so that both break lines in the same places
 * (RES-072).
 */
export function addPaperFonts(app: FastifyInstance) {
  app.get<{ Params: { '*': string } }>(`${paperFontBase}/*`, async (request, reply) => {
    const font = await readPrintFont(request.params['*'])
    if (!font) return reply.code(404).send()
    return reply.header('cache-control', 'public, max-age=604800').type(font.type).send(font.body)
  })
}
