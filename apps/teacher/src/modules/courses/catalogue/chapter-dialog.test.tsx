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
    // The request for the school never gets a response: the page uses the school in the cache.
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
  // A dialog ignores clicks in its first half second (FRM-366).
  await vi.waitFor(() =>
    expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull(),
  )
  return found
}

it('[TCH-084] a failed load of the chapter is reported and can be repeated', async () => {
  answer = () => json(500, { ok: false, code: -9999, msg: '', data: null })
  await open()
  const again = await screen.findByRole('button', { name: /retry|again/i })
  answer = known({})
  fireEvent.click(again)
  expect(await field()).toBeTruthy()
})

it('[TCH-084] when the chapter is loaded again, the text being written and its version are kept', async () => {
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

it('[TCH-084] a newer chapter is shown above the text being written, and is overwritten only after a confirmation', async () => {
  answer = known({})
  await open()
  const name = await field()
  fireEvent.change(name, { target: { value: 'Songket' } })
  const newer = { ...draft, version: 5, chapterNameTexts: { en: 'Weaving' } }
  const extend = { reason: 'changedMeanwhile', newer }
  answer = () => json(409, { ok: false, code: -4, msg: '', data: null, extend })
  fireEvent.submit(name.form ?? document)
  // The notification of an earlier save may still be shown.
  const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
  await vi.waitFor(() => expect(alerts().join()).toContain('Weaving'))
  expect(name.value).toBe('Songket')
  answer = known({ version: 6 })
  fireEvent.submit(name.form ?? document)
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ version: 5, chapterName: 'Songket' }))
})

it('a closed dialog keeps its unsent text, and Cancel discards it', async () => {
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
