import { paperFontBase, paperFontSheets } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const read = (url: string) => testApp.app.http.inject({ url, headers: { host: 'localhost' } })

it('[RES-072] serves the fonts of the printer to the preview', async () => {
  for (const sheet of paperFontSheets) {
    const { statusCode, headers, body } = await read(sheet)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/css'])
    const [, file = ''] = /url\(\.\/(files\/[\w-]+\.woff2)\)/.exec(body) ?? []
    const font = await read(new URL(file, `http://localhost${sheet}`).pathname)
    expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2'])
    expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
  }
  for (const other of ['han/900.css', 'han/..%2fpackage.json', 'other/400.css', ''])
    expect((await read(`${paperFontBase}/${other}`)).statusCode).toBe(404)
})
