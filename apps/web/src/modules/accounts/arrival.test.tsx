// @vitest-environment happy-dom
import { accounts } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { isRedirect } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { arrivals, arrive, storedSchoolCode } from './arrival.ts'
import { LazyArrivals } from './arrivals/lazy-arrivals.tsx'
import { refused, renderAt, serve, cleanupRender, withCookie, ok } from './testing/render-at.tsx'

afterEach(() => {
  cleanupRender()
  arrivals.set(null)
})

const signedIn = ok({ pcToken: 'p', auditStatus: 0 }, withCookie)
const path = accounts.temporaryTokenLogin.path

/**
 * Returns the address to which an address with this query redirects, or null if it does not
 * redirect.
 */
async function end(search: Record<string, string>, hash = '', preload = false) {
  const location = { pathname: '/courseDetail/abc', search, hash }
  const thrown: unknown = await arrive({ location, preload }).then(
    () => null,
    (error: unknown) => error,
  )
  return isRedirect(thrown) ? thrown.options.href : null
}

describe('account data in an address', () => {
  it('[ACC-225] a token signs in and is removed from the address', async () => {
    const { of } = serve({ [path]: signedIn })
    expect(await end({ temporaryToken: 'T', tab: '2' }, 'more')).toBe(
      '/courseDetail/abc?tab=2#more',
    )
    expect(of(accounts.temporaryTokenLogin)[0]?.body).toEqual({
      temporaryToken: 'T',
      replace: false,
    })
    expect(sessionStore.isSignedIn()).toBe(true)
  })

  it('[ACC-226] an expired token leads to the entrance with the reason', async () => {
    serve({ [path]: refused('waitBefore', { extend: { reason: 'loginTicketUsed' } }) })
    expect(await end({ temporaryToken: 'T' })).toBe('/')
    await renderAt(<LazyArrivals />)
    // Messages of earlier tests may still be shown.
    const text = 'This sign-in link was used or has expired.'
    expect(await screen.findByText(text, {}, { timeout: 8000 })).toBeTruthy()
  })

  it('a token is not used when a link is only preloaded', async () => {
    const { asked } = serve({ [path]: signedIn })
    expect(await end({ temporaryToken: 'T' }, '', true)).toBeNull()
    expect(asked).toEqual([])
  })

  it('[ACC-109] [ACC-228] the code of the campus is stored for this tab', async () => {
    expect(await end({ scId: 'campus-7' })).toBeNull()
    await end({})
    expect(storedSchoolCode()).toBe('campus-7')
  })

  it('[ACC-227] a token of another account asks first, and changes the account on a yes', async () => {
    serve({ [path]: refused('alreadyDone', { extend: { reason: 'otherAccount' } }) })
    withCookie()
    sessionStore.look()
    expect(await end({ temporaryToken: 'T' })).toBe('/courseDetail/abc')
    await renderAt(<LazyArrivals />)
    expect(await screen.findByText('Switch account?')).toBeTruthy()
    const { of } = serve({ [path]: signedIn })
    // A dialog ignores clicks in its first half second (FRM-366).
    await waitFor(() =>
      expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull(),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Switch account' }))
    await waitFor(() => expect(of(accounts.temporaryTokenLogin)).toHaveLength(1))
    expect(of(accounts.temporaryTokenLogin)[0]?.body['replace']).toBe(true)
    await waitFor(() => expect(of(accounts.loginInfo).length).toBeGreaterThan(0))
  })

  it('[ACC-227] a token of another account changes nothing on a no', async () => {
    serve({ [path]: refused('alreadyDone', { extend: { reason: 'otherAccount' } }) })
    await end({ temporaryToken: 'T' })
    await renderAt(<LazyArrivals />)
    const { of } = serve({ [path]: signedIn })
    fireEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }))
    await waitFor(() => expect(arrivals.present()).toBeNull())
    expect(of(accounts.temporaryTokenLogin)).toEqual([])
  })
})
