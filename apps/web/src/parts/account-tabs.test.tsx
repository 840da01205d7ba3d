import { screen, within } from '@testing-library/react'
import type { Language } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../testing/render-page.tsx'
import { AccountTabs } from './account-tabs.tsx'

afterEach(cleanupPage)

it.each<[Language, string, string]>([
  ['en', 'Account', 'My data'],
  ['zh', '账号', '我的数据'],
  ['my', 'Akaun', 'Data saya'],
])(
  '[ACC-318] has the parts of the account as links, with the open one marked (%s)',
  async (language, label, data) => {
    await renderPage(<AccountTabs at="data" />, { language })
    const parts = within(await screen.findByRole('navigation', { name: label }))
    const hrefs = parts.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      '/home/learning/account',
      '/home/learning/account?tab=security',
      '/home/learning/account/orders',
      '/home/learning/account/coins',
      '/home/learning/courses-for',
      '/home/learning/account?tab=data',
    ])
    const open = parts.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
    expect(open.map(({ textContent }) => textContent)).toEqual([data])
    expect(open[0]?.style.borderBottom).toContain('var(--primary)')
  },
)
