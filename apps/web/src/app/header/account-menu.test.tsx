import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../testing/render-page.tsx'
import { AccountMenu } from './account-menu.tsx'

afterEach(cleanupPage)

it('[ACC-318] the account menu links to the certificates, the orders and the account', async () => {
  await renderPage(<AccountMenu />)
  await userEvent.click(await screen.findByRole('button', { name: /^Account/ }))
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Certificates')).toBe('/home/learning/certificates')
  expect(href('Orders')).toBe('/home/learning/account/orders')
  expect(href('Account')).toBe('/home/learning/account')
})
