// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../testing/render-page.tsx'
import { AccountTabs } from './account-tabs.tsx'

afterEach(cleanupPage)

it('[FRM-439] the account pages are tabs, and the current one is underlined', async () => {
  await renderPage(<AccountTabs at="orders" />)
  const list = await screen.findByRole('navigation', { name: 'Account' })
  const links = [...list.querySelectorAll('a')]
  expect(links).toHaveLength(6)
  const underlined = links.filter(({ style }) => style.borderBottom.includes('var(--primary)'))
  expect(underlined.map((link) => link.getAttribute('aria-current'))).toEqual(['page'])
  expect(underlined[0]?.textContent).toBe('Orders')
})
