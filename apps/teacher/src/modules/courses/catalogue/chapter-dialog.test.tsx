import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { courses, schools } from '@titian/contract'
import { askKey, callKey, setPerson } from '@titian/site'
import { TitianProvider } from '@titian/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
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

async function field() {
  const found = await screen.findByDisplayValue<HTMLInputElement>('Batik')
  // A dialog takes no answer in its first half second (FRM-366).
  await vi.waitFor(() =>
    expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull(),
  )
  return found
}

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

it('[TCH-084] shows the newer chapter above what is written, and saves over it once asked', async () => {
  answer = known({})
  await open()
  const name = await field()
  fireEvent.change(name, { target: { value: 'Songket' } })
  const newer = { ...draft, version: 5, chapterNameTexts: { en: 'Weaving' } }
  const extend = { reason: 'changedMeanwhile', newer }
  answer = () => json(409, { ok: false, code: -4, msg: '', data: null, extend })
  fireEvent.submit(name.form ?? document)
  // A toast of what was saved before may stand beside it.
  const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
  await vi.waitFor(() => expect(alerts().join()).toContain('Weaving'))
  expect(name.value).toBe('Songket')
  answer = known({ version: 6 })
  fireEvent.submit(name.form ?? document)
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ version: 5, chapterName: 'Songket' }))
})

it('takes up again what was written in a dialog that was left, and forgets it on Cancel', async () => {
  setPerson('anna')
  answer = known({})
  await open()
  fireEvent.change(await field(), { target: { value: 'Songket' } })
  cleanup()
  await open()
  await screen.findByDisplayValue('Songket')
  fireEvent.click(screen.getByRole('button', { name: /cancel/i }))
  cleanup()
  await open()
  expect(await field()).toBeTruthy()
})
