import { fireEvent, screen } from '@testing-library/react'
import { practice } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { marketRun, marketStepsOf } from '../../../testing/market.ts'
import { openShop, shopAt } from '../../../testing/open-market.tsx'
import { leaveRun, refusal } from '../../../testing/open-run.tsx'

afterEach(() => {
  leaveRun()
  localStorage.clear()
})

const run = (fields: object = {}) =>
  marketRun({
    day: 3,
    steps: marketStepsOf({ research: 'passed', sourcing: 'open' }),
    ...fields,
  })

it('[PRC-172] each step has its own address with state, points, day and links to its neighbours', async () => {
  await openShop({ run: run(), step: 'sourcing' })
  expect(await screen.findByRole('heading', { level: 1, name: '2. Sourcing' })).toBeTruthy()
  expect(screen.getByText('Open')).toBeTruthy()
  expect(screen.getByText('0 of 6 points')).toBeTruthy()
  expect(screen.getByText('Day 3 of 20')).toBeTruthy()
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf(/Back to the flow chart/)).toBe(shopAt)
  expect(hrefOf(/1. Market/)).toBe(`${shopAt}/research`)
  expect(hrefOf(/3. Shop/)).toBe(`${shopAt}/opening`)
})

it('[PRC-172] a locked step says what it waits for, and an unknown one that it does not exist', async () => {
  await openShop({ run: run(), step: 'opening' })
  expect(await screen.findByText(/opens after: .*Sourcing/)).toBeTruthy()
  leaveRun()
  document.body.replaceChildren()
  await openShop({ run: run(), step: 'nothing' })
  await screen.findByRole('heading', { name: 'There is no such step' })
  expect(screen.getByRole('link', { name: 'Back to the flow chart' }).getAttribute('href')).toBe(
    shopAt,
  )
})

it('the day can be ended from a step, and the state that another tab has caused is shown', async () => {
  await openShop({
    run: run(),
    step: 'sourcing',
    answers: {
      [practice.decideRun.path]: () =>
        refusal(-4, 400, { reason: 'runChanged', run: run({ day: 7 }) }),
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'End day 3' }))
  expect(await screen.findByText(/continued in another tab/)).toBeTruthy()
  expect(screen.getByText('Day 7 of 20')).toBeTruthy()
})
