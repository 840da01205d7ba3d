import { fireEvent, screen, waitFor } from '@testing-library/react'
import { marketSteps } from '@titian/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { marketRun, marketView, stepView } from './testing/factories.ts'
import { leaveStep, openStep } from './testing/open-step.tsx'

afterEach(() => {
  leaveStep()
  localStorage.clear()
})

const languages = ['en', 'zh', 'my'] as const
const titles = {
  en: 'Rules of this step',
  zh: '本步骤的规则',
  my: 'Peraturan langkah ini',
}

/** Waits until the lazy form of the step has loaded. */
const form = () =>
  waitFor(() => expect(document.querySelectorAll('h2').length).toBeGreaterThan(1), {
    timeout: 8_000,
  })

describe.each(languages)('the steps in %s', (language) => {
  it.each(marketSteps)('shows %s with its rules in this language', async (step) => {
    await openStep(step, { language })
    expect(screen.getByText(titles[language])).toBeTruthy()
    await form()
    const words = document.body.textContent
    // Where a text is missing, the page would show its key, and where a value is missing, a gap.
    expect(words).not.toMatch(new RegExp(`\\b(?:${step}|coach|wrong|letters)\\.[a-z]+`))
    expect(words.includes('{{')).toBe(false)
  })
})

describe('a step', () => {
  it('[PRC-175] each rule shows in words whether it is met, failed or not judged, with its points', async () => {
    await openStep('research')
    const rules = screen.getByRole('complementary', { name: titles.en })
    expect(rules.textContent).toContain('3 of 8 points')
    const rows = [...rules.querySelectorAll('li')].map((row) => row.textContent)
    expect(rows[0]).toContain('Met')
    expect(rows[1]).toContain('Failed')
    expect(rows[2]).toContain('Not yet')
    expect(rows[1]).toContain('0 of 2 points')
    // PRC-033: why the rule failed, and the lesson that explains it.
    expect(rows[1]).toContain('There are 12 searches a day for each strong offer; 20 are needed.')
    expect(rows[1]).toContain('Lesson: Volume, competition and season')
  })

  it('[PRC-175] folds the rules above the form on a phone', async () => {
    const wide = window.matchMedia
    window.matchMedia = (query) =>
      Object.defineProperty(wide(query), 'matches', { value: query.includes('max-width') })
    try {
      await openStep('pricing')
      const rules = screen.getByText(titles.en).closest('details')
      expect(rules?.open).toBe(false)
      const title = await screen.findByRole('heading', { name: 'Price' })
      expect(
        (rules?.compareDocumentPosition(title) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy()
    } finally {
      window.matchMedia = wide
    }
  })

  it('[PRC-175] a locked step says what it waits for and shows its rules without a form', async () => {
    const steps = [stepView('ads', { state: 'locked', waitsFor: ['listing', 'pricing'] })]
    await openStep('ads', { run: marketRun({ steps }) })
    expect(screen.getByText(/^This step opens after: .*Listing.*Pricing\.$/)).toBeTruthy()
    expect(screen.getByText('margin')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each(marketSteps)('[PRC-175] after the end of the run %s is read-only', async (step) => {
    const { sent } = await openStep(step, {
      run: marketRun(marketView({ finished: true }), { state: 'scored' }),
    })
    expect(screen.getByText(/The run has ended/)).toBeTruthy()
    await form()
    for (const field of document.querySelectorAll<HTMLElement>('input, textarea, select'))
      if (!field.getAttribute('name')?.startsWith('margin.'))
        expect(field.closest('fieldset[disabled]')).not.toBeNull()
    for (const one of document.querySelectorAll('form')) fireEvent.submit(one)
    expect(document.querySelector('button[type="submit"]')).toBeNull()
    expect(sent).toEqual([])
  })
})
