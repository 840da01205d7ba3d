import { bundles, exams, homework, type CourseManifest, courseManifest } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archiveOf } from '../../../platform/archives/archive.ts'
import { listEntries } from '../../../platform/archives/zip-reader.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { directoryLine, renameEntry, unzip, zip } from '../../../testing/zip-files.ts'
import { courses } from '../../courses/index.ts'
import { makeFile, send } from '../../files/factories.ts'
import { files } from '../../files/index.ts'
import { makeRichCourse, type RichCourse } from '../factories.ts'

let testApp: TestApp
let teacher: Person
let elsewhere: Person
let course: RichCourse

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
  elsewhere = await testApp.person('teacher,normal', testApp.otherSchoolId)
  course = await makeRichCourse(testApp, teacher)
})
afterAll(() => testApp.close())

async function offered(sign = course.sign, by = teacher) {
  const { body } = await testApp.ask(bundles.exportCourse, { sign }, by)
  if (!body.data) throw new Error(body.msg)
  return body.data
}

async function exported(
  kind: 'withFilms' | 'withoutFilms' = 'withFilms',
  sign = course.sign,
  by = teacher,
) {
  const offer = (await offered(sign, by))[kind]
  const response = await send(testApp, { url: offer.url ?? '', person: by })
  expect(response.statusCode).toBe(200)
  expect(response.rawPayload.length).toBe(offer.bytes)
  return response.rawPayload
}

async function manifestOf(bytes: Buffer): Promise<CourseManifest> {
  const entry = (await unzip(bytes)).get('course.json')
  return courseManifest.parse(JSON.parse(entry?.toString() ?? ''))
}

async function importOf(bytes: Buffer, dryRun: boolean, by = teacher) {
  const file = await makeFile(testApp, {
    ownerId: by.userId,
    schoolId: by.schoolId,
    purpose: 'courseFile',
    name: 'course.zip',
    bytes,
  })
  const filePath = testApp.seal('file', file.id)
  const ask = (dry: boolean) => testApp.ask(bundles.importCourse, { filePath, dryRun: dry }, by)
  return { ...(await ask(dryRun)), again: ask }
}

const zipOf = (entries: Record<string, string | Buffer>) => zip(entries, false)

/** Makes a course file with a changed manifest and the original files. */
async function spoilt(change: (manifest: CourseManifest & Record<string, unknown>) => void) {
  const entries = Object.fromEntries(await unzip(await exported('withoutFilms')))
  const manifest = JSON.parse(entries['course.json']?.toString() ?? '') as CourseManifest &
    Record<string, unknown>
  change(manifest)
  return zipOf({ ...entries, 'course.json': JSON.stringify(manifest) })
}

describe('a course as one file', () => {
  it('[TCH-146] is the same course in another school: every text, chapter, lesson, caption, file, question and examination', async () => {
    const bytes = await exported()
    const dry = await importOf(bytes, true, elsewhere)
    expect(dry.body.data).toMatchObject({
      chapters: 2,
      lessons: 2,
      films: 1,
      captions: 1,
      materials: 2,
      examinations: 3,
      tasks: 2,
      questions: 7,
      faults: [],
      sign: null,
    })
    expect(await testApp.db.$count(courses, eq(courses.schoolId, testApp.otherSchoolId))).toBe(0)
    const said = await manifestOf(bytes)
    expect(said.examinations.flatMap(({ draws }) => draws)).toMatchObject([{ tag: 'Camera' }])
    expect(said.questions.flatMap(({ files: named }) => named)).toHaveLength(1)
    const { sign } = (await dry.again(false)).body.data ?? {}
    const second = await exported('withFilms', sign ?? '', elsewhere)
    expect(await manifestOf(second)).toEqual(said)
    const [made] = await testApp.db
      .select()
      .from(courses)
      .where(eq(courses.schoolId, testApp.otherSchoolId))
    expect(made).toMatchObject({
      auditStatus: 0,
      onList: false,
      authorId: elsewhere.userId,
      learners: 0,
      language: 'zh',
    })
    // The bytes are compared too, because an archive of the same manifest and files is always the
    // same.
    const [one, other] = [archiveOf(bytes), archiveOf(second)]
    const sums = async (archive: typeof one) =>
      [...((await listEntries(archive, 1000)) ?? [])].map(([name, { sum }]) => [name, sum])
    expect(await sums(other)).toEqual(await sums(one))
  })

  it('[TCH-146] contains its tasks, which an import makes as drafts in the same chapters and lessons', async () => {
    const { data } = (await importOf(await exported('withoutFilms'), false, elsewhere)).body
    const { list = [] } =
      (await testApp.ask(homework.listHomework, { courseIdSign: data?.sign ?? '' }, elsewhere)).body
        .data ?? {}
    expect(list).toMatchObject([
      {
        title: 'Camera plan',
        description: '<p>Draw <b>it</b></p>',
        link: 'https://example.com/plan',
        points: 50,
        endTime: '2026-12-05T04:00:00.000Z',
        lateAllowed: true,
        released: false,
        taskNumber: null,
      },
      { title: 'Set up a live room', resourcesType: 4, taskNumber: 7, passLine: 60.5 },
    ])
    expect(list[0]?.lessonIdSign).toBeTruthy()
    expect(list[1]).toMatchObject({ lessonIdSign: null, chapterIdSign: expect.any(String) })
  })

  it('[TCH-146] is imported from a file of the first version too, which has no tasks', async () => {
    const old = await spoilt((manifest) => {
      Object.assign(manifest, { version: 1, tasks: undefined })
    })
    const { data } = (await importOf(old, true)).body
    expect(data).toMatchObject({ faults: [], tasks: 0, examinations: 3 })
  })

  it('[TCH-146] reports a task of a missing chapter, a pass line above the points of its task, and a repeated number', async () => {
    const wrong = async (change: (tasks: CourseManifest['tasks']) => void) => {
      const bytes = await spoilt(({ tasks }) => change(tasks))
      return (await importOf(bytes, true)).body.data?.faults.map(({ place }) => place)
    }
    expect(await wrong(([first]) => Object.assign(first ?? {}, { chapter: 9 }))).toEqual([
      'tasks › 1',
    ])
    expect(await wrong(([, second]) => Object.assign(second ?? {}, { passLine: 101 }))).toEqual([
      'tasks › 2',
    ])
    const twice = { resourcesType: 4, taskNumber: 7, passLine: 1 }
    expect(await wrong(([first]) => Object.assign(first ?? {}, twice))).toEqual(['tasks › 2'])
  })

  it('[TCH-146] becomes one draft, however often and simultaneously the import is requested', async () => {
    const { again } = await importOf(await exported('withoutFilms'), true)
    const before = await testApp.db.$count(courses)
    const made = await Promise.all([again(false), again(false)])
    const signs = [...made, await again(false)].map(({ body }) => body.data?.sign)
    expect(new Set(signs).size).toBe(1)
    expect(signs[0]).toBeTruthy()
    expect(await testApp.db.$count(courses)).toBe(before + 1)
  })

  it('[TCH-146] leaves out the films on request, and the import says so', async () => {
    const offer = await offered()
    expect(offer.films).toBe(1)
    expect(offer.withoutFilms.bytes).toBeLessThan(offer.withFilms.bytes)
    const { body } = await importOf(await exported('withoutFilms'), true)
    expect(body.data).toMatchObject({ films: 0, lessons: 2, faults: [] })
    expect(body.data?.notes.join()).toMatch(/video.* 1\./)
  })

  it('[TCH-172] names the exams that draw questions from the whole bank, because no file contains these questions', async () => {
    const rich = await makeRichCourse(testApp, teacher)
    const added = await testApp.ask(
      exams.addExamination,
      { examinationName: 'Drawn', courseIdSign: rich.sign, totalScore: 10 },
      teacher,
    )
    const draw = { amount: 1, score: 10, courseIdSign: null, type: null, level: null, tag: null }
    const examinationId = added.body.data?.sign ?? ''
    const saved = await testApp.ask(
      exams.saveExamDraws,
      { examinationId, version: 1, draws: [draw] },
      teacher,
    )
    expect(saved.status).toBe(200)
    const bytes = await exported('withoutFilms', rich.sign)
    const found = (await manifestOf(bytes)).examinations.map((one) => [one.name, one.drawsLeftOut])
    expect(found).toContainEqual(['Drawn', 1])
    const notes = (await importOf(bytes, true)).body.data?.notes.join(' ')
    expect(notes).toContain('“Drawn”')
    expect(notes).not.toContain('“Unit test”')
    // A file of an earlier version does not say how many rules were left out. So only an exam
    // without questions shows that rules are missing.
    const older = await spoilt((manifest) => {
      for (const one of manifest.examinations) delete one.drawsLeftOut
      manifest.examinations[0]!.subjects = []
      manifest.examinations[0]!.draws = []
    })
    const { name } = (await manifestOf(older)).examinations[0]!
    expect((await importOf(older, true)).body.data?.notes.join(' ')).toContain(`“${name}”`)
    expect((await importOf(await exported(), true)).body.data?.notes).toEqual([])
  })

  it('[TCH-146] reports each fault in the dry run, and imports nothing from a file with a fault', async () => {
    const wrong: [string, Buffer, RegExp][] = [
      [
        'no archive',
        (await zipOf({ 'a.txt': 'a' })).subarray(0, -22),
        /not a course file|not an exported course/,
      ],
      ['no manifest', await zipOf({ 'a.txt': 'a' }), /not an exported course/],
      ['bad JSON', await zipOf({ 'course.json': '{"format":' }), /cannot be read/],
      [
        'another thing',
        await zipOf({ 'course.json': '{"format":"moodle"}' }),
        /not a course of this platform/,
      ],
      [
        'another version',
        await spoilt((manifest) => Object.assign(manifest, { version: 3 })),
        /another version/,
      ],
      [
        'a missing file',
        await spoilt((manifest) => {
          manifest.materials[0]!.file.entry = 'files/none.pdf'
        }),
        /missing from the ZIP file/,
      ],
      [
        'a path that leads out',
        renameEntry(
          await zipOf({ 'course.json': '{}', 'no/no/etc/passwd': 'x' }),
          'no/no/etc/passwd',
          '../../etc/passwd',
        ),
        /path outside its folder/,
      ],
      [
        'a path of its own choice',
        await spoilt((manifest) => {
          manifest.materials[0]!.file.entry = '../x.pdf'
        }),
        /missing or not valid/,
      ],
      [
        'a script in a title',
        await spoilt((manifest) => {
          manifest.course.names.en = '<script>alert(1)</script>'
        }),
        /script/,
      ],
      [
        'a name too long',
        await spoilt((manifest) => {
          manifest.chapters[0]!.names.en = 'x'.repeat(101)
        }),
        /missing or not valid/,
      ],
      [
        'a question that is not there',
        await spoilt((manifest) => {
          manifest.examinations[0]!.subjects[0]!.question = 99
        }),
        /not in the file/,
      ],
    ]
    const before = await testApp.db.$count(courses)
    for (const [what, bytes, message] of wrong) {
      const { body, again } = await importOf(bytes, true)
      expect(body.data?.faults.map(({ text: fault }) => fault).join('\n'), what).toMatch(message)
      expect((await again(false)).body.data?.sign, what).toBeNull()
    }
    expect(await testApp.db.$count(courses)).toBe(before)
  })

  it('[TCH-146] refuses a manifest that is too large, and unpacks an entry only to its declared size', async () => {
    const bomb = await zip({ 'course.json': Buffer.alloc(64 * 1024 * 1024) })
    const { body } = await importOf(bomb, true)
    expect(body.data?.faults).toHaveLength(1)
    // If an entry declares a small size, it is unpacked only up to that size.
    bomb.writeUInt32LE(2000, directoryLine(bomb, 'course.json') + 24)
    const lying = await importOf(bomb, true)
    expect(lying.body.data?.faults).toHaveLength(1)
  })

  it('[CRS-214] [TCH-146] accepts a file from before courses had a teaching language', async () => {
    const bytes = await spoilt(({ course }) => {
      expect(course.language).toBe('zh')
      Reflect.deleteProperty(course, 'language')
    })
    const { body, again } = await importOf(bytes, true)
    expect(body.data?.faults).toEqual([])
    const { sign } = (await again(false)).body.data ?? {}
    const made = await manifestOf(await exported('withoutFilms', sign ?? ''))
    expect(made.course.language).toBeNull()
  })

  it('[TCH-146] removes scripts from rich texts, and says so', async () => {
    const bytes = await spoilt((manifest) => {
      manifest.course.details = {
        en: '<p>Hello<img src=x onerror="alert(1)"></p><script>alert(1)</script>',
      }
    })
    const { body, again } = await importOf(bytes, true)
    expect(body.data?.notes.join()).toMatch(/unsafe parts/)
    const { sign } = (await again(false)).body.data ?? {}
    const made = await manifestOf(await exported('withoutFilms', sign ?? ''))
    expect(made.course.details.en).not.toMatch(/script|onerror/)
  })

  it('[TCH-146] with a file of another type is refused and leaves no files', async () => {
    const bytes = await spoilt((manifest) => {
      manifest.chapters[0]!.lessons[1]!.video = { entry: 'files/film.mp4', name: 'film.mp4' }
    })
    const entries = {
      'files/film.mp4': Buffer.from('no film'),
      ...Object.fromEntries(await unzip(bytes)),
    }
    const before = await testApp.db.$count(files, eq(files.state, 'stored'))
    const { body } = await importOf(await zipOf(entries), false)
    expect(body.data).toMatchObject({
      sign: null,
      faults: [{ text: expect.stringContaining('damaged') as string }],
    })
    // One file more than before: the course file itself.
    expect(await testApp.db.$count(files, eq(files.state, 'stored'))).toBe(before + 1)
  })

  it('[TCH-146] reports an entry whose name differs between its header and the directory of the archive', async () => {
    const bytes = await exported('withoutFilms')
    const { entry = '' } = (await manifestOf(bytes)).materials[0]?.file ?? {}
    bytes.write('F', bytes.lastIndexOf(entry, bytes.lastIndexOf(entry) - 1))
    const { body } = await importOf(bytes, false)
    expect(body.data).toMatchObject({
      sign: null,
      faults: [{ text: expect.stringContaining('damaged') as string }],
    })
  })

  it('[TCH-146] is downloaded only by teachers of the course, at an address that expires and is valid for one course', async () => {
    const stranger = await testApp.person('teacher,normal')
    expect((await testApp.ask(bundles.exportCourse, { sign: course.sign }, stranger)).status).toBe(
      403,
    )
    const url = (await offered()).withoutFilms.url ?? ''
    expect((await send(testApp, { url: url.replace('films=0', 'films=1') })).statusCode).toBe(403)
    const others = makeRichCourse(testApp, teacher).then(({ sign }) =>
      url.replace(course.sign, sign),
    )
    expect((await send(testApp, { url: await others })).statusCode).toBe(403)
    const download = await send(testApp, { url })
    expect(download.headers['content-disposition']).toContain('attachment')
    expect(download.headers['cache-control']).toBe('private, no-store')
    testApp.clock.pass(601)
    expect((await send(testApp, { url })).statusCode).toBe(403)
    const { body } = await importOf(await exported('withoutFilms'), true)
    expect(body.data?.faults).toEqual([])
    const file = await makeFile(testApp, {
      ownerId: teacher.userId,
      purpose: 'courseFile',
      name: 'a.zip',
      bytes: await zipOf({ a: 'b' }),
    })
    const taken = { filePath: testApp.seal('file', file.id), dryRun: true }
    expect((await testApp.ask(bundles.importCourse, taken, stranger)).status).toBe(404)
  })
})
