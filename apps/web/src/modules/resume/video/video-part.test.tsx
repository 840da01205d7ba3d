import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type IntroVideo, resume } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { renderResume, serverWith } from '../testing/render-resume.tsx'
import { VideoPart } from './video-part.tsx'

afterEach(cleanupPage)

const one: IntroVideo = { url: '/one', name: 'me.mp4', size: 3 * 1024 * 1024, seconds: 62 }

async function show(first: IntroVideo | null, language: 'en' | 'zh' | 'my' = 'en') {
  let video = first
  const sent: unknown[] = []
  await renderPage(<VideoPart resumeId="r" />, {
    language,
    answers: {
      [resume.videoDetail.path]: () => ({ video }),
      [resume.deleteResumeVideo.path]: (input: unknown) => {
        sent.push(input)
        video = null
        return null
      },
    },
  })
  return sent
}

it('[RES-029] the requirements of a video and who sees it are shown before choosing', async () => {
  await show(null)
  expect(await screen.findByText(/MP4, at most 100 MB/)).toBeTruthy()
  expect(screen.getByText(/Only you see it/)).toBeTruthy()
  expect(document.querySelector('video')).toBeNull()
  expect(document.querySelector('input[type=file]')?.getAttribute('accept')).toBe('video/mp4')
})

it('[RES-029] a file that is too large is refused before the upload', async () => {
  await show(null)
  await screen.findByText('Add a video')
  const file = new File(['x'], 'long.mp4', { type: 'video/mp4' })
  Object.defineProperty(file, 'size', { value: 100 * 1024 * 1024 + 1 })
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByText('long.mp4')).toBeTruthy()
})

it('[RES-028] [RES-030] [RES-154] the video is shown with preview frame, length and size, and deleted after a confirmation', async () => {
  const sent = await show(one)
  expect((await screen.findByLabelText('Intro video')).getAttribute('src')).toBe('/one#t=0.1')
  expect(screen.getByText('1:02 · 3 MB')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Delete video' }))
  const question = await screen.findByRole('dialog', { name: 'Delete the intro video?' })
  const confirm = within(question).getByRole('button', { name: 'Delete video' })
  // A dialog ignores clicks in its first half second (FRM-366).
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(confirm)
  await waitFor(() => expect(sent).toEqual([{ resumeId: 'r' }]))
  await waitFor(() => expect(document.querySelector('video')).toBeNull())
})

it.each([
  ['zh', '添加视频'],
  ['my', 'Tambah video'],
] as const)('[RES-028] speaks %s', async (language, text) => {
  await show(null, language)
  expect(await screen.findByText(text)).toBeTruthy()
})

it('[RES-154] the video is also below the summary text in the editor', async () => {
  await renderResume(serverWith(), { [resume.videoDetail.path]: { video: one } })
  const list = screen.getByRole('navigation', { name: 'Sections' })
  await userEvent.click(within(list).getByText('About me'))
  const form = screen.getByRole('region', { name: 'Form' })
  const film = await within(form).findByLabelText('Intro video', {}, { timeout: 5000 })
  expect(film.getAttribute('src')).toBe('/one#t=0.1')
  const text = within(form).getByLabelText('About you')
  expect(text.compareDocumentPosition(film)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(form).getByText('Delete video')).toBeTruthy()
  expect(within(form).getByText('Replace the video')).toBeTruthy()
}, 60_000)
