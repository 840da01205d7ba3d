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

describe('the PDF printer', () => {
  it('[RES-109] loads only its own fonts, and reaches no server of this machine or elsewhere', async () => {
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
  })

  it('[FRM-480] finishes a running page while another one fails', async () => {
    const long = Promise.withResolvers<Buffer>()
    const closed: number[] = []
    let started = 0
    /** A simulated browser whose pages the test completes; the second page fails. */
    const start = async () => {
      const number = (started += 1)
      let pages = 0
      const newPage = async () => {
        const page = (pages += 1)
        return {
          goto: async () => {
            if (page === 2) throw new Error('The page went away.')
          },
          evaluate: async () => true,
          pdf: () => (number === 1 ? long.promise : Promise.resolve(Buffer.from('next'))),
          close: async () => {},
        }
      }
      return {
        browser: { isConnected: () => true, close: async () => void closed.push(number) },
        context: { newPage },
        site: { publish: () => 'http://page/', close: () => {} },
        sheets: 0,
      } as unknown as Awaited<ReturnType<NonNullable<Parameters<typeof chromiumPrinter>[1]>>>
    }
    const own = chromiumPrinter(process.execPath, start)
    const first = own.print('long')
    expect(await own.print('fails')).toBe('failed')
    expect(closed).toEqual([])
    expect(await own.print('next')).toEqual(Buffer.from('next'))
    long.resolve(Buffer.from('long'))
    expect(await first).toEqual(Buffer.from('long'))
    expect([started, closed]).toEqual([2, [1]])
    await own.close()
    expect(closed).toEqual([1, 2])
  })

  it('starts the browser again when the start failed for the page before', async () => {
    let started = 0
    const own = chromiumPrinter(process.execPath, () => {
      started += 1
      return Promise.reject(new Error('No memory.'))
    })
    expect([await own.print('one'), await own.print('two')]).toEqual(['failed', 'failed'])
    expect(started).toBe(2)
  })

  it('[RES-109] serves each page once, at a secret address', async () => {
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
