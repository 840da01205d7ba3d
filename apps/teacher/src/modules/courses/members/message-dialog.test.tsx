// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { TitianProvider } from '@titian/ui'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, it, vi } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import { MessageDialog } from './message-dialog.tsx'
import { recipientsOf } from './recipients.ts'

const filter = { name: '', className: '3A', state: 'all' } as const

it.each([
  ['the ticked student', { keys: ['one'] }, 'Write to 1 student', { studentList: ['one'] }],
  ['all that match', { keys: [] }, 'Write to all 31 matching students', filter],
  ['all that match', { filter }, 'Write to all 31 matching students', filter],
])('[FRM-367] a message is for %s, and says so', async (_, of, title, whom) => {
  const isAll = 'filter' in of
  const count = isAll ? 31 : of.keys.length
  const recipients = recipientsOf({ of, count, isAll, total: 31 }, filter)
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return Response.json({ ok: true, code: 200, msg: '', data: { sign: 's', told: 1 } })
  })
  const i18n = createInstance()
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { courses: texts, site: {}, staff: {} } } })
  const onClose = vi.fn()
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={i18n}>
          <MessageDialog courseIdSign="c" {...recipients} onClose={onClose} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
  const [subject, words] = await screen.findAllByRole('textbox')
  for (const field of [subject, words])
    if (field) fireEvent.change(field, { target: { value: 'Please see me' } })
  const send = screen.getByRole('button', { name: 'Send' })
  await vi.waitFor(() => expect(send.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(send)
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ courseIdSign: 'c', ...whom }))
  if (recipients.isTicked) expect(asked.at(-1)).not.toHaveProperty('className')
  vi.unstubAllGlobals()
})
