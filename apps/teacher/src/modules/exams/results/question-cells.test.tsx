import { TitianProvider } from '@titian/ui'
import { render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, it } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import { ChosenAnswers, Discrimination } from './question-cells.tsx'

const i18n = createInstance()
await i18n
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { exams: texts } }, interpolation: { escapeValue: false } })
const show = (page: ReactNode) =>
  render(
    <TitianProvider language="en">
      <I18nextProvider i18n={i18n}>{page}</I18nextProvider>
    </TitianProvider>,
  )
const question = (
  options: { content: string; right: boolean; chosen: number; place?: number }[],
) => ({
  subjectId: 's',
  number: 1,
  subjectName: 'A question',
  stem: 'A question',
  kind: 'single',
  maxScore: 5,
  counted: 9,
  rightShare: 0.8,
  pointsShare: 0.8,
  unansweredShare: 0,
  discrimination: null,
  medianSeconds: null,
  options: options.map((option, at) => ({ name: String(at), place: null, ...option })),
})
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())

it('[EXM-261] each answer shows how often it was chosen, and the right one is marked', () => {
  show(
    <ChosenAnswers
      question={question([
        { content: '0.2%', right: false, chosen: 1 },
        { content: '14', right: true, chosen: 1608 },
      ])}
    />,
  )
  expect(lines()).toEqual(['1 ×0.2%', '1,608 ×14 (Right answer)'])
  expect(screen.getByText('14').style.fontWeight).toBe('700')
  expect(screen.getByText('0.2%').style.fontWeight).toBe('')
})

it('[EXM-261] the position in an ordering question is named in words', () => {
  show(
    <ChosenAnswers question={question([{ content: 'Ship', right: true, chosen: 3, place: 2 }])} />,
  )
  expect(lines()).toEqual(['3 ×Place 2: Ship (Right answer)'])
})

it('[EXM-260] only a negative discrimination shows a warning', () => {
  const { container } = show(<Discrimination value={-0.25} />)
  expect(container.textContent).toContain('Check the right answer')
  const { container: fine } = show(<Discrimination value={0} />)
  expect(fine.textContent).not.toContain('Check')
})
