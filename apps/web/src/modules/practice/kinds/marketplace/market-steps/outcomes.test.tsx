import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { marketRun, marketView, message, product, returned } from './testing/factories.ts'
import { leaveStep, openStep } from './testing/open-step.tsx'
import { typeInto } from './testing/typing.ts'

afterEach(() => {
  leaveStep()
  localStorage.clear()
})

const late = { timeout: 8_000 }

describe('[PRC-177] the computed figures while typing', () => {
  it('show the rest of a price after coupon, deal, fees and goods', async () => {
    const deal = { percent: 10, from: 8, days: 3 }
    const { sent } = await openStep('pricing', {
      run: marketRun({ products: [product({ deal })] }),
    })
    await typeInto(/^Price$/, '20')
    await typeInto(/^Coupon/, '10')
    const table = screen.getByRole('table', { name: 'Fee calculator' })
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent)
    // 20.00 less 20 % is 16.00, and 15 % of 16.00 is 2.40. So 16.00 - 2.40 - 3.50 - 5.83 = 4.27.
    expect(rows).toEqual([
      'The customer pays$16.00',
      'Fee of the marketplace (15%)−$2.40',
      'Fulfilment−$3.50',
      'Landed cost−$5.83',
      'Margin$4.27 (27%)',
    ])
    expect(sent).toEqual([])
  })

  it('show the margin of a niche, and send nothing', async () => {
    const { sent } = await openStep('research')
    await typeInto('Fill in the figures of', 'mug')
    // 24.99 - 6.00 - 3.50 - 3.75 is 11.74.
    expect(screen.getByText('Left: $11.74, which is 47% of the price.')).toBeTruthy()
    await typeInto('Landed cost of one unit', '16')
    expect(screen.getByText('Left: $1.74, which is 7% of the price.')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it.each([
    ['Price', '', /^Enter an amount from 0.01 to 999.99/],
    ['Price', '0', /^Enter an amount from 0.01 to 999.99/],
    ['Landed cost of one unit', '-1', /^Enter an amount from 0.00 to 999.99/],
    ['Fulfilment', '1000', /^Enter an amount from 0.00 to 999.99/],
    ['Fee', '100.01', /^Enter a percentage from 0.00 to 100.00/],
    ['Fee', 'x', /^Enter a percentage from 0.00 to 100.00/],
  ])('[PRC-209] refuse an invalid number at its field: %s "%s"', async (label, text, words) => {
    await openStep('research')
    const helper = within(await screen.findByRole('region', { name: 'Margin helper' }, late))
    expect(helper.queryByText(/^Enter/)).toBeNull()
    await typeInto('Fill in the figures of', 'mug')
    expect(screen.getByText(/^Left: /)).toBeTruthy()
    const field = helper.getByRole('textbox', { name: new RegExp(`^${label}`) })
    fireEvent.change(field, { target: { value: text } })
    const error = helper.getByText(words)
    expect(field.getAttribute('aria-describedby')).toContain(error.id)
    expect(screen.queryByText(/^Left: /)).toBeNull()
  })

  it('add up the typed lines of the landed cost', async () => {
    await openStep('sourcing')
    await typeInto(/^Supplier/, 'west')
    expect(screen.getByText('Duty of one unit: 6.5% of $5.00')).toBeTruthy()
    await typeInto('Freight of one unit', '0.50')
    await typeInto('Duty of one unit', '0.33')
    expect(screen.getByText('Your lines add up to $5.83.')).toBeTruthy()
    expect(
      screen.getByLabelText<HTMLInputElement>(/^Landed cost/, { selector: 'input' }).value,
    ).toBe('')
  })
})

describe('[PRC-206] the words of customers', () => {
  const came = {
    cases: [1, 2, 3].map((number) =>
      returned({ case: number, reason: number < 3 ? 'notAsDescribed' : 'defective' }),
    ),
    messages: [message({ kind: 'askSize-en', language: 'en', values: [], needed: [] })],
  }
  const other = { ...came, cases: [returned({ product: 'bottle' })], messages: [] }

  it.each(['listing', 'sourcing'] as const)('are shown in the step %s', async (step) => {
    await openStep(step, { run: marketRun(came) })
    const words = within(await screen.findByRole('region', { name: 'Customers’ words' }, late))
    expect(words.getByText('It differs from the listing: 2')).toBeTruthy()
    expect(words.getByText('It does not work: 1')).toBeTruthy()
    expect(
      words.getByText('The picture does not show it well. What size is it exactly?'),
    ).toBeTruthy()
    expect(words.queryByText('What they search for') === null).toBe(step === 'sourcing')
  })

  it('are their searches in the step of the listing', async () => {
    await openStep('listing', { run: marketRun(other) })
    const words = within(await screen.findByRole('region', { name: 'Customers’ words' }, late))
    const [keyword] = product().keywords
    expect(words.getByText(keyword?.text ?? '')).toBeTruthy()
    expect(words.queryByText('Why it came back')).toBeNull()
  })

  it('are hidden without any', async () => {
    await openStep('sourcing', { run: marketRun(other) })
    await screen.findByRole('heading', { name: 'Suppliers' }, late)
    expect(screen.queryByRole('region', { name: 'Customers’ words' })).toBeNull()
  })
})

describe('[PRC-179] the outcome of a decision', () => {
  it('says whether decision and time of a case were right', async () => {
    const decided = { decision: 'refuse', amount: 0, day: 9, right: false, onTime: true } as const
    await openStep('returns', { run: marketRun({ cases: [returned({ decided })] }) })
    const summary = await screen.findByText(/Case 3/, { selector: 'summary' }, late)
    for (const words of ['Refuse, $0.00, on day 9', 'Wrong decision', 'On time'])
      expect(summary.textContent).toContain(words)
  })

  it('says which facts a response lacks, and that it asked for praise', async () => {
    const answered = {
      day: 9,
      text: 'Please give us five stars.',
      template: '',
      met: false,
      missing: ['order'],
      forbidden: true,
    }
    await openStep('messages', { run: marketRun({ messages: [message({ answered })] }) })
    expect(await screen.findByText('Answer with faults', undefined, late)).toBeTruthy()
    expect(screen.getByText(/Missing facts: /)).toBeTruthy()
    expect(screen.getByText('It asks for a good review, which is forbidden.')).toBeTruthy()
    expect(screen.getByText('Please give us five stars.')).toBeTruthy()
  })

  it("shows a message in the customer's language, whatever the language of the page", async () => {
    await openStep('messages', {
      language: 'zh',
      run: marketRun({ messages: [message({ language: 'my' })] }),
    })
    const words = await waitFor(() => {
      const quote = document.querySelector('blockquote')
      expect(quote).not.toBeNull()
      return quote
    }, late)
    expect(words?.lang).toBe('ms')
  })

  it('says which lines of a statement agree with the books, and requires none for the last period', async () => {
    const { finance } = marketView()
    const statement = [
      { line: 'sales', amount: 24_990, right: true },
      { line: 'profit', amount: 1, right: false },
    ] as const
    const periods = finance.periods.map((one) =>
      one.over ? { ...one, statement: [...statement] } : one,
    )
    await openStep('finance', { run: marketRun({ days: 14, finance: { ...finance, periods } }) })
    expect(await screen.findByText('Agrees with the books', undefined, late)).toBeTruthy()
    expect(screen.getByText('Differs from the books')).toBeTruthy()
    const [sales] = screen.getAllByText('Sales', { selector: 'li span' })
    expect(sales?.closest('li')?.textContent).toBe('Sales$249.90Agrees with the books')
    expect(screen.getByText(/^This period ends with the run/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send the statement' })).toBeNull()
    const cash = screen.getByRole('table', { name: 'Cash' })
    expect(within(cash).getByText('Balance: $30.00 Debit')).toBeTruthy()
  })

  it('says why a paper was rejected', async () => {
    await openStep('opening')
    expect(await screen.findByText(/^Rejected: /, undefined, late)).toBeTruthy()
    expect(screen.getByText('Handed in')).toBeTruthy()
  })

  it('says when the account state gets worse, and that nothing can be appealed', async () => {
    const { health } = marketView()
    await openStep('health', {
      run: marketRun({ health: { ...health, state: 'warned', since: 5, nextDay: 12 } }),
    })
    expect(
      await screen.findByText(
        'Your account is warned. Since day 5. If nothing improves, listings are hidden on day 12.',
        undefined,
        late,
      ),
    ).toBeTruthy()
    expect(screen.getByText('There is nothing to appeal against now.')).toBeTruthy()
    expect(screen.getByText('Limit broken')).toBeTruthy()
    expect(screen.getByText('Nothing to measure yet')).toBeTruthy()
  })

  it('[PRC-205] shows all facts for a response, also those not needed', async () => {
    const values = [
      { name: 'product', value: 'mug' },
      { name: 'deliveryDays', value: '4' },
      { name: 'returnDays', value: '14' },
    ]
    const asked = message({ values, needed: [] })
    await openStep('messages', { run: marketRun({ messages: [asked] }) })
    expect(await screen.findByText('Facts to answer with', undefined, late)).toBeTruthy()
    const terms = [...document.querySelectorAll('dl dd')].map(({ textContent }) => textContent)
    expect(terms).toEqual(['4', '14'])
  })

  it('says when an appeal is answered, and the outcome of earlier ones', async () => {
    const { health } = marketView()
    const appeal = { causes: [], remedies: [], preventions: [], answerDay: 11, refused: null }
    await openStep('health', {
      run: marketRun({ health: { ...health, appeal, appeals: [{ day: 6, accepted: false }] } }),
    })
    expect(
      await screen.findByText('Your appeal is answered on day 11.', undefined, late),
    ).toBeTruthy()
    expect(screen.getByText('Refused')).toBeTruthy()
    expect(screen.queryByText('Send the appeal')).toBeNull()
  })

  it.each([
    [19, /^Your appeal was refused, .* judged from day 19 on/],
    [null, /^Your appeal was refused, .* judged when a measure changes/],
  ])('[PRC-201] says when another appeal is judged: day %s', async (nextDay, words) => {
    const { health } = marketView()
    const appeal = {
      causes: [],
      remedies: [],
      preventions: [],
      answerDay: null,
      refused: { nextDay },
    }
    await openStep('health', {
      run: marketRun({ health: { ...health, appeal, appeals: [{ day: 6, accepted: false }] } }),
    })
    expect(await screen.findByText(words, undefined, late)).toBeTruthy()
    expect(screen.queryByText('Send the appeal')).toBeNull()
  })
})
