import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { refusal } from '../../../testing/open-run.tsx'
import { marketRun, product } from './testing/factories.ts'
import { leaveStep, openStep } from './testing/open-step.tsx'
import { pressButton, typeInto } from './testing/typing.ts'

afterEach(() => {
  leaveStep()
  localStorage.clear()
})

const refuse = (fields: Record<string, string>) => () =>
  refusal(-2, 400, { reason: 'badInput', fields })
/** Returns everything that is stored on the device. */
const stored = () => JSON.stringify(Object.entries(localStorage))
const errorAt = (field: HTMLElement) => {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

describe('[PRC-176] a refusal of the server', () => {
  it('is shown at its field, which gets the focus and keeps the typed text', async () => {
    await openStep('pricing', {
      decide: refuse({ 'decisions.0.command.coupon': 'At most 30 in this scenario.' }),
    })
    await typeInto(/^Break-even/, '10.98')
    const coupon = await typeInto(/^Coupon/, '40')
    await pressButton('Save the price')
    await waitFor(() => expect(errorAt(coupon)).toContain('At most 30 in this scenario.'))
    expect(coupon.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(coupon))
    expect((coupon as HTMLInputElement).value).toBe('40')
  })

  it('is shown at its bid, even if several were sent', async () => {
    await openStep('ads', {
      decide: refuse({ 'decisions.1.command.bid': 'Above the budget of a day.' }),
    })
    const broad = await screen.findAllByLabelText('Broad', undefined, { timeout: 8_000 })
    for (const field of broad) fireEvent.change(field, { target: { value: '0.30' } })
    await pressButton('Save the bids')
    await waitFor(() => expect(errorAt(broad[1]!)).toContain('Above the budget of a day.'))
    expect(errorAt(broad[0]!)).toBe('')
  })

  it('is shown at its bullet', async () => {
    await openStep('listing', {
      decide: refuse({ 'decisions.0.command.bullets.1': 'A forbidden claim.' }),
    })
    const bullet = await typeInto(/^Bullet 2/, 'Cures all')
    await pressButton('Save the listing')
    await waitFor(() => expect(errorAt(bullet)).toContain('A forbidden claim.'))
  })

  it('is shown above the button if it concerns no field', async () => {
    await openStep('research', {
      decide: refuse({ 'decisions.0.command.type': 'The cash is not enough.' }),
    })
    fireEvent.click(
      await screen.findByLabelText('Buy for $30.00 lamp', undefined, { timeout: 8_000 }),
    )
    expect(await screen.findByText('The cash is not enough.')).toBeTruthy()
  })

  it('for an outdated number loads the run again, and keeps typed text', async () => {
    const moved = marketRun({ products: [product({ stock: 77 })] }, { number: 9 })
    await openStep('inventory', {
      decide: () => refusal(-4, 400, { reason: 'runChanged', run: moved }),
    })
    const field = await typeInto(/^Units/, '300')
    await typeInto(/^Freight/, 'sea')
    await typeInto(/^Cartons/, '13')
    await pressButton('Order the goods')
    expect(await screen.findByText('77')).toBeTruthy()
    expect((await screen.findAllByText(/another tab/)).length).toBeGreaterThan(0)
    expect((field as HTMLInputElement).value).toBe('300')
  })
})

describe('[PRC-176] typed text', () => {
  it('survives a reload until the server has it', async () => {
    await openStep('research')
    await typeInto(/^Your reasons/, 'Few strong offers')
    await waitFor(() => expect(stored()).toContain('Few strong'))
    leaveStep()

    const { sent } = await openStep('research')
    await typeInto(/^Niche/, 'lamp')
    expect(screen.getByDisplayValue('Few strong offers')).toBeTruthy()
    await pressButton('Choose this niche')
    await waitFor(() => expect(sent).toHaveLength(1))
    await waitFor(() => expect(screen.queryByDisplayValue('Few strong offers')).toBeNull())
    expect(stored()).not.toContain('Few strong')
  })

  it('is replaced by what the server has accepted', async () => {
    await openStep('pricing', {
      decide: () => marketRun({ products: [product({ price: 2199, breakEven: 1098 })] }),
    })
    await typeInto(/^Break-even/, '10.98')
    await typeInto(/^Price$/, '22')
    await pressButton('Save the price')
    expect(await screen.findByDisplayValue('21.99')).toBeTruthy()
    expect(screen.queryByDisplayValue('22')).toBeNull()
  })

  it('is sent once, however often the form is submitted', async () => {
    const { sent } = await openStep('pricing')
    const field = await typeInto(/^Break-even/, '10.98')
    const form = field.closest('form')!
    fireEvent.submit(form)
    fireEvent.submit(form)
    await waitFor(() => expect(sent).toHaveLength(1))
    await new Promise((done) => setTimeout(done, 50))
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['en', 'Title', 'Save the listing', '3 letters too many', 'Shorten this by 3 letters.'],
    ['zh', '标题', '保存商品页', '超出 3 个字符', '请删减 3 个字符'],
    ['my', 'Tajuk', 'Simpan penyenaraian', 'Terlebih 3 aksara', 'Pendekkan sebanyak 3 aksara.'],
  ] as const)(
    'is never cut: in %s the field says how many letters are too many',
    async (language, label, button, hint, problem) => {
      const { sent } = await openStep('listing', { language })
      const field = await typeInto(label, 'x'.repeat(203))
      expect(await screen.findByText(hint)).toBeTruthy()
      await pressButton(button)
      await waitFor(() => expect(errorAt(field)).toContain(problem))
      expect((field as HTMLInputElement).value).toHaveLength(203)
      expect(sent).toEqual([])
    },
  )

  it.each(['', '-1', '1.234', 'many', '1000'])(
    'is not sent as a price of %j, and the field says what is valid',
    async (text) => {
      const { sent } = await openStep('pricing')
      const price = await typeInto(/^Price$/, text)
      await typeInto(/^Break-even/, '10.98')
      await pressButton('Save the price')
      await waitFor(() => expect(errorAt(price)).toContain('from 0.01 to 999.99'))
      await waitFor(() => expect(document.activeElement).toBe(price))
      expect(sent).toEqual([])
    },
  )

  it('needs a template or free text for a response', async () => {
    const { sent } = await openStep('messages')
    await pressButton('Send the answer')
    expect(await screen.findByText('Write an answer, or choose a template.')).toBeTruthy()
    expect(sent).toEqual([])
  })
})
