import { screen } from '@testing-library/react'
import { identities, type StudentInfo } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { StudentInfoCard } from './student-info.tsx'

afterEach(cleanupPage)

const none: StudentInfo = {
  auditStatus: 0,
  reason: '',
  studentId: '',
  university: '',
  department: '',
  major: '',
  class: '',
}
const open = (info: StudentInfo) =>
  renderPage(<StudentInfoCard />, { answers: { [identities.studentAuditInfo.path]: info } })

it('[ACC-318] a student without details is offered no change of them', async () => {
  await open(none)
  expect(await screen.findByRole('link', { name: 'Confirm my identity' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull()
})

it('[ACC-186] details that the school has can be changed', async () => {
  await open({ ...none, auditStatus: 2, studentId: '250103' })
  expect(await screen.findByRole('button', { name: 'Change' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Confirm my identity' })).toBeNull()
})
