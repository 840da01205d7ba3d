import type { PageRequest } from '@titian/contract'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Renderer } from './renderer.ts'

/** Replaces the program of the student site. */
const program = `
export async function render({ address, language }) {
  if (address === '/broken') throw new Error('cannot draw this')
  if (address === '/endless') return new Promise(() => undefined)
  if (address === '/fatal') process.exit(1)
  if (address === '/circle') for (;;);
  if (address === '/elsewhere') return null
  return '<h1>' + address + ' in ' + language + '</h1>'
}`

let directory: string
let renderer: Renderer
const reported: string[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'titian-renderer-'))
  const file = join(directory, 'render.mjs')
  await writeFile(file, program)
  renderer = new Renderer(file, (error) => reported.push(error.message), 300)
})
afterAll(async () => {
  await renderer.close()
  await rm(directory, { recursive: true })
})

const draw = (address: string, language: PageRequest['language'] = 'en') =>
  renderer.render({
    address,
    language,
    prefix: null,
    browser: { userAgent: '', origin: 'https://school.example' },
    nonce: 'n',
    firstData: '{}',
  })
const drawn = (address: string, language = 'en') => `<h1>${address} in ${language}</h1>`

/** Waits until the thread has started, which takes longer than the time limit of a page. */
const warm = () => expect.poll(() => draw('/home'), { timeout: 10_000 }).toBe(drawn('/home'))

it('[FRM-271] renders pages in several languages at once', async () => {
  await warm()
  const pages = await Promise.all([draw('/home', 'zh'), draw('/course', 'my'), draw('/elsewhere')])
  expect(pages).toEqual([drawn('/home', 'zh'), drawn('/course', 'my'), null])
})

it('[FRM-274] gives up a page that fails or takes too long, and renders the next one', async () => {
  await warm()
  expect(await Promise.all([draw('/broken'), draw('/endless')])).toEqual([null, null])
  expect(reported.some((message) => message.includes('cannot draw this'))).toBe(true)
  expect(await draw('/home')).toBe(drawn('/home'))
})

it('[FRM-274] gives up pages when too many are waiting', async () => {
  await warm()
  const crowd = Array.from({ length: 60 }, () => draw('/home'))
  const pages = await Promise.all(crowd)
  expect(pages.filter((page) => page === null)).toHaveLength(10)
})

it('[FRM-274] starts a new thread after the old one has ended', async () => {
  await warm()
  expect(await Promise.all([draw('/fatal'), draw('/endless')])).toEqual([null, null])
  await warm()
})

it('[FRM-274] replaces a thread that hangs in a page', async () => {
  await warm()
  expect(await draw('/circle')).toBeNull()
  await warm()
  expect(reported).toContain('The thread that draws pages was stuck.')
})
