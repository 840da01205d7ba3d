import { courses, files, type InputOf } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { demoVideo, sendOverWire } from '../../files/factories.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'
import { makeFile } from '../factories.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  classroom = await Classroom.open(testApp)
  course = await classroom.course({ auditStatus: 0, onList: false }, [null, null])
})

type Entry = InputOf<typeof courses.createUploadVideo>

async function film(more: Partial<Parameters<typeof makeFile>[1]> = {}) {
  const file = { schoolId: testApp.schoolId, ownerId: classroom.teacher.userId, ...more }
  return testApp.seal('file', await makeFile(testApp.db, file))
}
const entry = async (lesson: number, more: Partial<Entry> = {}, of = course): Promise<Entry> => ({
  chapterVideoIdSign: of.lessonSigns[lesson] ?? '',
  videoPath: await film(),
  videoName: `film ${lesson}.mp4`,
  videoSize: 1000,
  ...more,
})
const create = (input: Entry, by: Person = classroom.teacher) =>
  testApp.ask(courses.createUploadVideo, input, by)
type Listed = InputOf<typeof courses.createUploadVideoList>['data'][number]
const chapterOf = async () =>
  (await testApp.ask(courses.catalogue, { sign: course.sign }, classroom.teacher)).body.data?.[0]
const newEntry = async (videoName: string): Promise<Listed> => ({
  chapterIdSign: (await chapterOf())?.idSign ?? '',
  videoTitle: videoName.replace('.mp4', ''),
  videoPath: await film(),
  videoName,
  videoSize: 1000,
})
const createList = (data: Listed[], by: Person = classroom.teacher) =>
  testApp.ask(courses.createUploadVideoList, { data }, by)
const remove = (sign: string, by: Person = classroom.teacher) =>
  testApp.ask(courses.deleteUploadVideo, { courseChaperVideoId: sign }, by)

/** Returns the names of the films by lesson. */
async function filmsOf({ lessonSigns } = course) {
  const read = lessonSigns.map((sign) =>
    testApp.ask(courses.chapterVideoById, { sign }, classroom.teacher),
  )
  return (await Promise.all(read)).map(({ body }) => body.data?.video?.videoName ?? null)
}

describe('uploaded videos', () => {
  it('[TCH-032] [TCH-033] are attached to a lesson, and deleted with `courseChaperVideoId`', async () => {
    const made = await entry(0)
    const created = await create(made)
    const video = { videoPath: made.videoPath, videoName: 'film 0.mp4', videoSize: 1000 }
    expect(created.body.data).toMatchObject({ idSign: made.chapterVideoIdSign, video })
    expect(await filmsOf()).toEqual(['film 0.mp4', null])
    // Sending the same film again changes nothing.
    expect((await create(made)).body.data?.video).toMatchObject(video)
    const removed = await remove(made.chapterVideoIdSign)
    expect(removed.body).toMatchObject({ ok: true, data: { video: null } })
    expect(await filmsOf()).toEqual([null, null])
  })

  it('[TCH-034] are attached as a list with `data`, all or none', async () => {
    const both = [await entry(0), await entry(1)]
    const created = await createList(both)
    expect(created.body.data?.videos.map(({ idSign }) => idSign)).toEqual(course.lessonSigns)
    expect(await filmsOf()).toEqual(['film 0.mp4', 'film 1.mp4'])

    const cover = await film({ purpose: 'cover', type: 'image/png' })
    const good = await entry(0, { videoName: 'other.mp4' })
    for (const [bad, body] of [
      [await entry(1, { videoPath: cover }), { code: -2, extend: { reason: 'fileTypeWrong' } }],
      [
        await entry(1, { videoSize: 999 }),
        { code: -2, extend: { fields: { 'data.1.videoSize': expect.any(String) } } },
      ],
      [
        await entry(0),
        { code: -2, extend: { fields: { 'data.1.chapterVideoIdSign': expect.any(String) } } },
      ],
      [
        await entry(1, { videoName: '' }),
        { code: -2, extend: { fields: { 'data.1.videoName': expect.any(String) } } },
      ],
      [await entry(0, {}, await (await Classroom.open(testApp)).course()), { code: -6 }],
    ] as const)
      expect((await createList([good, bad])).body).toMatchObject(body)
    const none = { code: -2, extend: { fields: { data: expect.any(String) } } }
    expect((await createList([])).body).toMatchObject(none)
    expect(await filmsOf()).toEqual(['film 0.mp4', 'film 1.mp4'])
  })

  it('[TCH-150] create lessons at the end of a chapter in list order, and the same list sent again creates none', async () => {
    const made = (await chapterOf())?.lessons.length ?? 0
    const list = [await newEntry('One.mp4'), await entry(0), await newEntry('Two.mp4')]
    const created = await createList(list)
    expect(created.body.data?.videos.map(({ videoTitleTexts }) => videoTitleTexts.en)).toEqual([
      'One',
      expect.any(String),
      'Two',
    ])
    const titles = async () => (await chapterOf())?.lessons.map(({ videoTitle }) => videoTitle)
    expect((await titles())?.slice(made)).toEqual(['One', 'Two'])
    expect((await chapterOf())?.lessons.slice(made).map(({ hasVideo }) => hasVideo)).toEqual([
      true,
      true,
    ])
    const again = await Promise.all([createList(list), createList(list)])
    expect(again.some(({ body }) => body.ok)).toBe(true)
    expect((await titles())?.slice(made)).toEqual(['One', 'Two'])
  })

  it('[TCH-150] create no lesson when one film of the list is refused, whose field is named, and require either a lesson or a title in a chapter', async () => {
    const before = (await chapterOf())?.lessons.length
    const good = await newEntry('Good.mp4')
    const cover = await film({ purpose: 'cover', type: 'image/png' })
    const chapterIdSign = good.chapterIdSign
    for (const [bad, field] of [
      [{ ...good, videoPath: cover }, undefined],
      [good, 'data.1.videoPath'],
      [{ ...good, videoSize: 7, videoPath: await film() }, 'data.1.videoSize'],
      [{ ...good, videoTitle: undefined }, 'data.1.videoTitle'],
      [{ ...(await entry(1)), chapterIdSign, videoTitle: 'Both' }, 'data.1.chapterVideoIdSign'],
      [{ ...good, chapterIdSign: undefined }, 'data.1.chapterIdSign'],
    ] as const) {
      const { body } = await createList([good, bad])
      expect(body).toMatchObject({ code: -2 })
      if (field) expect(body.extend).toMatchObject({ fields: { [field]: expect.any(String) } })
    }
    const stranger = await testApp.person('teacher,normal')
    expect((await createList([good], stranger)).body.code).toBe(-6)
    expect((await chapterOf())?.lessons.length).toBe(before)
  })

  it('[TCH-034] of two courses are attached by two parallel lists without a deadlock', async () => {
    const second = await classroom.course({ auditStatus: 0, onList: false }, [null])
    const one = [await entry(0), await entry(0, {}, second)]
    const answers = await Promise.all([createList(one), createList(one.toReversed())])
    expect(answers.map(({ body }) => body.ok)).toEqual([true, true])
    expect(await filmsOf(second)).toEqual(['film 0.mp4'])
  })

  it('[TCH-032] [TCH-033] [TCH-086] are for teachers of the course and staff, with their own films', async () => {
    const stranger = await testApp.person('teacher,normal')
    const made = await entry(0)
    expect((await create(made, stranger)).body.code).toBe(-6)
    expect((await createList([made], classroom.student)).body.code).toBe(-6)
    const strangers = await film({ ownerId: stranger.userId })
    expect((await create(await entry(0, { videoPath: strangers }))).body.code).toBe(-6)
    expect((await create(made, await testApp.person('schoolAdmin'))).body.ok).toBe(true)
    expect((await remove(made.chapterVideoIdSign, stranger)).body.code).toBe(-6)
    const foreign = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    expect((await create(made, foreign)).status).toBe(404)
    expect(await filmsOf()).toEqual(['film 0.mp4', null])
  })
})

const address = '/api/v1/file/tus'
const version = { 'tus-resumable': '1.0.0' }

async function begin(size: number) {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const created = await sendOverWire(testApp, {
    method: 'POST',
    url: address,
    person: classroom.teacher,
    headers: {
      ...version,
      'upload-length': String(size),
      'upload-metadata': `filename ${base64('sea.mp4')},purpose ${base64('lessonVideo')}`,
    },
  })
  return { ...created, id: String(created.headers.location).split('/').pop() ?? '' }
}

describe('the film of a lesson', () => {
  it('[TCH-035] is uploaded in chunks and attached with chapterVideoIdSign, videoPath, videoName and videoSize', async () => {
    const bytes = await demoVideo()
    const { id } = await begin(bytes.length)
    for (let offset = 0; offset < bytes.length; offset += 700_000)
      await sendOverWire(testApp, {
        method: 'PATCH',
        url: `${address}/${id}`,
        person: classroom.teacher,
        payload: bytes.subarray(offset, offset + 700_000),
        headers: {
          ...version,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
      })
    const asked = { uploadId: id, purpose: 'lessonVideo' as const }
    const stored = (await testApp.ask(files.finishUpload, asked, classroom.teacher)).body.data
    const sent = await entry(0, {
      videoPath: stored?.path ?? '',
      videoName: 'sea.mp4',
      videoSize: bytes.length,
    })
    const short = { ...sent, videoSize: bytes.length - 1 }
    const { chapterVideoIdSign, ...video } = sent
    for (const call of [courses.attachUploadedVideo, courses.createUploadVideo]) {
      const cut = await testApp.ask(call, short, classroom.teacher)
      expect(cut.body).toMatchObject({
        code: -2,
        extend: { fields: { videoSize: expect.any(String) } },
      })
      const done = await testApp.ask(call, sent, classroom.teacher)
      expect(done.body.data).toMatchObject({ idSign: chapterVideoIdSign, video })
      await remove(chapterVideoIdSign)
    }
  })

  it('[TCH-035] may have 2 GB, more than the 100 MB of other files', async () => {
    const most = 2 * 1024 ** 3
    expect((await begin(101 * 1024 ** 2)).statusCode).toBe(201)
    expect((await begin(most)).statusCode).toBe(201)
    const refused = await begin(most + 1)
    expect(refused.statusCode).toBe(413)
    expect(JSON.parse(refused.text)).toMatchObject({
      code: -2,
      msg: 'The file is larger than allowed.',
    })
  })
})
