import { fireEvent, screen, waitFor } from '@testing-library/react'
import { erpCards, marketSteps, practice, type PracticeLesson } from '@titian/contract'
import { cardLessons } from '@titian/practice/erp-lessons'
import { stepLessons } from '@titian/practice/market-content'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanupPage } from '../../../testing/render-page.tsx'
import { erpRun, nothing, standardErp, viewAfter } from '../testing/erp.ts'
import { openBooks } from '../testing/open-erp.tsx'
import { marketRun, stepView } from './marketplace/market-steps/testing/factories.ts'
import { leaveStep, openStep } from './marketplace/market-steps/testing/open-step.tsx'
import { typeInto } from './marketplace/market-steps/testing/typing.ts'

afterEach(() => {
  leaveStep()
  cleanupPage()
  localStorage.clear()
})

const before = { en: 'Lesson: ', zh: '课时：', my: 'Pelajaran: ' }
const languages = ['en', 'zh', 'my'] as const
const wire = { en: 'en', zh: 'zh', my: 'ms' } as const

const taughtBy = (
  topic: PracticeLesson['topic'],
  name: string,
  fields: Partial<PracticeLesson> = {},
): PracticeLesson => ({
  topic,
  sign: 'lesson-sign',
  name,
  course: { sign: 'course-sign', name: 'Trade' },
  mayWatch: true,
  ...fields,
})
const answering = (...lessons: PracticeLesson[]) => ({ [practice.practiceLessons.path]: lessons })

/** Resolves to the line with the lesson, once loaded. */
const line = async (text: string) => {
  const found = await screen.findByText(
    (_, element) => element?.textContent === text && element.matches('p, li'),
    {},
    { timeout: 8_000 },
  )
  return { text: found.textContent, link: found.querySelector('a')?.getAttribute('href') ?? null }
}

const oneCard = (answers: object = {}, language: (typeof languages)[number] = 'en') =>
  openBooks({
    run: erpRun(viewAfter(nothing, { scenario: standardErp })),
    part: 'card',
    words: { id: 'stockRule' },
    answers,
    language,
  })

describe.each(languages)('the lesson in %s', (language) => {
  const ofStep = stepLessons.pricing[wire[language]]
  const ofCard = cardLessons['stockRule']?.[wire[language]] ?? ''

  it('[PRC-241] of a step is a link for a person who may watch it, in this language', async () => {
    await openStep('pricing', { language, answers: answering(taughtBy('pricing', ofStep)) })
    await waitFor(async () =>
      expect((await line(`${before[language]}${ofStep}`)).link).toMatch(
        /\/college\/course-video\/lesson-sign$/,
      ),
    )
  })

  it('[PRC-242] of a card is a link for a person who may watch it, in this language', async () => {
    await oneCard(answering(taughtBy('stockRule', ofCard)), language)
    await waitFor(async () =>
      expect((await line(`${before[language]}${ofCard}`)).link).toMatch(
        /\/college\/course-video\/lesson-sign$/,
      ),
    )
  })
})

describe('the lesson of a step', () => {
  it('[PRC-241] links to the course if the person may not watch it', async () => {
    const name = stepLessons.ads.en
    await openStep('ads', { answers: answering(taughtBy('ads', name, { mayWatch: false })) })
    await waitFor(async () =>
      expect((await line(`Lesson: ${name}`)).link).toBe('/courseDetail/course-sign'),
    )
  })

  it('[PRC-241] is only a name if the school has none, or if the call fails', async () => {
    const text = `Lesson: ${stepLessons.research.en}`
    const first = await openStep('research', { answers: answering(taughtBy('ads', 'Another')) })
    await waitFor(() => expect(first.asked).toContain(practice.practiceLessons.path))
    expect(await line(text)).toEqual({ text, link: null })
    leaveStep()
    const second = await openStep('research')
    await waitFor(() => expect(second.asked).toContain(practice.practiceLessons.path))
    expect(await line(text)).toEqual({ text, link: null })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[PRC-241] is requested once for a page, and named beside a failed rule', async () => {
    const name = stepLessons.research.en
    const rules = ['margin', 'demand'].map((rule) => ({
      rule,
      met: false,
      points: 0,
      of: 3,
      details: { value: 12, limit: 20 },
    }))
    const steps = marketSteps.map((step) => stepView(step, step === 'research' ? { rules } : {}))
    const { asked } = await openStep('research', {
      run: marketRun({ steps }),
      answers: answering(taughtBy('research', name)),
    })
    await waitFor(() => expect(screen.getAllByRole('link', { name })).toHaveLength(2))
    expect(asked.filter((path) => path === practice.practiceLessons.path)).toHaveLength(1)
  })

  it('[PRC-241] opens in the same tab, and typed text is restored on the way back', async () => {
    const name = stepLessons.opening.en
    const open = () => openStep('opening', { answers: answering(taughtBy('opening', name)) })
    await open()
    await typeInto('Name of the shop', 'Harbour Lights')
    const link = await screen.findByRole('link', { name }, { timeout: 8_000 })
    expect(link.getAttribute('target')).toBeNull()
    fireEvent.click(link)
    leaveStep()
    await open()
    expect(await screen.findByDisplayValue('Harbour Lights', {}, { timeout: 8_000 })).toBeTruthy()
  })
})

describe('the lesson of a card', () => {
  const name = cardLessons['stockRule']?.en ?? ''

  it('[PRC-242] links to the course if the person may not watch it', async () => {
    await oneCard(answering(taughtBy('stockRule', name, { mayWatch: false })))
    await waitFor(async () =>
      expect((await line(`Lesson: ${name}`)).link).toBe('/courseDetail/course-sign'),
    )
  })

  it('[PRC-242] is only a name if the school has none, and is requested once', async () => {
    const { asked } = await oneCard(answering(taughtBy('masterData', 'Another')))
    const calls = () => asked.filter((path) => path === practice.practiceLessons.path)
    await waitFor(() => expect(calls()).toHaveLength(1))
    expect(await line(`Lesson: ${name}`)).toEqual({ text: `Lesson: ${name}`, link: null })
    expect(calls()).toHaveLength(1)
  })

  it('[PRC-242] has a name for each of the ten cards', () => {
    expect(Object.keys(cardLessons)).toEqual([...erpCards])
  })
})
