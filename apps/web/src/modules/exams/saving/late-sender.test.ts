import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerEntry } from './entry.ts'
import { MemoryJournal } from './factories.ts'
import { sendLate } from './late-sender.ts'

interface Sent {
  answers: { unitestingBankId: string; answer: unknown; generation: number }[]
}

const sent: Sent[] = []
let answer: (request: Sent) => { status: number; body: object }

const took = () => ({
  status: 200,
  body: {
    ok: true,
    code: 200,
    msg: '',
    data: { kept: [], waiting: 1, state: 'autoSubmitted' },
  },
})
const refused = (status: number, refusal: string) => ({
  status,
  body: { ok: false, code: -2, msg: '', data: null, extend: { refusal } },
})

beforeEach(() => {
  sent.length = 0
  answer = took
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { pathname: '/en/home' })
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as Sent
    sent.push(request)
    const reply = answer(request)
    return Promise.resolve(new Response(JSON.stringify(reply.body), { status: reply.status }))
  })
})
afterEach(() => vi.unstubAllGlobals())

function journalOf(...entries: Partial<AnswerEntry>[]): MemoryJournal {
  const journal = new MemoryJournal()
  journal.entries = entries.map((entry, place) => ({
    seq: place + 1,
    generation: 1,
    questionId: 'q1',
    answer: `text ${place + 1}`,
    at: 0,
    ...entry,
  }))
  return journal
}

test('[EXM-104] the newest entry of each question and takeover is sent, and confirmed ones are removed', async () => {
  const journal = journalOf({}, {}, { questionId: 'q2' }, { generation: 2 })
  expect(await sendLate('r', journal)).toEqual({ left: 0, waiting: 1, state: 'autoSubmitted' })
  expect(sent.map(({ answers }) => answers.map((one) => one.answer))).toEqual([
    ['text 2', 'text 3'],
    ['text 4'],
  ])
  expect(journal.entries).toEqual([])
})

test('[EXM-129] nothing is removed while the server does not respond', async () => {
  const journal = journalOf({}, { questionId: 'q2' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await sendLate('r', journal)).toEqual({ left: 2, waiting: null, state: null })
  expect(journal.entries).toHaveLength(2)
})

test('[EXM-104] an open paper is not touched', async () => {
  const journal = journalOf({})
  answer = () => refused(409, 'alreadyDone')
  expect(await sendLate('r', journal)).toMatchObject({ left: 1 })
  expect(journal.entries).toHaveLength(1)
})

test('[EXM-104] one invalid answer does not block the others, and broken surrogate pairs are removed', async () => {
  const journal = journalOf(
    { questionId: 'bad' },
    { questionId: 'q2', answer: 'half \ud800 letter\0' },
  )
  answer = ({ answers }) =>
    answers.some(({ unitestingBankId }) => unitestingBankId === 'bad')
      ? refused(422, 'invalidInput')
      : took()
  expect(await sendLate('r', journal)).toMatchObject({ left: 1, waiting: 1 })
  expect(sent.at(-1)?.answers[0]?.answer).toBe('half  letter')
  expect(journal.entries.map(({ questionId }) => questionId)).toEqual(['bad'])
})
