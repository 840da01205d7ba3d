import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { courses, schools } from '@titian/contract'
import { askKey, callKey } from '@titian/site'
import { TitianProvider } from '@titian/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChapterDialog } from './chapter-dialog.tsx'

const draft = {
  idSign: 's',
  version: 1,
  chapterNameTexts: { en: 'Batik' },
  chapterSynopsisTexts: {},
}
const sent: Record<string, unknown>[] = []
let answer: () => Response

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status })
const known = (part: object) => () =>
  json(200, { ok: true, code: 200, msg: '', data: { ...draft, ...part } })

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    // The school is known from the start.
    if (url.includes('/school/')) return new Promise<Response>(() => {})
    if (typeof body === 'string') sent.push(JSON.parse(body) as (typeof sent)[number])
    return answer()
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open() {
  const texts = createInstance()
  await texts.use(initReactI18next).init({ lng: 'en', resources: {} })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const languageList = [{ name: 'English', abbreviation: 'en', smallAbbreviation: 'en-my' }]
  client.setQueryData(askKey(schools.schoolInitial), { languageList })
  client.setQueryData(askKey(schools.schoolBaseInfo), {})
  client.setQueryData(askKey(schools.navigationBar), [])
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={texts}>
          <ChapterDialog sign="s" onClose={() => {}} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  return client
}

const field = () => screen.findByDisplayValue<HTMLInputElement>('Batik')

it('[TCH-084] says when a chapter cannot be read, and reads it again', async () => {
  answer = () => json(500, { ok: false, code: -9999, msg: '', data: null })
  await open()
  const again = await screen.findByRole('button', { name: /retry|again/i })
  answer = known({})
  fireEvent.click(again)
  expect(await field()).toBeTruthy()
})

it('[TCH-084] keeps what is written, and its version, when the chapter is read again meanwhile', async () => {
  answer = known({})
  const client = await open()
  const name = await field()
  fireEvent.change(name, { target: { value: 'Songket' } })
  answer = known({ version: 2, chapterNameTexts: { en: 'Weaving' } })
  await act(() => client.refetchQueries({ queryKey: callKey(courses.chapterById) }))
  expect(name.value).toBe('Songket')
  fireEvent.submit(name.form ?? document)
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ version: 1, chapterName: 'Songket' }))
})
