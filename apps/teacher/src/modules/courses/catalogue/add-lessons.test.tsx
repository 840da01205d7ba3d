import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { setPerson } from '@titian/site'
import { TitianProvider } from '@titian/ui'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AddLessons } from './add-lessons.tsx'

const sent: string[] = []
const chosen: File[][] = []
let dialogs = 0
let refuses: (title: string) => boolean = () => false

beforeEach(() => {
  setPerson('anna')
  sent.length = 0
  chosen.length = 0
  dialogs = 0
  refuses = () => false
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit = {}) => {
    const { videoTitle } = JSON.parse(typeof body === 'string' ? body : '') as {
      videoTitle: string
    }
    sent.push(videoTitle)
    const refused = refuses(videoTitle)
    const answer = refused
      ? { ok: false, code: -6, msg: '', data: null }
      : { ok: true, code: 200, msg: '', data: { sign: 's' } }
    return Promise.resolve(new Response(JSON.stringify(answer), { status: refused ? 403 : 200 }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  setPerson(null)
})

async function open() {
  const texts = createInstance()
  await texts.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { site: { codes: { '-6/403': 'Not allowed' } } } },
  })
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={texts}>
          <AddLessons
            chapterSign="c"
            chapterName="Batik"
            onDialog={() => (dialogs += 1)}
            onFiles={(files) => chosen.push(files)}
          />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
}
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const enter = () => {
  const { form } = field()
  if (form) fireEvent.submit(form)
}

it('[TCH-151] Enter adds one lesson after the other in order, and an empty title adds none', async () => {
  await open()
  for (const title of ['One', '  ', 'Two']) {
    write(title)
    enter()
  }
  await waitFor(() => expect(sent).toEqual(['One', 'Two']))
  expect(field().value).toBe('')
})

it('[TCH-151] a refused title returns to the field, and a title that is too long is reported before sending', async () => {
  refuses = (title) => title === 'No'
  await open()
  write('No')
  enter()
  await waitFor(() => expect(field().value).toBe('No'))
  expect(screen.getByText('Not allowed')).toBeDefined()
  write('x'.repeat(101))
  expect(screen.queryByText('Not allowed')).toBeNull()
  enter()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual(['No'])
})

it('[TCH-151] an unfinished title survives leaving the page, and an empty field opens the dialog', async () => {
  await open()
  write('Half a tit')
  cleanup()
  await open()
  expect(field().value).toBe('Half a tit')
  write('')
  fireEvent.click(screen.getByText('lesson.add'))
  expect(dialogs).toBe(1)
})
