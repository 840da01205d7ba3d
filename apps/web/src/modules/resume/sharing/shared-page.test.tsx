import { screen, waitFor } from '@testing-library/react'
import { reasons, resume, type SharedResume } from '@titian/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { SharedPage } from './shared-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanupPage)

const shared: SharedResume = {
  paper: {
    language: 'zh',
    name: '李玥',
    headline: '软件测试',
    photo: '',
    facts: [{ fact: 'city', label: '城市', text: '吉隆坡' }],
    sections: [],
  },
  look: { template: 3, color: 'sea', spacing: 'compact', fontSize: 'small' },
  endsAt: '2026-12-28T08:00:00Z',
  video: null,
}
const token = 'abcdefghijklmnopqrstuvwxyz'
const show = (answers: Record<string, unknown>, language: 'en' | 'zh' | 'my' = 'en') =>
  renderPage(<SharedPage />, {
    language,
    at: `/resume/share/${token}`,
    path: paths.resumeShare,
    answers,
  })

it('[RES-080] [FRM-063] the shared page shows the resume in its own template and language', async () => {
  await show({ [resume.sharedResume.path]: shared })
  expect(await screen.findByRole('heading', { name: '李玥' })).toBeTruthy()
  const paper = document.querySelector('article.paper')
  expect(paper?.getAttribute('lang')).toBe('zh-CN')
  expect(paper?.getAttribute('data-template')).toBe('3')
  expect(screen.getByText('This link works until 28 December 2026')).toBeTruthy()
})

it('[RES-082] [RES-154] the intro video is shown only if the link includes it', async () => {
  await show({ [resume.sharedResume.path]: shared })
  await screen.findByText('吉隆坡')
  expect(document.querySelector('video')).toBeNull()
  document.body.innerHTML = ''
  await show({ [resume.sharedResume.path]: { ...shared, video: { url: '/v.mp4', seconds: 60 } } })
  expect((await screen.findByLabelText('Intro video')).getAttribute('src')).toBe('/v.mp4#t=0.1')
})

it('[RES-106] the mark of the server is stored and sent at the next visit', async () => {
  const sent: unknown[] = []
  const answers = {
    [resume.sharedResume.path]: shared,
    [resume.countResumeOpening.path]: (input: unknown) => {
      sent.push(input)
      return { seen: '1.mark' }
    },
  }
  await show(answers)
  await waitFor(() => expect(sent).toEqual([{ token, seen: '' }]))
  await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).toContain('1.mark'))
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(token)
  document.body.innerHTML = ''
  await show(answers)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ token, seen: '1.mark' })
})

it('[RES-106] the resume is shown even if the visit cannot be counted', async () => {
  await show({ [resume.sharedResume.path]: shared })
  expect(await screen.findByText('吉隆坡')).toBeTruthy()
})

const refused = (status: number, code: number, reason: string) =>
  new Response(JSON.stringify({ ok: false, code, msg: '', data: null, extend: { reason } }), {
    status,
  })

it.each(
  (['en', 'zh', 'my'] as const).flatMap((language) =>
    (
      [
        [404, -2, 'resumeLinkWrong'],
        [403, -6, 'resumeLinkEnded'],
        [403, -6, 'resumeLinkWithdrawn'],
        [403, -6, 'resumeLinkClosed'],
      ] as const
    ).map(([status, code, reason]) => ({ language, status, code, reason })),
  ),
)('[RES-105] says in $language: $reason', async ({ language, status, code, reason }) => {
  await show({ [resume.sharedResume.path]: () => refused(status, code, reason) }, language)
  expect(await screen.findByText(reasons[reason][language])).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})
