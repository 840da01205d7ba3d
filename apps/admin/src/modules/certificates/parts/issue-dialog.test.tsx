import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import type { CertificateCandidate } from '@titian/contract'
import { TitianProvider } from '@titian/ui'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import chinese from '../texts/zh.json' with { type: 'json' }
import { IssueDialog } from './issue-dialog.tsx'

const asked: unknown[] = []
const candidate = (
  userSign: string,
  name: string,
  more: Partial<CertificateCandidate> = {},
): CertificateCandidate => ({
  userSign,
  name,
  studentCard: null,
  className: null,
  completed: true,
  result: 80,
  standing: 'passed',
  number: null,
  exceptions: [],
  ...more,
})
const passed = candidate('passed', 'Aina')
const behind = candidate('behind', 'Nur Hidayah', {
  completed: false,
  result: 6.6,
  standing: 'notPassed',
  exceptions: ['courseGivesNone', 'notCompleted', 'notPassed'],
})

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return Response.json({ ok: true, code: 200, msg: '', data: { numbers: ['1'], left: 0 } })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open(chosen: CertificateCandidate[], language: 'en' | 'zh' = 'en') {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: {
      en: { certificates: texts, site: { cancel: 'Cancel' } },
      zh: { certificates: chinese, site: { cancel: '取消' } },
    },
  })
  const onIssued = vi.fn()
  render(
    <TitianProvider language={language}>
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={i18n}>
          <IssueDialog
            courseSign="course"
            courseName="A food label"
            chosen={chosen}
            onClose={() => {}}
            onIssued={onIssued}
          />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: /^(Issue|颁发) / })
  await vi.waitFor(() => expect(confirm.disabled).toBe(false))
  // A dialog ignores clicks in its first half second (FRM-366).
  await vi.waitFor(() =>
    expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull(),
  )
  return { confirm, onIssued }
}

it('[CNT-122] the dialog names students who have not completed or not passed, and sends only after the tick and the reason', async () => {
  const { confirm, onIssued } = await open([passed, behind])
  const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(listed).toEqual([
    'Nur Hidayah: the course gives no certificates, not completed, not passed (result 6.6)',
  ])
  fireEvent.click(confirm)
  expect(screen.getByText('Please tick this, or cancel and choose other students.')).toBeTruthy()
  expect(screen.getByText('Please give a reason of at least three characters.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'Earned elsewhere' } })
  fireEvent.click(confirm)
  expect(asked).toEqual([])
  fireEvent.click(screen.getByLabelText('Issue this certificate anyway'))
  fireEvent.click(confirm)
  await vi.waitFor(() => expect(onIssued).toHaveBeenCalled())
  expect(asked).toEqual([
    {
      courseIdSign: 'course',
      userSigns: ['passed', 'behind'],
      confirmed: ['behind'],
      reason: 'Earned elsewhere',
    },
  ])
})

it('[CNT-122] the dialog asks for no reason when no student has an exception', async () => {
  const { confirm, onIssued } = await open([passed])
  expect(screen.queryByLabelText(/Reason/)).toBeNull()
  fireEvent.click(confirm)
  await vi.waitFor(() => expect(onIssued).toHaveBeenCalled())
  expect(asked).toMatchObject([{ userSigns: ['passed'], confirmed: [], reason: '' }])
})

it('[CNT-122] exceptions are listed with Chinese punctuation', async () => {
  await open([behind], 'zh')
  expect(screen.getByRole('listitem').textContent).toBe(
    'Nur Hidayah：该课程不颁发证书、未完成课程、成绩未达标（成绩 6.6）',
  )
})
