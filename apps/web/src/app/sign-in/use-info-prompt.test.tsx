// @vitest-environment happy-dom
import { accounts, courses } from '@titian/contract'
import { callServer } from '@titian/site'
import { toast } from '@titian/ui'
import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  refused,
  renderAt,
  serve,
  cleanupRender,
} from '../../modules/accounts/testing/render-at.tsx'
import { useInfoPrompt } from './use-info-prompt.ts'

function Frame() {
  useInfoPrompt()
  return null
}

afterEach(cleanupRender)

it.each([
  ['en', accounts.updateUserInfo, 'Please complete your personal information first.'],
  ['zh', courses.courseList, '请先完善个人信息'],
] as const)(
  '[ACC-205] [ACC-206] says in %s that a call wants the personal information first, and opens the account',
  async (language, call, words) => {
    const failure = vi.spyOn(toast, 'failure').mockImplementation(() => {})
    serve({ [call.path]: refused('personalInfoFirst') })
    const { router } = await renderAt(<Frame />, language)
    await waitFor(() => expect(router.state.status).toBe('idle'))
    await callServer(call, {})
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/learning/account'))
    // The address to return to (ACC-206).
    expect(router.state.location.search).toEqual({ url: '/course' })
    expect(failure).toHaveBeenCalledExactlyOnceWith(words)
  },
)
