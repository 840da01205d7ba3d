// `npm run bench -- film`: a film of 2 GB is uploaded to the built server, cut twice on the way and taken up again, while
// the memory of the server is watched. `-- film --megabytes 200` for a size of one's own.
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { filePurposes, files } from '@titian/contract'
import { demoVideo } from '../../apps/server/src/modules/files/factories.ts'
import { openWorld, type Person, TestClock } from '../../apps/server/src/testing/world.ts'
import { describeMachine, describeVersion } from '../../tools/marked-text.mjs'
import { emptyPlace } from '../support/database.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { memory } from './process-figures.ts'

const megabyte = 1024 * 1024
/** Resident memory that the server may gain over the whole upload, in MB. */
const mostGained = 150
const piece = Buffer.alloc(megabyte, 7)
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** A film that plays, with a box of nothing behind it which makes it as long as asked. */
async function openFilm(size: number) {
  const video = await demoVideo()
  const box = Buffer.alloc(16)
  box.writeUInt32BE(1)
  box.write('free', 4, 'latin1')
  box.writeBigUInt64BE(BigInt(size - video.length), 8)
  const head = Buffer.concat([video, box])
  return {
    *from(offset: number) {
      for (let at = offset; at < size;) {
        const part = at < head.length ? head.subarray(at) : piece.subarray(0, size - at)
        yield part
        at += part.length
      }
    },
  }
}

interface Upload {
  server: RunningServer
  person: Person
  size: number
}

const headersOf = (person: Person) => ({
  cookie: `token=${person.token}`,
  'tus-resumable': '1.0.0',
  language: 'en',
})

async function create({ server, person, size }: Upload): Promise<string> {
  const response = await fetch(`${server.origin}/api/v1/file/tus`, {
    method: 'POST',
    headers: {
      ...headersOf(person),
      'upload-length': String(size),
      'upload-metadata': `filename ${base64('film.mp4')},purpose ${base64('lessonVideo')}`,
    },
  })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return response.headers.get('location') ?? ''
}

async function offsetOf({ server, person }: Upload, address: string): Promise<number> {
  const response = await fetch(new URL(address, server.origin), {
    method: 'HEAD',
    headers: headersOf(person),
  })
  return Number(response.headers.get('upload-offset'))
}

/** Sends from an offset; cut after `until` bytes of the film by closing the connection. */
function send(
  { server, person, size }: Upload,
  address: string,
  film: Awaited<ReturnType<typeof openFilm>>,
  { offset, until }: { offset: number; until: number },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(new URL(address, server.origin), {
      method: 'PATCH',
      headers: {
        ...headersOf(person),
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        'content-length': String(size - offset),
      },
    })
    call.on('response', (response) => {
      response.resume()
      if (response.statusCode === 204) resolve()
      else reject(new Error(`Refused with ${response.statusCode}`))
    })
    let isCut = false
    call.on('error', (error) => (isCut ? resolve() : reject(error)))
    const write = async () => {
      let at = offset
      for (const part of film.from(offset)) {
        if (at >= until) {
          isCut = true
          call.destroy()
          return
        }
        if (!call.write(part)) await new Promise((go) => call.once('drain', go))
        at += part.length
      }
      call.end()
    }
    void write().catch(reject)
  })
}

/** Looks at the memory of a process until it is told to end; the most is answered. */
function watchMemory(pid: number) {
  let most = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, memory(pid))
      await sleep(100)
    }
  })()
  return async () => {
    isOver = true
    await watching
    return most
  }
}

async function run(upload: Upload) {
  const { server, person, size } = upload
  const film = await openFilm(size)
  const before = memory(server.pid)
  const mostOf = watchMemory(server.pid)
  const began = performance.now()
  const address = await create(upload)
  const offsets: number[] = []
  for (const share of [0.4, 0.7, 1.1]) {
    const offset = await offsetOf(upload, address)
    offsets.push(offset)
    await send(upload, address, film, { offset, until: size * share })
    // The server writes what had come before it hears of the end.
    await sleep(500)
  }
  const sent = performance.now()
  const response = await fetch(`${server.origin}/api/v1${files.finishUpload.path}`, {
    method: 'POST',
    headers: { ...headersOf(person), 'content-type': 'application/json' },
    body: JSON.stringify({ uploadId: address.split('/').at(-1), purpose: 'lessonVideo' }),
  })
  const answer = (await response.json()) as { ok: boolean; msg: string; data: { size?: number } }
  const most = await mostOf()
  return { before, most, offsets, began, sent, finished: performance.now(), answer }
}

async function main() {
  const words = process.argv.slice(2)
  const at = words.indexOf('--megabytes')
  const size = at < 0 ? filePurposes.lessonVideo.most : Number(words[at + 1]) * megabyte
  const place = await emptyPlace()
  const world = await openWorld({ clock: new TestClock(new Date()), keep: place })
  const person = await world.person('teacher,normal')
  await world.close()
  const server = await startServer({
    ...place,
    port: await freePort(),
    env: { VIDEO_CONVERTER: '' },
  })
  try {
    const { before, most, offsets, began, sent, finished, answer } = await run({
      server,
      person,
      size,
    })
    const mb = (bytes: number) => (bytes / megabyte).toFixed(0)
    const gained = most - before
    const isGood = answer.ok && offsets.slice(1).every((offset) => offset > 0)
    console.log(`${describeVersion()}. ${describeMachine()}.
${mb(size)} MB in ${((sent - began) / 1000).toFixed(1)} s, taken up at ${offsets.map(mb).join(', ')} MB; checked and stored in ${((finished - sent) / 1000).toFixed(1)} s
memory of the server ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most
${isGood && gained < mostGained ? 'All goals met.' : `NOT met: ${answer.msg || 'stored'}, at most ${mostGained} MB gained, taken up twice.`}`)
  } finally {
    await server.stop('SIGTERM')
    await place.remove()
  }
}

await main()
