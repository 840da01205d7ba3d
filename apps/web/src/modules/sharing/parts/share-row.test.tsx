import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ShareRecord } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { ShareRow } from './share-row.tsx'

afterEach(cleanupPage)

const record: ShareRecord = {
  sign: 's',
  link: 'https://school.example/courseDetail/c?shareCode=abcdefghijklmnopqrstuv',
  courseSign: 'c',
  courseName: 'Business Malay',
  way: 2,
  createTime: '2026-11-02T08:00:00.000Z',
  state: 'open',
  expireTime: '2026-11-09T08:00:00.000Z',
  activateTime: null,
  seats: 1,
  used: 0,
  userName: null,
  userPhone: null,
}

it('[CRS-103] [CRS-104] [CRS-107] an unused link shows course, kind and times, with its QR code and share buttons', async () => {
  await renderPage(<ShareRow record={record} />)
  expect(await screen.findByText('Business Malay')).toBeTruthy()
  expect(screen.getByText(/^QR picture · Created 2 Nov 2026.* · ends 9 Nov 2026/)).toBeTruthy()
  expect(screen.getByText('Not activated')).toBeTruthy()
  expect(screen.getByText(record.link)).toBeTruthy()
  for (const name of [/^Copy the link/, /^Withdraw the link/])
    expect(screen.getByRole('button', { name })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Show the QR code/ }))
  expect(await screen.findByRole('button', { name: 'Save the picture' })).toBeTruthy()
})

it('[CRS-103] [CRS-104] a used link shows who activated it and when, and cannot be shared', async () => {
  const used: ShareRecord = {
    ...record,
    way: 1,
    state: 'activated',
    expireTime: null,
    activateTime: '2026-11-03T08:00:00.000Z',
    used: 1,
    userName: 'Aisyah',
    userPhone: '123***789',
  }
  await renderPage(<ShareRow record={used} />)
  expect(await screen.findByText('Activated')).toBeTruthy()
  expect(screen.getByText(/^Link · Created 2 Nov 2026/)).toBeTruthy()
  expect(screen.getByText(/^Activated 3 Nov 2026.* by Aisyah, 123\*\*\*789$/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
