import { get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { RunningServer } from '../support/server.ts'
import type { Bare } from './bare.ts'
import { type Exchange, measure, type Measured } from './load.ts'
import { memory, processorTime } from './process-figures.ts'
import { line } from './table.ts'

const warmUp = 2
const seconds = 5
/** More pages than the cache holds, so that the cache is full when the memory is measured. */
const differentPages = 1200
const drawnAtOnce = 4
const networks = 4
export const pageAims = { bare: 0.5, cpu: 0.25, megabytes: 250 }

interface Figures extends Measured {
  /** Milliseconds of processor time for one request. */
  cpu: number
}

async function figuresOf(
  place: { origin: string; pid: number },
  exchange: Exchange,
): Promise<Figures> {
  await measure(place.origin, warmUp, exchange)
  const before = processorTime(place.pid)
  const measured = await measure(place.origin, seconds, exchange)
  return { ...measured, cpu: (processorTime(place.pid) - before) / measured.done }
}

async function firstCourse(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/course/courseList`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en' },
    body: '{}',
  })
  const { data } = (await answer.json()) as { data: { list: { sign: string }[] } }
  return `/courseDetail/${data.list[0]?.sign}`
}

/**
 * Repeats the request until the page is cached, because the thread that renders pages takes long to
 * start.
 */
async function etagOf(address: string): Promise<string> {
  for (let left = 100; left > 0; left -= 1) {
    const { headers } = await fetch(address)
    const etag = headers.get('etag')
    if (etag) return etag
    await setTimeout(100)
  }
  throw new Error(`${address} is not kept`)
}

/**
 * Sends from several addresses of this machine, because the pages rendered for one network are
 * limited (FRM-355).
 */
const askFrom = (address: string, number: number) =>
  new Promise<void>((resolve, reject) => {
    get(address, { family: 4, localAddress: `127.0.0.${2 + (number % networks)}` }, (incoming) => {
      if (incoming.statusCode !== 200) reject(new Error(`${address}: ${incoming.statusCode}`))
      incoming.on('end', resolve).resume()
    }).on('error', reject)
  })

/**
 * Fills the cache by different searches. Their lists are empty, which is as much work for the
 * cache.
 */
async function fillCache(origin: string): Promise<void> {
  let next = 0
  const draw = async () => {
    while (next < differentPages) {
      next += 1
      await askFrom(`${origin}/en/course?courseName=word-${next}`, next)
    }
  }
  await Promise.all(Array.from({ length: drawnAtOnce }, draw))
}

/** The size of a page in compressed bytes. */
const compressedSize = (address: string) =>
  new Promise<number>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (incoming) => {
      let bytes = 0
      incoming.on('data', (chunk: Buffer) => (bytes += chunk.length))
      incoming.on('end', () => resolve(bytes))
    }).on('error', reject)
  })

/**
 * FRM-275: compares pages that all visitors share with Node's own server, which returns as many
 * bytes. Prints the figures; returns missed targets.
 */
export async function measureVisitorPages(server: RunningServer, bare: Bare): Promise<string[]> {
  const misses: string[] = []
  const paths = {
    'home page': '/en/home',
    'course list page': '/en/course',
    'course page': `/en${await firstCourse(server.origin)}`,
    'sign-in page': '/en/login',
  }
  const show = (name: string, figures: Figures, reference: Figures) => {
    const toBare = figures.perSecond / reference.perSecond
    const { perSecond, p50, p99, cpu, bytes, failed } = figures
    console.log(
      line([
        name,
        perSecond.toFixed(0),
        p50.toFixed(1),
        p99.toFixed(1),
        cpu.toFixed(2),
        reference.cpu.toFixed(2),
        toBare.toFixed(2),
        bytes,
        failed,
      ]),
    )
    if (toBare < pageAims.bare)
      misses.push(`${name}: ${toBare.toFixed(2)} of bare http, aim ${pageAims.bare}`)
    if (cpu > pageAims.cpu)
      misses.push(`${name}: ${cpu.toFixed(2)} ms of processor, aim ${pageAims.cpu}`)
  }
  console.log(
    `\n${line(['kept page', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms', 'bare CPU', 'vs http', 'bytes', 'failed'])}`,
  )
  for (const [name, path] of Object.entries(paths)) {
    const etag = await etagOf(server.origin + path)
    const size = await compressedSize(server.origin + path)
    const ask =
      (asked: string, headers: Record<string, string> = {}): Exchange =>
      async (_connection, send) => {
        const { status, bytes } = await send({ method: 'GET', path: asked, headers })
        return status === 200 || status === 304 ? bytes : -1
      }
    const accepts = { 'accept-encoding': 'br' }
    const figures = await figuresOf(server, ask(path, accepts))
    show(name, figures, await figuresOf(bare, ask(`/${size}`)))
    if (path !== paths['home page']) continue
    const unchanged = await figuresOf(server, ask(path, { ...accepts, 'if-none-match': etag }))
    show('home page, known', unchanged, await figuresOf(bare, ask('/2')))
  }
  const before = memory(server.pid)
  await fillCache(server.origin)
  const full = memory(server.pid)
  console.log(
    `\nserver memory ${before.toFixed(0)} MB with the thread that draws, ${full.toFixed(0)} MB after ${differentPages} different pages, of which 16 MB are kept (FRM-277)`,
  )
  return misses
}
