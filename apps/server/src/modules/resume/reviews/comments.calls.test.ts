import { randomUUID } from 'node:crypto'
import { commentsMost, resume } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeMember } from '../../accounts/factories.ts'
import { resumeComments } from '../tables.ts'
import { makeReviewScene, type ReviewScene } from './factories.ts'

let testApp: TestApp
let scene: ReviewScene
let sign: string

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  scene = await makeReviewScene(testApp)
  sign = await scene.asked()
})

const added = async (fields: Record<string, unknown> = {}) =>
  (await scene.comment(sign, fields)).body.data?.sign ?? ''
const update = (commentSign: string, content: string) =>
  testApp.ask(resume.updateResumeComment, { sign, commentSign, content }, scene.teacher)
const remove = (commentSign: string, by = scene.teacher) =>
  testApp.ask(resume.removeResumeComment, { sign, commentSign }, by)
const finish = () => testApp.ask(resume.finishResumeReview, { sign }, scene.teacher)
const resolve = (commentSign: string, resolved: boolean, by: Person = scene.student) =>
  testApp.ask(resume.resolveResumeComment, { sign: commentSign, resolved }, by)

describe('a comment on a resume', () => {
  it('[RES-127] is added to the header, the personal advantage, a section or an entry, which it names', async () => {
    await added({ section: 'basics', content: ' A clear name. ' })
    await added({ section: 'advantage', content: 'Write two lines.' })
    await added({ section: 'project', content: 'Add one project.' })
    const { body } = await scene.comment(sign, { entryId: scene.workId })
    expect(body.data).toMatchObject({
      section: 'work',
      entryId: scene.workId,
      entryTitle: 'Kedai Buku Jaya',
      content: 'Say what you sold.',
      changedAt: null,
      resolvedAt: null,
    })
    expect(await scene.commentRows()).toMatchObject([
      { section: 'basics', entryKey: '', entryTitle: '', content: 'A clear name.' },
      { section: 'advantage' },
      { section: 'project' },
      { section: 'work', entryKey: scene.workId, createdAt: testApp.clock.now() },
    ])
    const { data } = (await scene.read(sign)).body
    expect(data?.comments.map(({ section }) => section)).toEqual([
      'basics',
      'advantage',
      'project',
      'work',
    ])
    expect(data?.comments[3]).toEqual(body.data)
  })

  it('[RES-127] has 1 to 500 characters and a section, and refuses an entry outside of the copy', async () => {
    for (const fields of [
      { content: '  ' },
      { content: 'x'.repeat(501) },
      { section: 'hobbies' },
      { key: 'again' },
    ]) {
      const { status, body } = await scene.comment(sign, fields)
      expect([status, Object.keys((body.extend?.['fields'] as object) ?? {})]).toEqual([
        422,
        Object.keys(fields),
      ])
    }
    const outside = [
      { entryId: randomUUID() },
      { section: 'education', entryId: scene.workId },
      { section: 'basics', entryId: scene.workId },
    ]
    for (const fields of outside) expect((await scene.comment(sign, fields)).status).toBe(404)
    expect(await scene.commentRows()).toEqual([])
    expect((await scene.comment(sign, { content: 'x'.repeat(500) })).status).toBe(200)
  })

  it('[RES-127] is changed by its teacher, shows the time, and is reopened when its text changes', async () => {
    const comment = await added()
    await resolve(comment, true)
    testApp.clock.pass(60)
    const same = await update(comment, 'Say what you sold.')
    expect(same.body.data).toMatchObject({ changedAt: null })
    expect(same.body.data?.resolvedAt).not.toBeNull()
    const changed = await update(comment, 'Say how much you sold.')
    const changedAt = testApp.clock.now()
    expect(changed.body.data).toMatchObject({
      content: 'Say how much you sold.',
      changedAt: changedAt.toISOString(),
      resolvedAt: null,
    })
    expect(await scene.commentRows()).toMatchObject([
      { content: 'Say how much you sold.', changedAt, resolvedAt: null },
    ])
  })

  it('[RES-127] [RES-123] cannot be changed or deleted by others, nor through another request', async () => {
    const comment = await added()
    const other = await makeReviewScene(testApp)
    const otherSign = await other.asked()
    const foreign = { sign: otherSign, commentSign: comment, content: 'Mine' }
    const byOther = await testApp.ask(resume.updateResumeComment, foreign, other.teacher)
    expect(byOther.status).toBe(404)
    const removed = await testApp.ask(resume.removeResumeComment, foreign, other.teacher)
    expect(removed.status).toBe(404)
    expect((await remove(comment, other.teacher)).status).toBe(404)
    expect(await scene.commentRows()).toMatchObject([{ content: 'Say what you sold.' }])
  })

  it('[RES-127] is refused above 50 in a request', async () => {
    const [review] = await scene.rows()
    const full = Array.from({ length: commentsMost - 1 }, () => ({
      reviewId: review?.id ?? 0,
      key: randomUUID(),
      section: 'work' as const,
      entryKey: '',
      entryTitle: '',
      content: 'One more',
      createdAt: testApp.clock.now(),
    }))
    await testApp.db.insert(resumeComments).values(full)
    const key = randomUUID()
    const last = await scene.comment(sign, { key })
    expect(last.status).toBe(200)
    const refused = await scene.comment(sign)
    expect([refused.status, refused.body.extend?.['reason']]).toEqual([409, 'commentsFull'])
    expect((await scene.comment(sign, { key })).body.data).toEqual(last.body.data)
    expect(await scene.commentRows()).toHaveLength(commentsMost)
  })

  it('[RES-128] [RES-127] is added once by repetitions and by two tabs, and can be deleted', async () => {
    const key = randomUUID()
    const tries = await Promise.all([1, 2, 3].map(() => scene.comment(sign, { key })))
    expect(new Set(tries.map(({ body }) => body.data?.sign)).size).toBe(1)
    expect(await scene.commentRows()).toHaveLength(1)
    const comment = tries[0]?.body.data?.sign ?? ''
    expect((await remove(comment)).status).toBe(200)
    expect((await remove(comment)).status).toBe(404)
    expect(await scene.commentRows()).toEqual([])
  })

  it('[RES-129] [RES-128] cannot change once the teacher has finished, and the student gets one notice', async () => {
    const key = randomUUID()
    const comment = (await scene.comment(sign, { key })).body.data?.sign ?? ''
    const finishedAt = testApp.clock.now()
    const { body } = await finish()
    expect(body.data).toEqual({ finishedAt: finishedAt.toISOString() })
    testApp.clock.pass(5)
    expect((await finish()).body.data).toEqual(body.data)
    expect((await scene.comment(sign, { key })).body.data?.sign).toBe(comment)
    for (const refused of [
      await scene.comment(sign),
      await update(comment, 'x'),
      await remove(comment),
    ])
      expect([refused.status, refused.body.extend?.['reason']]).toEqual([409, 'reviewFinished'])
    expect(await scene.rows()).toMatchObject([{ finishedAt }])
    expect(await scene.commentRows()).toMatchObject([{ content: 'Say what you sold.' }])
    expect(await scene.notices(scene.student)).toMatchObject([
      { words: 'resumeReviewFinished', gaps: { name: scene.teacher.name, count: '1' } },
    ])
    expect((await scene.read(sign)).body.data).toMatchObject({ revision: 2 })
  })
})

describe('the comments of a student', () => {
  it('[RES-130] are listed by request, newest first, with the number of unresolved ones', async () => {
    await added()
    await added({ section: 'advantage', content: 'Write two lines.' })
    await finish()
    await scene.asked({ note: 'Better now?' })
    const data = await scene.own()
    expect(data).toMatchObject({ total: 2, unresolved: 2 })
    expect(data?.list).toMatchObject([
      { note: 'Better now?', comments: [], finishedAt: null, withdrawnAt: null },
      {
        sign,
        teacherName: scene.teacher.name,
        withContact: false,
        comments: [{ content: 'Say what you sold.' }, { content: 'Write two lines.' }],
      },
    ])
    expect(await scene.own({ page: 2, size: 1 })).toMatchObject({
      list: [{ sign }],
      total: 2,
      unresolved: 2,
    })
  })

  it('[RES-130] are resolved and reopened by the student only; pressing twice changes nothing', async () => {
    const comment = await added()
    const resolvedAt = testApp.clock.now()
    expect((await resolve(comment, true)).status).toBe(200)
    testApp.clock.pass(9)
    await resolve(comment, true)
    expect(await scene.commentRows()).toMatchObject([{ resolvedAt }])
    expect(await scene.own()).toMatchObject({
      unresolved: 0,
      list: [{ comments: [{ resolvedAt: resolvedAt.toISOString() }] }],
    })
    const fellow = await makeMember(testApp)
    for (const other of [fellow, scene.teacher])
      expect((await resolve(comment, false, other)).status).toBe(404)
    await resolve(comment, false)
    await resolve(comment, false)
    expect(await scene.commentRows()).toMatchObject([{ resolvedAt: null }])
    expect(await scene.own()).toMatchObject({ unresolved: 1 })
  })

  it('[RES-130] keep the name of their entry after it was deleted', async () => {
    await added({ entryId: scene.workId })
    const { student, workId, revision } = scene
    const deleted = await testApp.ask(
      resume.deleteWork,
      { workId, revision: await revision() },
      student,
    )
    expect(deleted.status).toBe(200)
    expect((await scene.own())?.list).toMatchObject([
      { comments: [{ section: 'work', entryId: workId, entryTitle: 'Kedai Buku Jaya' }] },
    ])
  })
})
