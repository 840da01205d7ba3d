// @vitest-environment happy-dom
import { LearningGate, sendVisitorsHome, sessionStore } from '@titian/site'
import { isRedirect, type ParsedLocation } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  person,
  renderAt,
  serve,
  cleanupRender,
  withCookie,
  ok,
} from '../../modules/accounts/testing/render-at.tsx'

afterEach(cleanupRender)

const at = '/home/learning/center'

async function enter(roleStr: string) {
  serve({ '/user/loginInfo': ok({ ...person, roleStr }, withCookie) })
  withCookie()
  sessionStore.look()
  return renderAt(<LearningGate>inside</LearningGate>, 'zh', at)
}

describe('the learning area', () => {
  it.each(['student', 'teacher,normal', 'schoolAdmin,normal'])(
    '[ACC-229] admits the roles %s',
    async (roleStr) => {
      const { router } = await enter(roleStr)
      expect(await screen.findByText('inside')).toBeTruthy()
      expect(router.state.location.pathname).toBe(at)
    },
  )

  it('[ACC-229] [ACC-230] shows a wrong role a message in Chinese and leads to the home page', async () => {
    const { router } = await enter('company')
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
    expect(await screen.findByText('您的账号不能使用学习区', {}, { timeout: 8000 })).toBeTruthy()
  })

  it('[ACC-222] [ACC-224] leads a visitor to the home page, with the address to return to', () => {
    const guard = () => sendVisitorsHome({ location: { href: `${at}?tab=2` } as ParsedLocation })
    try {
      guard()
      expect.unreachable()
    } catch (thrown) {
      expect(isRedirect(thrown) && thrown.options).toMatchObject({
        to: '/home',
        search: { url: `${at}?tab=2` },
      })
    }
    withCookie()
    sessionStore.look()
    expect(guard).not.toThrow()
  })
})
