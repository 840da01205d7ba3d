import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readPrintFont } from './print-fonts.ts'

/** The only host that the printing browser reaches: a reserved name, answered by this process. */
export const printHost = 'print.invalid'
const origin = `http://${printHost}`

/** A page may load only these fonts and its embedded pictures. */
const policy = `default-src 'none'; style-src 'unsafe-inline' ${origin}; font-src ${origin}; img-src data:`
/** Fonts change only with a new program, which starts a new browser. */
const keepFonts = 'public, max-age=31536000, immutable'

export interface PrintSite {
  port: number
  /** Returns the address of a page, which is served once. */
  publish(html: string): string
  close(): void
}

async function answerFont(path: string, response: ServerResponse): Promise<void> {
  const font = await readPrintFont(path)
  if (!font) response.writeHead(404).end()
  else
    response
      .writeHead(200, { 'content-type': font.type, 'cache-control': keepFonts })
      .end(font.body)
}

/** Serves pages to print and cacheable fonts to the browser on this machine. */
export async function startPrintSite(): Promise<PrintSite> {
  const pages = new Map<string, string>()
  const server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1)
    const html = pages.get(path)
    if (html === undefined) return void answerFont(path, response)
    pages.delete(path)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    }
    return void response.writeHead(200, headers).end(html)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  return {
    port: (server.address() as AddressInfo).port,
    publish(html) {
      // Other programs of this machine can reach the port, so the address must be unguessable.
      const path = randomUUID()
      pages.set(path, html)
      return `${origin}/${path}`
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
