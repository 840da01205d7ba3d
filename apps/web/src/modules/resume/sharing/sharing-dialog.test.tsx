import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type IntroVideo, resume, type ResumeShare } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { callKey } from '@titian/site'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { ShareButton } from './share-button.tsx'

afterEach(cleanupPage)

const link = 'http://localhost/resume/share/abc'
const made: ResumeShare = {
  link,
  state: 'open',
  days: 30,
  endsAt: '2026-12-28T08:00:00Z',
  withContact: false,
  withVideo: false,
  openings: 0,
}

/** A fake server with one link or none. */
async function show(
  first: ResumeShare | null,
  language: 'en' | 'zh' | 'my' = 'en',
  video: IntroVideo | null = null,
) {
  let share = first
  let isGone = false
  const sent: unknown[] = []
  const page = renderPage(<ShareButton resumeId="r" />, {
    language,
    answers: {
      [resume.videoDetail.path]: { video },
      [resume.resumeShare.path]: () =>
        isGone ? Response.json({ ok: false, code: -6, msg: 'Gone', data: null }) : { share },
      [resume.saveResumeShare.path]: (input: {
        days: 7 | 30 | 90
        withContact: boolean
        withVideo: boolean
      }) => {
        sent.push(input)
        share = { ...made, ...input, state: 'open', endsAt: '2027-01-01T08:00:00Z' }
        return share
      },
      [resume.withdrawResumeShare.path]: (input: unknown) => {
        sent.push(input)
        share = null
        return null
      },
    },
  })
  const act = { en: 'Share', zh: '分享', my: 'Kongsi' }[language]
  const { client } = await page
  await userEvent.click(await screen.findByRole('button', { name: act }))
  const readAgain = () => {
    isGone = true
    return client.refetchQueries({ queryKey: callKey(resume.resumeShare) })
  }
  return { sent, readAgain }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('[RES-080] no link exists until the owner creates one with a number of days and the chosen contact data', async () => {
  const { sent } = await show(null)
  const create = await screen.findByRole('button', { name: 'Create link' })
  expect(screen.queryByText(link)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Withdraw link' })).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  await userEvent.click(screen.getByRole('radio', { name: '90 days' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show phone, e-mail and WeChat' }))
  await userEvent.click(create)
  expect(await screen.findByText(link)).toBeTruthy()
  expect(sent).toEqual([{ resumeId: 'r', days: 90, withContact: true, withVideo: false }])
})

it('[RES-106] the number of visits is shown, and that visitors are not recorded', async () => {
  await show({ ...made, openings: 12 })
  expect(await screen.findByText('Opened 12 times')).toBeTruthy()
  expect(screen.getByText(/Names of visitors are not kept/)).toBeTruthy()
})

it('[RES-080] an expired link can be renewed', async () => {
  const { sent } = await show({ ...made, state: 'ended' })
  expect(await screen.findByText(/The link ended on/)).toBeTruthy()
  await press('Save and renew')
  await waitFor(() => expect(screen.queryByText(/The link ended on/)).toBeNull())
  expect(sent).toEqual([{ resumeId: 'r', days: 30, withContact: false, withVideo: false }])
})

it('[RES-080] withdrawing a link asks for confirmation', async () => {
  const { sent } = await show(made)
  await press('Withdraw link')
  expect(await screen.findByText(/The address will never work again/)).toBeTruthy()
  expect(sent).toEqual([])
  const question = screen.getByRole('dialog', { name: 'Withdraw this link?' })
  const confirm = within(question).getByRole('button', { name: 'Withdraw link' })
  // A dialog ignores clicks in its first half second (FRM-366).
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(confirm)
  await waitFor(() => expect(sent).toEqual([{ resumeId: 'r' }]))
  expect(await screen.findByText('Create link', {}, { timeout: 5000 })).toBeTruthy()
})

it.each([
  ['zh', '创建链接'],
  ['my', 'Cipta pautan'],
] as const)('[RES-080] speaks %s', async (language, name) => {
  await show(null, language)
  expect(await screen.findByRole('button', { name })).toBeTruthy()
})

it('[RES-082] showing the intro video is offered only if there is one', async () => {
  const video = { url: '/v', name: 'me.mp4', size: 9, seconds: 60 }
  const { sent } = await show(null, 'en', video)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Show my intro video' }))
  await press('Create link')
  await waitFor(() =>
    expect(sent).toEqual([{ resumeId: 'r', days: 30, withContact: false, withVideo: true }]),
  )
})

it('[RES-156] choices are kept when a later load of the link fails', async () => {
  const { sent, readAgain } = await show(null)
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Show phone/ }))
  await act(readAgain)
  await press('Create link')
  await waitFor(() =>
    expect(sent).toEqual([{ resumeId: 'r', days: 30, withContact: true, withVideo: false }]),
  )
})
