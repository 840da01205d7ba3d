import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { oneOfEach } from '../../factories.ts'
import { openClassroom } from './factories.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const [laptop, phone] = ['tab-of-the-laptop', 'tab-of-the-phone']

describe('the confirmation of a save', () => {
  it('[EXM-102] has the stored number, and none if nothing was written', async () => {
    const { begin, save, subject, stored } = await openClassroom(testApp)
    const record = await begin()
    await save(record, [{ place: 0, answer: 'b', seq: 9 }])
    for (const seq of [5, 9])
      expect((await save(record, [{ place: 0, answer: 'a', seq }])).body.data).toMatchObject({
        saved: [],
        conflicts: [{ unitestingBankId: subject(0), seq, stored: 'b', storedSeq: 9 }],
      })
    expect((await save(record, [{ place: 0, answer: 'b', seq: 5 }])).body.data).toMatchObject({
      saved: [{ unitestingBankId: subject(0), seq: 9 }],
      conflicts: [],
    })
    expect(await stored(0)).toMatchObject({ answer: 'b', seq: 9 })
  })

  it('[EXM-102] lists each question, saved or not', async () => {
    const { begin, save, subject } = await openClassroom(testApp)
    const record = await begin()
    await save(record, [{ place: 0, answer: 'b', seq: 4 }])
    const { body } = await save(record, [
      { place: 0, answer: 'c', seq: 3 },
      { place: 1, answer: ['a'], seq: 5 },
      { place: 3, answer: null, seq: 6 },
    ])
    expect(body.data?.saved).toEqual(
      expect.arrayContaining([
        { unitestingBankId: subject(1), seq: 5 },
        { unitestingBankId: subject(3), seq: 6 },
      ]),
    )
    expect(body.data?.saved).toHaveLength(2)
    expect(body.data?.conflicts).toHaveLength(1)
  })

  it('[EXM-103] continues after a number far ahead of all others', async () => {
    const { begin, save, stored } = await openClassroom(testApp)
    const record = await begin()
    await save(record, [{ place: 0, answer: 'a', seq: 1_000_000_000 }])
    const { seq = 0 } = (await stored(0)) ?? {}
    expect(seq).toBeLessThan(10_000_000)
    const next = await save(record, [{ place: 0, answer: 'b', seq: seq + 1 }])
    expect(next.body.data?.saved).toMatchObject([{ seq: seq + 1 }])
    expect(await stored(0)).toMatchObject({ answer: 'b' })
  })
})

describe('an attempt on two devices', () => {
  it('[EXM-127] does not overwrite an answer with one from before another device changed the question', async () => {
    const { begin, open, save, stored, subject, detail } = await openClassroom(testApp)
    const record = await begin(laptop)
    expect(await open(laptop)).toMatchObject({ generation: 1 })
    await save(record, [{ place: 2, answer: ['start'], seq: 1, generation: 1 }], laptop)
    expect(await open(phone)).toMatchObject({ generation: 2 })
    await save(record, [{ place: 2, answer: ['final'], seq: 2, generation: 2 }], phone)

    const again = await open(laptop)
    expect(again.generation).toBe(3)
    const old = { place: 2, answer: ['a long text'], seq: 58, generation: 1 }
    expect((await save(record, [old], laptop)).body.data).toMatchObject({
      saved: [],
      conflicts: [{ unitestingBankId: subject(2), seq: 58, stored: ['final'], storedSeq: 2 }],
    })
    expect(await stored(2)).toMatchObject({ answer: ['final'], generation: 2 })

    const chosen = { ...old, seq: 59, generation: 3 }
    expect((await save(record, [chosen], laptop)).body.data).toMatchObject({
      saved: [{ seq: 59 }],
      conflicts: [],
    })
    const { items } = await detail(record)
    expect(items[2]).toMatchObject({ answer: ['a long text'] })
    expect(items[2]?.earlier.map(({ kind, answer }) => [kind, answer])).toEqual(
      expect.arrayContaining([
        ['replaced', ['start']],
        ['unchosen', ['a long text']],
        ['replaced', ['final']],
      ]),
    )
  })

  it('[EXM-127] saves an answer that no other device has changed without a conflict', async () => {
    const { begin, open, save, stored } = await openClassroom(testApp)
    const record = await begin(laptop)
    await open(phone)
    await save(record, [{ place: 0, answer: 'b', seq: 1, generation: 2 }], phone)
    await open(laptop)
    const { body } = await save(record, [{ place: 3, answer: true, seq: 7, generation: 1 }], laptop)
    expect(body.data).toMatchObject({ saved: [{ seq: 7 }], conflicts: [] })
    expect(await stored(3)).toMatchObject({ answer: true, generation: 3 })
  })

  it('[EXM-127] counts an old answer that was accepted now as new for the other device', async () => {
    const { begin, open, save, stored } = await openClassroom(testApp)
    const record = await begin(laptop)
    await open(phone)
    await open(laptop)
    await save(record, [{ place: 0, answer: 'a', seq: 3, generation: 1 }], laptop)
    await open(phone)
    const { body } = await save(record, [{ place: 0, answer: 'c', seq: 40, generation: 2 }], phone)
    expect(body.data).toMatchObject({ saved: [], conflicts: [{ stored: 'a' }] })
    expect(await stored(0)).toMatchObject({ answer: 'a' })
  })

  it('[EXM-127] does not overwrite another answer when it is handed in', async () => {
    const { begin, open, save, submit, stored, detail } = await openClassroom(testApp)
    const record = await begin(laptop)
    await open(phone)
    await save(record, [{ place: 0, answer: 'a', seq: 1, generation: 2 }], phone)
    await open(laptop)
    const old = [{ place: 0, answer: 'd', seq: 20, generation: 1 }]
    expect((await submit(record, old, laptop)).body.code).toBe(200)
    expect(await stored(0)).toMatchObject({ answer: 'a' })
    expect((await detail(record)).items[0]?.earlier).toMatchObject([
      { kind: 'unchosen', answer: 'd' },
    ])
  })

  it('[EXM-106] is not changed by an older tab, whose answers are stored for the teacher', async () => {
    const { begin, open, save, stored, detail } = await openClassroom(testApp)
    const record = await begin(laptop)
    await open(phone)
    const sent = await save(record, [{ place: 0, answer: 'd', seq: 5, generation: 1 }], laptop)
    expect(sent.body).toMatchObject({ code: -6, extend: { reason: 'attemptTakenOver' } })
    expect(await stored(0)).toBeUndefined()
    expect((await detail(record)).items[0]?.earlier).toMatchObject([
      { kind: 'unchosen', answer: 'd' },
    ])
  })

  it('[EXM-103] keeps no old versions of answers from one device', async () => {
    const { begin, open, save, detail } = await openClassroom(testApp)
    const record = await begin(laptop)
    for (let seq = 1; seq <= 5; seq += 1)
      await save(record, [{ place: 2, answer: [`text ${seq}`], seq, generation: 1 }], laptop)
    await open(laptop)
    await save(record, [{ place: 2, answer: ['after a reload'], seq: 6, generation: 1 }], laptop)
    expect((await detail(record)).items[2]?.earlier).toEqual([])
  })
})

describe('the stopped clock of an attempt', () => {
  const stopping = { minutes: 10, clockStops: true }

  it('[EXM-131] counts an absence equally with and without loading the page again', async () => {
    const countdowns: (number | null | undefined)[] = []
    for (const reloads of [true, false]) {
      const { begin, open, save, attempt } = await openClassroom(testApp, stopping)
      const record = await begin(laptop)
      await save(record, [], laptop)
      testApp.clock.pass(120)
      const paper = reloads ? await open(laptop) : undefined
      const { body } = await save(record, [{ place: 0, answer: 'a', seq: 1 }], laptop)
      countdowns.push(paper?.remaining ?? body.data?.remaining)
      expect(await attempt()).toMatchObject({ pausedSeconds: 120 })
    }
    expect(countdowns).toEqual([600_000, 600_000])
  })

  it('[EXM-131] ignores a short absence', async () => {
    const { begin, save, attempt } = await openClassroom(testApp, stopping)
    const record = await begin(laptop)
    testApp.clock.pass(80)
    expect((await save(record, [], laptop)).body.data).toMatchObject({ remaining: 520_000 })
    expect(await attempt()).toMatchObject({ pausedSeconds: 0 })
  })

  it('[EXM-133] is shown on the start page with the time after continuing', async () => {
    const { begin, open, save, attempt } = await openClassroom(testApp, stopping)
    const record = await begin(laptop)
    testApp.clock.pass(60)
    await save(record, [], laptop)
    testApp.clock.pass(190)
    const looked = await open()
    expect(looked).toMatchObject({ status: 'continue', remaining: 540_000 })
    expect(await attempt()).toMatchObject({ pausedSeconds: 0 })
    expect(await open(laptop)).toMatchObject({ remaining: 540_000, deadline: looked.deadline })
  })
})

describe('the key of a device', () => {
  it('[EXM-132] is always the same for one account, and different for another', async () => {
    const { student, teacher } = await openClassroom(testApp, { items: oneOfEach })
    const { exams } = await import('@titian/contract')
    const keyOf = async (person: typeof student) =>
      (await testApp.ask(exams.answerKey, {}, person)).body.data?.key ?? ''
    const key = await keyOf(student)
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    expect(await keyOf(student)).toBe(key)
    expect(await keyOf(teacher)).not.toBe(key)
    expect((await testApp.ask(exams.answerKey, {}, {})).status).toBe(401)
  })
})
