import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { palette } from '@titian/ui/mark'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { modules } from '../../app.ts'
import { readEnv } from '../../env.ts'
import { makeFile } from '../../modules/courses/factories.ts'
import { forgetSchools } from '../../modules/schools/hosts/actions.ts'
import { createHttp } from '../../platform/http/web-server.ts'
import { bareSite, hostileName } from '../../testing/public-site.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { addPages } from '../pages.ts'

let testApp: TestApp
let http: FastifyInstance
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'titian-site-'))
  await writeFile(join(directory, 'asset-worker.js'), '// the program')
  testApp = await openTestApp()
  http = await createHttp(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }))
  const answered = modules.flatMap((module) => module.routes)
  await addPages(http, testApp.app.deps, answered, undefined, [{ ...bareSite, directory }])
  await http.ready()
})
afterAll(async () => {
  await http.close()
  await testApp.close()
  await rm(directory, { recursive: true })
})

const visit = (url: string, headers: Record<string, string> = {}) =>
  http.inject({ url, headers: { host: 'localhost', ...headers } })

async function setSchool(values: { name: string; color: string | null; logo?: number | null }) {
  const { name, color, logo = null } = values
  await testApp.db.execute(
    sql`update schools set title = ${JSON.stringify({ en: name, zh: '莲花' })}::jsonb, primary_color = ${color},
        logo_file_id = ${logo}, languages = '["en","zh"]' where id = ${testApp.schoolId}`,
  )
  forgetSchools()
}

/** Returns the colour of one region of an icon as hex. */
async function colorAt(png: Buffer, x: number, y: number) {
  const { data } = await sharp(png)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.subarray(0, 3).toString('hex')}`
}

it('[FRM-310] serves the service worker with a header that forbids caching', async () => {
  const { headers, body } = await visit('/asset-worker.js')
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
  expect(body).toBe('// the program')
})

it('[FRM-311] renders the offline page in each language of the school and escapes hostile names', async () => {
  await setSchool({ name: hostileName, color: '#1f6b57' })
  const page = await visit('/offline/en')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<html lang="en">')
  expect(page.body).not.toContain('<img src=x')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect((await visit('/offline/zh')).body).toContain('莲花')
  expect((await visit('/offline/my')).statusCode).toBe(404)
  expect((await visit('/offline/xx')).statusCode).toBe(404)
  const has = { 'if-none-match': String(page.headers['etag']) }
  expect(await visit('/offline/en', has)).toMatchObject({ statusCode: 304, body: '' })
})

it('[FRM-312] names the school, its colour and its icons in the manifest, which the page links', async () => {
  await setSchool({ name: 'Teratai', color: '#1f6b57' })
  const manifest = (await visit('/manifest/zh.webmanifest')).json()
  expect(manifest).toMatchObject({
    name: '莲花',
    lang: 'zh-CN',
    start_url: '/zh/home',
    scope: '/',
    display: 'standalone',
    theme_color: '#1f6b57',
  })
  for (const { src, sizes } of manifest.icons) {
    const icon = await visit(src)
    const { width, height } = await sharp(icon.rawPayload).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect((await visit('/manifest/my.webmanifest')).statusCode).toBe(404)
  const { body } = await visit('/zh/home')
  expect(body).toContain('<link rel="manifest" href="/manifest/zh.webmanifest">')
  expect(body).toContain('<meta name="theme-color" content="#1f6b57">')
  expect(body).toContain('href="/art/school-icon-180.png"')
  await setSchool({ name: 'Teratai', color: null })
  expect((await visit('/manifest/en.webmanifest')).json().theme_color).toBe(palette.brand[6])
})

it("[FRM-313] draws the default mark in the school's colour, and the logo when the school has one", async () => {
  await setSchool({ name: 'Teratai', color: '#1f6b57' })
  const mark = await visit('/art/school-icon-192.png')
  expect(await colorAt(mark.rawPayload, 2, 2)).toBe('#1f6b57')
  const has = { 'if-none-match': String(mark.headers['etag']) }
  expect((await visit('/art/school-icon-192.png', has)).statusCode).toBe(304)

  const logo = await makeFile(testApp.db, {
    schoolId: testApp.schoolId,
    ownerId: null,
    purpose: 'schoolImage',
    type: 'image/png',
    name: 'logo.png',
  })
  const rows = await testApp.db.execute(sql`select storage_key from files where id = ${logo}`)
  const key = String(rows.rows[0]?.['storage_key'])
  const wide = { create: { width: 400, height: 100, channels: 3, background: '#2e6e9e' } } as const
  await testApp.app.services.files.write(key, await sharp(wide).png().toBuffer())
  await setSchool({ name: 'Teratai', color: '#1f6b57', logo })
  const own = (await visit('/art/school-icon-192.png')).rawPayload
  expect(await colorAt(own, 2, 2)).toBe('#ffffff')
  expect(await colorAt(own, 96, 96)).toBe('#2e6e9e')

  const other = await makeFile(testApp.db, {
    schoolId: testApp.schoolId,
    ownerId: null,
    purpose: 'schoolImage',
    type: 'image/png',
    name: 'broken.png',
  })
  const [row] = (await testApp.db.execute(sql`select storage_key from files where id = ${other}`))
    .rows
  await testApp.app.services.files.write(String(row?.['storage_key']), Buffer.from('no picture'))
  await setSchool({ name: 'Teratai', color: '#1f6b57', logo: other })
  const broken = (await visit('/art/school-icon-192.png')).rawPayload
  expect(await colorAt(broken, 2, 2)).toBe('#1f6b57')
})
