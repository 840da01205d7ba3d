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

it('[ACC-318] offers no change of details that do not exist yet', async () => {
  await open(none)
  expect(await screen.findByRole('link', { name: 'Confirm my identity' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull()
})

it('[ACC-186] offers to change the details that the school has', async () => {
  await open({ ...none, auditStatus: 2, studentId: '250103' })
  expect(await screen.findByRole('button', { name: 'Change' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Confirm my identity' })).toBeNull()
})
