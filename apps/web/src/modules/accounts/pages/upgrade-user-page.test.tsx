// @vitest-environment happy-dom
import { identities, schools } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderAt, ready, serve, cleanupRender, withCookie, ok } from '../testing/render-at.tsx'
import { UpgradeUserPage } from './upgrade-user-page.tsx'

afterEach(cleanupRender)

async function open(form: string) {
  serve({
    [schools.schoolList.path]: ok({
      schoolVoList: [{ sign: 'own', name: 'Teratai', image: null }],
    }),
    [identities.studentAuditInfo.path]: ok({ auditStatus: 0, reason: null }),
  })
  withCookie()
  sessionStore.look()
  const path = '/home/learning/up_user_m'
  await renderAt(<UpgradeUserPage />, 'en', path + form, path)
  await ready('Student number')
}

it('[FRM-043] form=1 shows the form of students only', async () => {
  await open('?form=1')
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByText('In-service teacher authentication')).toBeNull()
})

it.each(['?form=2', ''])(
  '[FRM-043] form=2 shows both tabs and starts with students (%s)',
  async (form) => {
    await open(form)
    const [student, teacher] = screen.getAllByRole('tab')
    expect([student?.textContent, teacher?.textContent]).toEqual(['Student', 'Teacher'])
    expect(student?.getAttribute('aria-selected')).toBe('true')
    await userEvent.click(screen.getByRole('tab', { name: 'Teacher' }))
    expect(await screen.findByLabelText('Work number')).toBeTruthy()
    expect(screen.queryByLabelText('Student number')).toBeNull()
  },
)
