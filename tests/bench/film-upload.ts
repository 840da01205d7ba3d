import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type ClientRequest, request, type IncomingMessage } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { filePurposes, uploadPieceBytes } from '@titian/contract'
import { openTestApp, TestClock } from '../../apps/server/src/testing/test-app.ts'
import {
  makeChapter,
  makeCourse,
  makeTeacher,
} from '../../apps/server/src/modules/courses/factories.ts'
import {
  describeMachine,
  describeVersion,
  markdownTable,
  writeProof,
} from '../../tools/documents/marked-text.mjs'
import { emptyPlace } from '../support/database.ts'
import { freePort, startServer, type RunningServer } from '../support/server.ts'
import { quantile } from './load.ts'
import { type MadeFilm, makeFilm } from './made-film.ts'
import { memory } from './process-figures.ts'

/**
 * The limit of the server's additional memory during the upload, in MB. It allows a few parts of
 * the film, but not the whole film.
 */
const moreMegabytes = 150
const size = filePurposes.lessonVideo.most
const tus = '/api/v1/file/tus'
const megabyte = 1024 * 1024

interface Teacher {
  cookie: string
  lesson: string
}

async function prepare(place: { directory: string; databaseUrl: string }): Promise<Teacher> {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  const { schoolId, userId, token } = await testApp.person('teacher,normal')
  const courseId = await makeCourse(testApp.db, { schoolId, authorId: userId }, testApp.clock.now())
  await makeTeacher(testApp.db, { schoolId, courseId, userId, master: true })
  const { lessonIds } = await makeChapter(testApp.db, { schoolId, courseId }, [null])
  const lesson = testApp.seal('lesson', lessonIds[0] ?? 0)
  await testApp.close()
  return { cookie: `token=${token}`, lesson }
}

interface Sent {
  method: string
  path: string
  headers?: Record<string, string>
}

/** Sends one request, whose body is written by `give`. Rejects if the connection breaks. */
function send(
  { origin }: RunningServer,
  { cookie }: Teacher,
  { method, path, headers = {} }: Sent,
  give: (asked: ClientRequest) => void = (asked) => asked.end(),
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const all = { 'tus-resumable': '1.0.0', cookie, ...headers }
    const asked = request(`${origin}${path}`, { method, headers: all }, resolve)
    asked.on('error', reject)
    give(asked)
  })
}

async function readAll(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of response) text += String(part)
  return text
}

async function call<Data>(server: RunningServer, who: Teacher, path: string, data: object) {
  const headers = { 'content-type': 'application/json' }
  const sent = { method: 'POST', path: `/api/v1${path}`, headers }
  const response = await send(server, who, sent, (asked) => asked.end(JSON.stringify(data)))
  const answer = JSON.parse(await readAll(response)) as { ok: boolean; msg: string; data: Data }
  if (!answer.ok) throw new Error(`${path}: ${answer.msg}`)
  return answer.data
}

async function create(server: RunningServer, who: Teacher): Promise<string> {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const headers = {
    'upload-length': String(size),
    'upload-metadata': `filename ${base64('film.mp4')},purpose ${base64('lessonVideo')}`,
  }
  const response = await send(server, who, { method: 'POST', path: tus, headers })
  response.resume()
  return response.headers.location?.split('/').pop() ?? ''
}

async function offsetOf(server: RunningServer, who: Teacher, id: string): Promise<number> {
  const response = await send(server, who, { method: 'HEAD', path: `${tus}/${id}` })
  response.resume()
  return Number(response.headers['upload-offset'])
}

/** Sends one part of the film as the page does. `cut` is called after half of the part was sent. */
async function sendPiece(
  server: RunningServer,
  who: Teacher,
  { path, size: all }: MadeFilm,
  { id, offset, cut }: { id: string; offset: number; cut?: (asked: ClientRequest) => void },
): Promise<number> {
  const end = Math.min(offset + uploadPieceBytes, all)
  const headers = {
    'content-type': 'application/offset+octet-stream',
    'content-length': String(end - offset),
    'upload-offset': String(offset),
  }
  const response = await send(
    server,
    who,
    { method: 'PATCH', path: `${tus}/${id}`, headers },
    (asked) => {
      const last = (cut ? offset + Math.floor((end - offset) / 2) : end) - 1
      const bytes = createReadStream(path, { start: offset, end: last })
      bytes.pipe(asked, { end: !cut })
      if (cut) bytes.on('end', () => setTimeout(() => cut(asked), 50))
    },
  )
  response.resume()
  if (response.statusCode !== 204) throw new Error(`A piece was answered ${response.statusCode}.`)
  return Number(response.headers['upload-offset'])
}

/** Samples the server's memory and the waiting time of other requests five times a second. */
function watch(current: () => RunningServer | undefined) {
  const seen = { most: 0, waits: [] as number[] }
  let isOver = false
  const look = async () => {
    while (!isOver) {
      const server = current()
      if (server) {
        seen.most = Math.max(seen.most, memory(server.pid))
        const begin = performance.now()
        const isAnswered = await fetch(`${server.origin}/readyz`).then(
          (one) => one.ok,
          () => false,
        )
        if (isAnswered) seen.waits.push(performance.now() - begin)
      }
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    return seen
  }
  const looking = look()
  return () => {
    isOver = true
    return looking
  }
}

/** The hash of the stored file as its owner downloads it. */
async function hashOfStored(server: RunningServer, who: Teacher, path: string) {
  const asked = `/file/server/download?fileUrl=${encodeURIComponent(path)}`
  const { url } = await call<{ url: string }>(server, who, asked, {})
  const { pathname, search } = new URL(url, server.origin)
  const response = await send(server, who, { method: 'GET', path: `${pathname}${search}` })
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of response) {
    hash.update(part as Buffer)
    bytes += (part as Buffer).length
  }
  return { sha256: hash.digest('hex'), bytes }
}

async function main() {
  const [load = 0] = loadavg()
  const place = await emptyPlace('')
  const filmPath = join(place.directory, 'film.mp4')
  let server: RunningServer | undefined
  try {
    const who = await prepare(place)
    console.log(`Making a film of ${size / megabyte} MB …`)
    const film = await makeFilm(filmPath, size)
    const port = await freePort()
    const start = () => startServer({ directory: place.directory, databaseUrl: '', port })
    server = await start()
    await call(server, who, '/course/myCourseList', { page: 1, size: 10 })
    const idle = memory(server.pid)
    const stop = watch(() => server)
    const begin = performance.now()
    const id = await create(server, who)
    const cuts = [
      { name: 'server killed (kill -9)', at: size / 3, back: -1, sent: 0 },
      { name: 'connection cut', at: (2 * size) / 3, back: -1, sent: 0 },
    ]
    let offset = 0
    while (offset < size) {
      const cut = cuts.find(({ at, back }) => back < 0 && offset >= at)
      if (!cut) {
        offset = await sendPiece(server, who, film, { id, offset })
        continue
      }
      const running = server
      let ended: Promise<unknown> = Promise.resolve()
      const doCut = (asked: ClientRequest) => {
        if (cut === cuts[0]) {
          server = undefined
          ended = running.stop('SIGKILL')
        } else asked.destroy()
      }
      const broke = await sendPiece(running, who, film, { id, offset, cut: doCut }).then(
        () => false,
        () => true,
      )
      if (!broke) throw new Error(`${cut.name}: the piece arrived all the same.`)
      await ended
      server ??= await start()
      cut.sent = offset
      cut.back = await offsetOf(server, who, id)
      offset = cut.back
    }
    const seconds = (performance.now() - begin) / 1000
    const checkBegin = performance.now()
    const stored = await call<{ path: string; size: number }>(
      server,
      who,
      '/file/server/finishUpload',
      { uploadId: id, purpose: 'lessonVideo' },
    )
    const checked = (performance.now() - checkBegin) / 1000
    await call(server, who, '/course/attachUploadedVideo', {
      chapterVideoIdSign: who.lesson,
      videoPath: stored.path,
      videoName: 'film.mp4',
      videoSize: size,
    })
    const seen = await stop()
    const waits = seen.waits.toSorted((one, other) => one - other)
    const back = await hashOfStored(server, who, stored.path)
    const isSame = back.sha256 === film.sha256 && back.bytes === film.size
    const isFrugal = seen.most <= idle + moreMegabytes
    const rows = [
      ['size of the film', `${film.size / megabyte} MB`],
      ...cuts.map(({ name, sent, back: from }) => [
        name,
        `at ${(sent / megabyte).toFixed(0)} MB and half a piece; went on at ${(from / megabyte).toFixed(1)} MB`,
      ]),
      [
        'sent in, both cuts included',
        `${seconds.toFixed(0)} s, ${(film.size / megabyte / seconds).toFixed(0)} MB/s`,
      ],
      ['checked and stored in', `${checked.toFixed(1)} s`],
      [
        'SHA-256 of what was sent and of what is downloaded',
        isSame ? `the same, ${film.sha256.slice(0, 16)}…` : 'NOT the same',
      ],
      [
        'memory of the server before, at most',
        `${idle.toFixed(0)} MB, ${seen.most.toFixed(0)} MB (goal: at most ${moreMegabytes} MB more)`,
      ],
      [
        'another request meanwhile, p50, p99, slowest',
        `${[0.5, 0.99, 1].map((share) => `${quantile(waits, share).toFixed(0)} ms`).join(', ')}`,
      ],
    ]
    for (const [name, value] of rows) console.log(`${name}: ${value}`)
    const conditions = `Version ${describeVersion()}, ${describeMachine()}, the embedded database, load average before: ${load.toFixed(1)}. The film, the server and the client are on the same disk.`
    writeProof('film', `${conditions}\n\n${markdownTable(['what', 'figure'], rows)}`, 'teaching')
    if (!isSame || !isFrugal) process.exitCode = 1
  } finally {
    await server?.stop('SIGKILL')
    await rm(filmPath, { force: true })
    await place.remove()
  }
}

await main()
