import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { readPdfText } from '../parsing/pdf-text.ts'
import { chromiumPrinter, printFont, printStyles } from './pdf-printer.ts'
import { startPrintSite } from './print-site.ts'

const printer = chromiumPrinter('chromium,chromium-browser,google-chrome')
afterAll(() => printer.close())

const sheets = printStyles.map((address) => `<link rel="stylesheet" href="${address}">`).join('')
const pageWith = (body: string) =>
  `<!doctype html><meta charset="utf-8">${sheets}<body style="font-family: '${printFont}'">${body}`

describe('the printer of papers', () => {
  it('[RES-109] loads only fonts of its own, and asks no server of this machine or another one', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const outside = ['127.0.0.1', 'localhost', 'resume.example'].map(
      (host) => `http://${host}:${port}`,
    )
    const tags = outside.map(
      (origin) =>
        `<img src="${origin}/picture"><link rel="stylesheet" href="${origin}/style"><iframe src="${origin}/frame"></iframe><script src="${origin}/script"></script>`,
    )
    const pdf = await printer.print(pageWith(`<p>李玥 wrote this.</p>${tags.join('')}`))
    if (typeof pdf === 'string') throw new Error(`Nothing was printed: ${pdf}`)
    expect((await readPdfText(pdf)).join('')).toContain('李玥 wrote this.')
    expect(pdf.includes('NotoSansSC')).toBe(true)
    expect(asked).toEqual([])
    server.close()
  }, 30_000)

  it('[FRM-480] lets one sheet end that is being printed while another one fails', async () => {
    const paragraphs = '<p>A line of a long sheet.</p>'.repeat(3000)
    const long = printer.print(pageWith(`${paragraphs}<p>The last line.</p>`))
    // Leaves for an address that nobody has, as soon as it is there.
    const failed = printer.print('<meta http-equiv="refresh" content="0;url=http://nowhere/">')
    expect(await failed).toBe('failed')
    const pdf = await long
    if (typeof pdf === 'string') throw new Error(`The long sheet was not printed: ${pdf}`)
    expect((await readPdfText(pdf)).at(-1)).toContain('The last line.')
    expect(await printer.print(pageWith('<p>Next.</p>'))).toBeInstanceOf(Buffer)
  }, 60_000)

  it('[RES-109] hands each page over once, at an address that is not known to others', async () => {
    const site = await startPrintSite()
    const { pathname } = new URL(site.publish('<p>secret</p>'))
    const local = `http://127.0.0.1:${site.port}`
    const first = await fetch(local + pathname)
    expect(await first.text()).toBe('<p>secret</p>')
    expect(first.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const path of [pathname, '/', '/han/../../secret', '/han/400.js'])
      expect((await fetch(local + path)).status).toBe(404)
    expect((await fetch(`${local}/han/400.css`)).headers.get('content-type')).toBe('text/css')
    site.close()
  })
})
