import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { schools } from '@titian/contract'
import { askKey, createQueryClient } from '@titian/site'
import { TitianProvider } from '@titian/ui'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import { LessonCaptions } from './lesson-captions.tsx'

// The upload has its own tests, so a fake upload stores the file at once here.
vi.mock(import('@titian/site'), async (original) => ({
  ...(await original()),
  uploadFile: async () => ({ path: 'stored' }) as never,
}))

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, code: 200, msg: '', data: null }))
})
afterEach(() => vi.unstubAllGlobals())

async function upload(text: string) {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { courses: texts, site: {} } },
    interpolation: { escapeValue: false },
  })
  const client = createQueryClient()
  client.setQueryData(askKey(schools.schoolInitial), {
    languageList: [{ name: 'English', abbreviation: 'en', smallAbbreviation: 'en' }],
    areaCodes: ['60'],
  })
  const view = render(
    <TitianProvider language="en">
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={i18n}>
          <LessonCaptions sign="lesson" mayEdit captions={[]} onChanged={onChanged} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  const input = view.container.querySelector('input[type=file]')
  await userEvent.upload(input as HTMLInputElement, new File([text], 'lesson.vtt'))
}
const onChanged = vi.fn()
beforeEach(() => onChanged.mockClear())

const good = 'WEBVTT\n\n00:01.000 --> 00:02.000\nWelcome\n'

it('[FRM-376] the teacher sees how many characters hid text, and which line with an arrow has no valid times', async () => {
  await upload(
    `${good}\n00:03.000 --> 00:04.000\na < b\n\nsoon --> later\nLost\n\nnow --> then\nToo\n`,
  )
  const note = await screen.findByRole('status')
  expect(note.textContent).toContain('2 lines with an arrow have no times')
  expect(note.textContent).toContain('soon --> later')
  expect(note.textContent).toContain('1 sign < that does not begin a tag')
  expect(onChanged).toHaveBeenCalled()
})

it('[FRM-376] a good file shows no such note, and a file without captions is refused with the reason', async () => {
  await upload(good)
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(screen.queryByText(/with an arrow|begin a tag/)).toBeNull()
  onChanged.mockClear()
  await userEvent.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File(['only words'], 'lesson.vtt'),
  )
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    'No captions with a start and an end were found. Use WebVTT or SubRip.',
  )
  expect(onChanged).not.toHaveBeenCalled()
})
