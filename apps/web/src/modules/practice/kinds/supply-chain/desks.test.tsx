import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { practice } from '@titian/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanupPage } from '../../../../testing/render-page.tsx'
import { desk, later, run } from '../../testing/factories.ts'
import { leaveRun, openRun, refusal } from '../../testing/open-run.tsx'

afterEach(() => {
  leaveRun()
  localStorage.clear()
})

const order = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Your order/ })
const path = practice.decideRun.path

describe('the view of a seat', () => {
  it('[PRC-080] shows stock, backlog, cost and next arrivals of its own seat only', async () => {
    await openRun()
    await order()
    const seat = screen.getByRole('region', { name: 'Retailer' })
    for (const text of ['Stock', 'Backlog', 'On order', '16', '6.00'])
      expect(within(seat).getAllByText(text).length).toBeGreaterThan(0)
    expect(within(seat).getByText(/in 1 week: 4, in 2 weeks: 5/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Factory' })).toBeNull()
    expect(screen.queryByText(/Consumers asked/)).toBeNull()
  })

  it('Enter orders with the number of the run, and a second press sends nothing', async () => {
    const sent: unknown[] = []
    await openRun({
      [path]: (input: unknown) => {
        sent.push(input)
        return later()
      },
    })
    const field = await order()
    await userEvent.type(field, '8')
    const form = field.closest('form')
    if (!form) throw new Error('The field has a form.')
    fireEvent.submit(form)
    fireEvent.submit(form)
    await screen.findByText('Week 2 of 36')
    expect(sent).toEqual([
      {
        sign: 'one',
        number: 1,
        decisions: [{ seat: 'retailer', command: { type: 'order', week: 1, quantity: 8 } }],
        endDay: 1,
      },
    ])
    expect((await order()).value).toBe('')
    await userEvent.type(await order(), '9{Enter}')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ number: 2 })
  })

  it.each(['', '-1', '2.5', 'many', '100000'])(
    'does not send an order of %j, and says what is valid',
    async (text) => {
      const { asked } = await openRun({ [path]: later() })
      const field = await order()
      if (text) await userEvent.type(field, text)
      await userEvent.type(field, '{Enter}')
      expect(await screen.findByText('Enter a whole number from 0 to 99,999.')).toBeTruthy()
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(document.activeElement).toBe(field)
      expect(asked).not.toContain(path)
    },
  )

  it('keeps typed text when the server cannot be reached, and after a reload', async () => {
    await openRun()
    await userEvent.type(await order(), '8')
    await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'Demand rises')
    await userEvent.click(screen.getByRole('button', { name: /Order and go/ }))
    expect(await screen.findByText(/The server cannot be reached/)).toBeTruthy()
    expect((await order()).value).toBe('8')
    cleanupPage()
    document.body.replaceChildren()

    await openRun({ [path]: later() })
    expect((await order()).value).toBe('8')
    expect(screen.getByDisplayValue('Demand rises')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /Order and go/ }))
    await screen.findByText('Week 2 of 36')
    expect((await order()).value).toBe('')
    expect(localStorage.getItem('titian.of.u.draft.practice.one')).toBeNull()
  })

  it('shows the run as another tab has changed it, and keeps typed text', async () => {
    await openRun({
      [path]: () => refusal(-4, 400, { reason: 'runChanged', run: later(3) }),
    })
    await userEvent.type(await order(), '8{Enter}')
    expect(await screen.findByText('Week 3 of 36')).toBeTruthy()
    expect(screen.getByText(/continued in another tab/)).toBeTruthy()
    expect((await order()).value).toBe('8')
  })

  it('[PRC-080] exists for each seat of a person who plays all, with one button', async () => {
    const seats = ['retailer', 'wholesaler', 'distributor', 'factory'] as const
    const all = seats.map((seat) => desk({ seat }))
    const sent: { decisions: { seat: string }[] }[] = []
    await openRun({
      [practice.practiceRun.path]: run({ mode: 'allSeats', supplyChain: all }),
      [path]: (input: (typeof sent)[number]) => {
        sent.push(input)
        return later()
      },
    })
    const fields = await screen.findAllByRole('textbox', { name: /Your order/ })
    expect(fields).toHaveLength(4)
    for (const field of fields.slice(0, 3)) await userEvent.type(field, '4')
    await userEvent.click(screen.getByRole('button', { name: /Order and go/ }))
    expect(sent).toEqual([])
    expect(document.activeElement).toBe(fields[3])
    await userEvent.type(fields[3] as HTMLElement, '4{Enter}')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.decisions.map(({ seat }) => seat)).toEqual(seats)
  })

  it('has a table for its curve', async () => {
    await openRun()
    await order()
    expect(screen.getByRole('table', { name: 'Weeks of the Retailer', hidden: true })).toBeTruthy()
  })

  it('ends the run after a confirmation, and opens the review', async () => {
    const { asked } = await openRun({
      [practice.submitRun.path]: run({ state: 'scored', day: 36 }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'End now' }))
    const dialog = await screen.findByRole('dialog')
    expect(asked).not.toContain(practice.submitRun.path)
    await waitFor(() => expect(dialog.querySelector('[aria-disabled]')).toBeNull(), {
      timeout: 3_000,
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'End now' }))
    const link = await screen.findByRole('link', { name: 'Go to the review' })
    expect(link.getAttribute('href')).toBe('/supplyChain/run/one/review')
    expect(screen.queryByRole('textbox', { name: /Your order/ })).toBeNull()
  })
})
