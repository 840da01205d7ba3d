import { exams, type FilePurpose, type InputOf, type Language, refusals } from '@titian/contract'
import { type Item, mediaMark } from '@titian/exam-items/shape'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { secondsAfter } from '../../../../platform/clock.ts'
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeFile, photo, send } from '../../../files/factories.ts'
import { files, publicAddress, storeFile } from '../../../files/index.ts'
import { createSchool } from '../../../schools/index.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { choiceItem, Draft } from '../copies/factories.ts'
import { questionFiles } from '../../tables.ts'
import { removeUnused } from './actions.ts'

let testApp: TestApp
let draft: Draft
let picture: string
let pictureId: number
let audio: string

/** A frame of MPEG layer III with silence. */
const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(2000)])

const store = async (purpose: FilePurpose, schoolId = testApp.schoolId) => {
  const bytes = purpose === 'questionAudio' ? mp3 : await photo()
  const name = purpose === 'questionAudio' ? 'a.mp3' : 'a.jpg'
  return makeFile(testApp, { schoolId, purpose, name, bytes })
}
const signOf = async (purpose: FilePurpose, schoolId?: number) =>
  testApp.seal('file', (await store(purpose, schoolId)).id)
const pictureMark = (sign: string, words = 'A ship at the pier') =>
  mediaMark({ kind: 'picture', words, sign })
const audioMark = (sign: string, words = 'The call') => mediaMark({ kind: 'audio', words, sign })

beforeAll(async () => {
  testApp = await openTestApp()
  const file = await store('questionPicture')
  pictureId = file.id
  picture = testApp.seal('file', file.id)
  audio = await signOf('questionAudio')
})
afterAll(() => testApp.close())
beforeEach(async () => {
  testApp.clock.pass(5)
  draft = await Draft.open(testApp)
})

const add = async (item: Item) => {
  testApp.clock.pass(2)
  return (await testApp.ask(exams.questionBankAdd, { item }, draft.teacher)).body
}
const withStem = (stem: string) => choiceItem(stem)
const refused = (field: string, text: string) => ({
  code: refusals.invalidInput.code,
  extend: { fields: { [field]: expect.stringContaining(text) } },
})
const unknown = 'not a file of your school'

describe('pictures and audio of a question', () => {
  it('[EXM-201] [EXM-202] are shown in question, options and analysis, to everybody with their address', async () => {
    const item: Item = {
      ...choiceItem(`What is it? ${pictureMark(picture)}`),
      options: [
        { id: 'a', content: pictureMark(picture, 'Rail') },
        { id: 'b', content: audioMark(audio) },
      ],
      analysis: `Listen: ${audioMark(audio)}`,
    } as Item
    const sign = await draft.add(item)
    expect((await draft.bankQuestion(sign)).item).toEqual(item)
    const response = await send(testApp, {
      url: publicAddress(testApp.seal, pictureId),
      host: 'localhost',
    })
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(publicAddress(testApp.seal, pictureId)).toBe(`/api/v1/file/public/${picture}`)
    const part = await send(testApp, {
      url: `/api/v1/file/public/${audio}`,
      headers: { range: 'bytes=0-3' },
    })
    expect([part.statusCode, part.headers['content-type'], part.rawPayload.length]).toEqual([
      206,
      'audio/mpeg',
      4,
    ])
  })

  it('[EXM-201] are replaced by words in lists, in the language of the reader, and found by these words', async () => {
    const sign = await draft.add(
      withStem(`See ${pictureMark(picture, 'A red crane')} ${draft.courseId}`),
    )
    const find = async (
      filter: InputOf<typeof exams.questionBankFindList>,
      language: Language = 'en',
    ) => {
      const by = { person: draft.teacher, language }
      return (await testApp.ask(exams.questionBankFindList, filter, by)).body.data!.list
    }
    const { courseId, course: courseIdSign } = draft
    const [row] = await find({ courseIdSign })
    expect(row).toMatchObject({
      idSign: sign,
      subjectName: `See [picture: A red crane] ${courseId}`,
    })
    const [found] = await find({ subjectName: 'red crane' }, 'zh')
    expect(found?.subjectName).toBe(`See [图片：A red crane] ${courseId}`)
    // A search does not find a part of a sealed id.
    expect(await find({ subjectName: picture.slice(0, 8) })).toHaveLength(0)
    const exam = await draft.examination([sign])
    expect((await draft.first(exam)).subjectName).toContain('[picture: A red crane]')
  })

  it('[EXM-201] are limited, and the refusal is at the text with too many', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, () => pictureMark(picture)).join(' ')
    expect(await add(withStem(many(11)))).toMatchObject(refused('item.stem', 'ten pictures'))
    expect(await add(withStem(many(10)))).toMatchObject({ code: 200 })
    const audios = Array.from({ length: 4 }, () => audioMark(audio)).join(' ')
    expect(await add({ ...withStem('Audio'), analysis: audios })).toMatchObject(
      refused('item.analysis', 'three pieces'),
    )
    expect(await add(withStem(`![ ](picture:${picture})`))).toMatchObject(
      refused('item.stem', 'description'),
    )
    expect(await add(withStem(`![${'a'.repeat(201)}](picture:${picture})`))).toMatchObject(
      refused('item.stem', '200 characters'),
    )
  })

  it('[EXM-201] [EXM-202] are refused at their text if they belong to another school or purpose', async () => {
    const schoolId = await createSchool(testApp.db, {
      key: `media-${draft.courseId}`,
      title: { en: 'Other' },
      hosts: [`media-${draft.courseId}.test`],
    })
    const foreign = await signOf('questionPicture', schoolId)
    const cover = await signOf('cover')
    const strange = [
      foreign,
      cover,
      audio,
      testApp.seal('file', 999_999),
      testApp.seal('course', 1),
      'x',
    ]
    for (const sign of strange) {
      const item = { ...withStem('Options'), analysis: pictureMark(sign) }
      expect(await add(item)).toMatchObject(refused('item.analysis', unknown))
    }
    const options = [
      { id: 'a', content: 'Rail' },
      { id: 'b', content: audioMark(picture) },
    ]
    expect(await add({ ...choiceItem('B'), options } as Item)).toMatchObject(
      refused('item.options.1.content', unknown),
    )
  })

  it('[EXM-201] are checked too if a question is changed in an examination or corrected', async () => {
    const bad = withStem(`Which way? ${pictureMark('nothing')}`)
    expect(await draft.rewrite(bad)).toMatchObject(refused('item.stem', unknown))
    testApp.clock.pass(2)
    const option = {
      subjectId: (await draft.first()).id,
      optionName: 'D',
      optionContent: pictureMark('nothing'),
    }
    const added = await testApp.ask(exams.optionCopyAdd, option, draft.teacher)
    expect(added.body).toMatchObject(refused('optionContent', unknown))
    const good = withStem(`Which way? ${pictureMark(picture, 'Frozen')}`)
    expect(await draft.rewrite(good)).toMatchObject({ code: 200 })
    await draft.release()
    const first = await draft.first()
    const correction = { kind: 'key' as const, item: bad }
    const input = { examinationId: draft.sign, subjectId: first.id, correction }
    const preview = await testApp.ask(exams.previewRegrade, input, draft.teacher)
    expect(preview.body).toMatchObject(refused('correction.item.stem', unknown))
  })
})

describe('the files of questions', () => {
  it('[EXM-201] [EXM-202] are recognised by their bytes, whatever their name is', async () => {
    const refuse = async (purpose: FilePurpose, name: string, bytes: Buffer) => {
      const plan = { schoolId: testApp.schoolId, ownerId: null, purpose, name, bytes }
      const stored = await storeFile(testApp.db, testApp.app.services.files, plan)
      return stored instanceof Refusal ? stored.detail.reason : stored.type
    }
    const html = Buffer.from('<html><script>alert(1)</script></html>')
    expect(await refuse('questionPicture', 'a.png', html)).toBe('fileTypeWrong')
    expect(await refuse('questionPicture', 'a.png', mp3)).toBe('fileTypeWrong')
    expect(await refuse('questionAudio', 'a.mp3', html)).toBe('fileTypeWrong')
    expect(await refuse('questionAudio', 'a.mp3', await photo())).toBe('fileTypeWrong')
    expect(await refuse('questionPicture', 'a.exe', await photo())).toBe('image/jpeg')
    const m4a = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypM4A '),
      Buffer.alloc(40),
    ])
    expect(await refuse('questionAudio', 'a.m4a', m4a)).toBe('audio/mp4')
    const ogg = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead')])
    expect(await refuse('questionAudio', 'a.ogg', ogg)).toBe('audio/ogg')
    const film = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('\u0080theora')])
    expect(await refuse('questionAudio', 'a.ogg', film)).toBe('fileTypeWrong')
  })

  it('[EXM-201] are kept as long as a version refers to them, and removed a month later', async () => {
    const used = await store('questionPicture')
    const unused = await store('questionPicture')
    const cover = await store('cover')
    const sign = await draft.add(withStem(`Old ${pictureMark(testApp.seal('file', used.id))}`))
    await draft.editInBank(withStem(`New without one ${draft.courseId}`), sign)
    await testApp.ask(exams.questionBankDelete, { sign }, draft.teacher)
    const stateOf = async (id: number) =>
      (await testApp.db.select().from(files).where(eq(files.id, id)))[0]?.state
    const later = (days: number) => secondsAfter(testApp.clock.now(), days * 86_400)
    await removeUnused(testApp.app.services, later(29))
    expect(await stateOf(unused.id)).toBe('stored')
    await removeUnused(testApp.app.services, later(31))
    expect(await stateOf(unused.id)).toBe('removed')
    expect(await stateOf(used.id)).toBe('stored')
    expect(await stateOf(cover.id)).toBe('stored')
  })

  it('[EXM-201] that were deleted by hand leave a question that can be read and repaired', async () => {
    const gone = await store('questionPicture')
    const mark = pictureMark(testApp.seal('file', gone.id))
    const sign = await draft.add(withStem(`Gone ${mark}`))
    await testApp.db.delete(files).where(eq(files.id, gone.id))
    expect((await draft.bankQuestion(sign)).item.stem).toContain(mark)
    const response = await send(testApp, { url: publicAddress(testApp.seal, gone.id) })
    expect(response.statusCode).toBe(404)
    const { item, version } = await draft.bankQuestion(sign)
    const update = async (next: Item) => {
      testApp.clock.pass(2)
      const input = { idSign: sign, version, item: next }
      return (await testApp.ask(exams.questionBankUpdate, input, draft.teacher)).body
    }
    expect(await update({ ...item, analysis: 'More' })).toMatchObject(refused('item.stem', unknown))
    expect(await update({ ...item, stem: 'Without it' })).toMatchObject({ code: 200 })
  })

  it('[EXM-201] are kept for questions of an examination as well', async () => {
    const frozen = await store('questionPicture')
    await draft.rewrite(withStem(`Here only ${pictureMark(testApp.seal('file', frozen.id))}`))
    const uses = await testApp.db
      .select()
      .from(questionFiles)
      .where(eq(questionFiles.fileId, frozen.id))
    expect(uses).toHaveLength(1)
  })
})

it('[EXM-041] [EXM-201] hides the analysis and its pictures from a student before the review', async () => {
  const secret = await signOf('questionPicture')
  const item = { ...withStem(`Look ${pictureMark(picture)}`), analysis: pictureMark(secret) }
  const sign = await draft.add(item)
  const exam = await draft.examination([sign], { totalScore: 10 })
  await draft.release(1, exam)
  const recordId = await draft.begin(exam)
  const paper = async () =>
    (await testApp.ask(exams.getExaminationPaper, { examinationId: exam }, draft.student)).body
  expect(JSON.stringify(await paper())).toContain(picture)
  expect(JSON.stringify(await paper())).not.toContain(secret)
  testApp.clock.pass(2)
  const done = { answerList: [], examinationId: exam, recordId }
  await testApp.ask(exams.submit, done, draft.student)
  const record = await testApp.ask(
    exams.getPaperRecord,
    { unitestingUserRecordId: recordId },
    draft.student,
  )
  expect(JSON.stringify(record.body)).toContain(secret)
})
