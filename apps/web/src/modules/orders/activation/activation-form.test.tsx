import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { orders, refusals } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { ActivationForm } from './activation-form.tsx'

afterEach(cleanupPage)

interface Input {
  name: string
  employeeNumber: string
}

/** A code whose batch requires name and number. */
const redeem = ({ name, employeeNumber }: Input) => {
  if (name && employeeNumber) return { already: false, courses: [], coins: 5 }
  const fields = {
    ...(name ? {} : { name: 'The name is missing' }),
    ...(employeeNumber ? {} : { employeeNumber: 'The number is missing' }),
  }
  const { code, status } = refusals.invalidInput
  const body = { ok: false, code, msg: '', data: null, extend: { fields } }
  return new Response(JSON.stringify(body), { status })
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Redeem' }))

it('[FRM-436] new fields for name and number are shown without an error, with the reason, and get the focus', async () => {
  await renderPage(<ActivationForm code="ABCD2345EFGH6789" />, {
    answers: { [orders.redeemActivationCode.path]: redeem },
  })
  await screen.findByRole('button', { name: 'Redeem' })
  await press()
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  expect(screen.getByText(/This code also asks who you are/)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^Employee or student number/ })).toBeTruthy()
  expect(screen.queryByText(/is missing/)).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(name))

  await userEvent.type(name, 'Mei Ling')
  await press()
  expect(await screen.findByText('The number is missing')).toBeTruthy()
  expect(screen.queryByText('The name is missing')).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: /^Employee or student/ }), 'E-1')
  await press()
  expect(await screen.findByText(/5 coins were credited/)).toBeTruthy()
})
