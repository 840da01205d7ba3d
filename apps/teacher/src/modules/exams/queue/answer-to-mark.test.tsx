import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { TitianProvider } from '@titian/ui'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AnswerToMark } from './answer-to-mark.tsx'

const sent: unknown[] = []
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ ok: true, code: 200, msg: '', data: {} })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const texts = createInstance()
  const grade = { score: 'Points', scoreWrong: 'At most {{most}}', send: 'Save' }
  await texts
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { exams: { grade, queue: { paper: 'Paper' } } } } })
  const item = { kind: 'annotation', stem: 'Explain.', model: '', analysis: '' } as const
  const question = { subjectId: 's', number: 1, maxScore: 10, waiting: 2, item }
  const entry = { version: 3, userName: '', studentCard: null, number: 1, submittedAt: null }
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={texts}>
          {['a', 'b'].map((recordId) => (
            <AnswerToMark
              key={recordId}
              entry={{ ...entry, recordId, waiting: 1, answer: `Words ${recordId}`, marks: [] }}
              question={question}
            />
          ))}
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  const fields = screen.getAllByLabelText<HTMLInputElement>('Points')
  const mark = (value: string) => {
    fireEvent.change(fields[0]!, { target: { value } })
    fireEvent.submit(fields[0]!.form!)
  }
  return { fields, mark }
}

it('[EXM-098] [EXM-186] points above the maximum are refused beside the field and not sent', async () => {
  const { mark, fields } = await open()
  mark('99')
  expect(screen.getByText('At most 10')).toBeTruthy()
  expect(fields[0]?.value).toBe('99')
  expect(sent).toEqual([])
})

it('[EXM-186] one answer is submitted with the version of the queue, and the next answer gets the focus', async () => {
  const { mark, fields } = await open()
  mark('7.5')
  expect(document.activeElement).toBe(fields[1])
  await waitFor(() => expect(sent).toHaveLength(1))
  const items = [{ subjectId: 's', score: 7.5, comment: '' }]
  expect(sent[0]).toEqual({ recordId: 'a', version: 3, items })
})
