import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { demoVideo, makeFile, send } from '../factories.ts'
import { playlistAddress, previewAddress } from '../index.ts'
import { type FileRow, files, videoConversions, videoRenditions } from '../tables.ts'
import { makeRenditions, makeRenditionsOf } from './actions.ts'
import { convert } from './converter.ts'
import { askForRenditions } from './jobs.ts'
import { claimVideo, countUnconverted } from './queries.ts'

function hasConverter(): boolean {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Creates a fake converter, for conversions that would be slow or must fail. */
function played(directory: string, ffmpeg: string, film: object = {}): string {
  const write = (name: string, script: string) =>
    writeFileSync(join(directory, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  const picture = { codec_type: 'video', width: 640, height: 360, nb_frames: '900', ...film }
  const streams = [picture, { codec_type: 'audio' }]
  write('ffprobe', `echo '${JSON.stringify({ streams, format: { duration: '60.0' } })}'`)
  write('ffmpeg', `[ "$1" = "-version" ] && exit 0\n${ffmpeg}`)
  return join(directory, 'ffmpeg')
}

const onePiece = [
  '#EXTM3U',
  '#EXT-X-MAP:URI="360.m4s",BYTERANGE="16@0"',
  '#EXTINF:2.0,',
  '#EXT-X-BYTERANGE:20@16',
  '360.m4s',
  '#EXT-X-ENDLIST',
]
const writesOnePiece = [
  'for last; do :; done',
  'cd "$(dirname "$last")"',
  String.raw`printf '....avcC\001\115\100\025rest-of-the-head-and-a-piece' > 360.m4s`,
  `cat > 360.m3u8 <<'END'\n${onePiece.join('\n')}\nEND`,
].join('\n')

/** Returns the first seconds of a real lesson video. */
async function firstSeconds(seconds: number): Promise<Buffer> {
  const [from, to] = [join(directory, 'whole.mp4'), join(directory, 'beginning.mp4')]
  writeFileSync(from, await demoVideo())
  execFileSync('ffmpeg', ['-v', 'error', '-i', from, '-t', String(seconds), '-c', 'copy', to])
  return readFileSync(to)
}

let testApp: TestApp
let directory: string

beforeAll(async () => {
  testApp = await openTestApp()
  directory = mkdtempSync(join(tmpdir(), 'titian-converter-'))
})
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true })
  await testApp.close()
})

const makeVideo = async (bytes?: Uint8Array) =>
  makeFile(testApp, {
    purpose: 'lessonVideo',
    name: 'lesson.mp4',
    bytes: bytes ?? (await demoVideo()),
  })
const convertAll = (converter: string) => {
  const { services } = testApp.app
  const settings = { ...services.settings, videoConverter: converter }
  return makeRenditions({ ...services, settings }, testApp.clock)
}
const renditionsOf = (video: FileRow) =>
  testApp.db.select().from(videoRenditions).where(eq(videoRenditions.sourceId, video.id))
const conversionOf = async (video: FileRow) => {
  const [row] = await testApp.db
    .select()
    .from(videoConversions)
    .where(eq(videoConversions.fileId, video.id))
  return row
}
const addressOf = (video: FileRow, seconds = 60) =>
  playlistAddress(
    testApp.app.services.sealers,
    testApp.seal,
    video.id,
    testApp.clock.now(),
    seconds,
  )
const get = (url: string, host = 'localhost', headers = {}) => send(testApp, { url, host, headers })
const linesOf = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'))

describe('[CRS-046] [CRS-213] renditions of a lesson video', () => {
  it('are not made without a converter; the video waits until one is installed', async () => {
    const video = await makeVideo()
    await convertAll('')
    await convertAll(join(directory, 'nowhere', 'ffmpeg'))
    expect(await conversionOf(video)).toBeUndefined()
    expect((await get(addressOf(video))).json()).toMatchObject({ ok: false, code: -2 })
    await convertAll(played(directory, writesOnePiece))
    expect(await conversionOf(video)).toMatchObject({ state: 'made', tries: 1 })
  })

  it('are made once for the video that was just uploaded, however often they are requested', async () => {
    const [other, video] = [await makeVideo(), await makeVideo()]
    const { services } = testApp.app
    const settings = { ...services.settings, videoConverter: played(directory, writesOnePiece) }
    const ask = () => makeRenditionsOf({ ...services, settings }, testApp.clock, video.id)
    await Promise.all([ask(), ask()])
    await ask()
    expect(await renditionsOf(video)).toHaveLength(1)
    expect(await conversionOf(other)).toBeUndefined()
  })

  it('are made once by several processes, and never of a rendition', async () => {
    const videos = [await makeVideo(), await makeVideo(), await makeVideo()]
    const converter = played(directory, writesOnePiece)
    await Promise.all([convertAll(converter), convertAll(converter), convertAll(converter)])
    await convertAll(converter)
    for (const video of videos) {
      expect(await conversionOf(video)).toMatchObject({ state: 'made', problem: null })
      expect(await renditionsOf(video)).toHaveLength(1)
    }
    const [rendition] = await renditionsOf(videos[0] as FileRow)
    expect(rendition).toMatchObject({ height: 360, width: 640, codecs: 'avc1.4d4015,mp4a.40.2' })
    const [made] = await testApp.db
      .select()
      .from(files)
      .where(eq(files.id, rendition?.fileId ?? 0))
    expect(made).toMatchObject({ ownerId: null, state: 'stored', type: 'video/mp4' })
    expect(await conversionOf(made as FileRow)).toBeUndefined()
  })

  it('are listed in playlists whose addresses last as long as the first one, and only for this school', async () => {
    const video = await makeVideo()
    await convertAll(played(directory, writesOnePiece))
    const master = await get(addressOf(video))
    expect(master.headers['content-type']).toContain('application/vnd.apple.mpegurl')
    expect(master.body).toContain(
      '#EXT-X-STREAM-INF:BANDWIDTH=80,AVERAGE-BANDWIDTH=80,RESOLUTION=640x360,CODECS="avc1.4d4015,mp4a.40.2"',
    )
    const [mediaAddress = ''] = linesOf(master.body)
    const media = await get(mediaAddress)
    const [piece = ''] = linesOf(media.body)
    expect(media.body).toContain(`#EXT-X-MAP:URI="${piece}",BYTERANGE="16@0"`)
    const bytes = await get(piece, 'localhost', { range: 'bytes=16-35' })
    expect([bytes.statusCode, bytes.body]).toEqual([206, '-of-the-head-and-a-p'])

    for (const address of [addressOf(video), mediaAddress, piece])
      expect((await get(address, 'second.localhost')).json()).toMatchObject({ ok: false })
    testApp.clock.pass(61)
    for (const address of [addressOf(video, -1), mediaAddress, piece])
      expect((await get(address)).json()).toMatchObject({ ok: false, code: -6 })
  })

  it('are not opened by the signature of a preview or by a changed signature', async () => {
    const video = await makeVideo()
    await convertAll(played(directory, writesOnePiece))
    const { sealers } = testApp.app.services
    const preview = previewAddress(sealers, testApp.seal, video.id, testApp.clock.now(), 60)
    const [, query = ''] = preview.split('?')
    const [path = ''] = addressOf(video).split('?')
    expect((await get(`${path}?${query}`)).json()).toMatchObject({ ok: false, code: -6 })
    expect((await get(`${addressOf(video)}x`)).json()).toMatchObject({ ok: false, code: -6 })
    expect((await get(`${addressOf(video)}&height=721`)).json()).toMatchObject({
      ok: false,
      code: -2,
    })
  })

  it('fail without harm: after three attempts the video is served as it was uploaded', async () => {
    const video = await makeVideo()
    const failing = played(directory, 'echo "no room left" >&2; exit 1')
    for (const tries of [1, 2, 3]) {
      await convertAll(failing)
      expect(await conversionOf(video)).toMatchObject({ tries })
      // Within ten minutes, no other process begins the conversion again, because the first one may
      // still be running.
      await convertAll(failing)
      expect(await conversionOf(video)).toMatchObject({ tries })
      testApp.clock.pass(601)
    }
    expect(await conversionOf(video)).toMatchObject({ state: 'failed', problem: 'no room left' })
    await convertAll(played(directory, writesOnePiece))
    expect(await renditionsOf(video)).toEqual([])
  })
})

describe('[FRM-350] the limits of the converter', () => {
  it('leave a video unconverted at the first attempt if its size does not fit its pictures', async () => {
    const video = await makeVideo()
    const unsaid = { nb_frames: 'N/A', avg_frame_rate: '15/1' }
    await convertAll(played(directory, writesOnePiece, unsaid))
    expect(await conversionOf(video)).toMatchObject({ state: 'made' })
    const second = await makeVideo()
    await convertAll(played(directory, writesOnePiece, { nb_frames: String(60 * 250) }))
    expect(await conversionOf(second)).toMatchObject({
      state: 'failed',
      tries: 1,
      problem: 'The video has too many frames in a second.',
    })
    expect(await renditionsOf(second)).toEqual([])
  })

  it('kill a program that ignores SIGTERM after its time', async () => {
    const script = join(directory, 'stubborn')
    writeFileSync(script, "#!/bin/sh\ntrap '' TERM\nwhile :; do sleep 0.05; done\n", {
      mode: 0o755,
    })
    const limits = { processorSeconds: 60, seconds: 0.5, fileBytes: 1024 }
    await expect(convert(script, [], limits)).rejects.toThrow('SIGKILL')
  })

  it.runIf(process.platform === 'linux')('end a program that writes too large a file', async () => {
    const script = join(directory, 'greedy')
    const target = join(directory, 'too-large')
    writeFileSync(script, `#!/bin/sh\nexec head -c 1000000 /dev/zero > ${target}\n`, {
      mode: 0o755,
    })
    const limits = { processorSeconds: 60, seconds: 60, fileBytes: 100_000 }
    await expect(convert(script, [], limits)).rejects.toThrow()
    expect(statSync(target).size).toBeLessThanOrEqual(100_000)
  })
})

describe('[FRM-351] the order of schools at the converter', () => {
  it('takes the oldest video of the school with the fewest running conversions', async () => {
    const [first, second] = [await makeVideo(), await makeVideo()]
    const other = await makeFile(testApp, {
      schoolId: testApp.otherSchoolId,
      purpose: 'lessonVideo',
      name: 'lesson.mp4',
      bytes: await demoVideo(),
    })
    const claimed = []
    for (const _ of [1, 2, 3]) claimed.push((await claimVideo(testApp.db, testApp.clock.now()))?.id)
    expect(claimed).toEqual([first.id, other.id, second.id])
  })

  it('queues the video of a school with many unconverted videos at a lower priority', async () => {
    const send = vi.fn(async () => {})
    const ask = (video: FileRow) =>
      askForRenditions({ ...testApp.app.services, jobs: { send } }, video)
    const [first, second] = [await makeVideo(), await makeVideo()]
    const before = await countUnconverted(testApp.db, testApp.schoolId)
    await ask(second)
    await claimVideo(testApp.db, testApp.clock.now(), first.id)
    await ask(second)
    const named = { key: String(second.id) }
    expect(send.mock.calls).toEqual([
      ['files.makeRenditionsOf', { fileId: second.id }, { ...named, priority: -before }],
      ['files.makeRenditionsOf', { fileId: second.id }, { ...named, priority: 1 - before }],
    ])
  })
})

it.runIf(hasConverter())(
  '[CRS-046] [CRS-213] makes playable segments of a real video with sound, at two heights',
  async () => {
    const video = await makeVideo(await firstSeconds(8))
    await convertAll('ffmpeg')
    const made = await renditionsOf(video)
    expect(made.map(({ height }) => height).toSorted((one, other) => one - other)).toEqual([
      360, 480,
    ])
    const lightest = made.find(({ height }) => height === 360)
    expect(lightest?.codecs).toMatch(/^avc1\.4d40[\da-f]{2},mp4a\.40\.2$/)
    expect(lightest?.bandwidth).toBeGreaterThan(lightest?.averageBandwidth ?? Infinity)
    const seconds = [...(lightest?.playlist ?? '').matchAll(/#EXTINF:([\d.]+)/g)]
      .map(([, text]) => Number(text))
      .reduce((sum, length) => sum + length, 0)
    expect(seconds).toBeCloseTo(video.durationSeconds ?? 0, 0)
  },
  120_000,
)
