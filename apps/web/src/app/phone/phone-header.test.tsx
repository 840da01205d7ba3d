// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { renderAt, serve, cleanupRender } from '../../modules/accounts/testing/render-at.tsx'
import { PhoneHeader } from './phone-header.tsx'

afterEach(cleanupRender)

it.each(['Menu', 'Search courses'])(
  '[FRM-187] [FRM-213] closing the sheet of "%s" returns the focus to its button',
  async (name) => {
    serve({})
    await renderAt(<PhoneHeader logo={false} title="Courses" />)
    const button = await screen.findByRole('button', { name })
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
    ]) {
      await userEvent.click(button)
      const sheet = await screen.findByRole('dialog')
      await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
      await leave()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(document.activeElement).toBe(button))
    }
  },
)
