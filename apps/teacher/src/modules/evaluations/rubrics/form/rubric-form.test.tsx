import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Language, practice } from '@titian/contract'
import { renderWithSite } from '@titian/site/testing/render'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import en from '../../texts/en.json' with { type: 'json' }
import my from '../../texts/ms.json' with { type: 'json' }
import zh from '../../texts/zh.json' with { type: 'json' }
import { starters } from '../starters/starters.ts'
import { buttonOf, confirm, fieldAt, press, write } from '../testing/page-parts.ts'
import { PreviewSection } from './preview-section.tsx'
import { RubricForm } from './rubric-form.tsx'
import { type RubricValues, rubricValuesOf } from './rubric-values.ts'

const texts = { en, zh, my }
const card = { idSign: 'beer-game', title: 'The beer game', kind: 'supply-chain' }
const parts = ['cost', 'service', 'bullwhip', 'debrief'].map((name) => ({ name, of: 25 }))

let isDown = false
beforeEach(() => {
  isDown = false
  vi.stubGlobal('fetch', (address: string) => {
    if (isDown) throw new TypeError('no network')
    const data = address.includes(practice.practiceDetail.path) ? { ...card, parts } : [card]
    return Promise.resolve(Response.json({ ok: true, code: 200, msg: '', data }))
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Few levels are enough. Each query by role inspects every field of the page, which is slow. */
function short(): RubricValues {
  const values = rubricValuesOf(starters.calmChain)
  const ends = <Level,>(levels: Level[]) => [levels.slice(0, 1), levels.slice(-1)].flat()
  return {
    ...values,
    criteria: values.criteria.map((one) => ({ ...one, levels: ends(one.levels) })),
  }
}

let latest: RubricValues

function Form({ errors = {} }: { errors?: Record<string, string> }) {
  const [values, setValues] = useState(short)
  const [language, setLanguage] = useState<Language>('en')
  latest = values
  return (
    <>
      <RubricForm
        values={values}
        onChange={(part) =>
          setValues((before) => ({
            ...before,
            ...(typeof part === 'function' ? part(before) : part),
          }))
        }
        errors={errors}
        language={language}
        onLanguage={setLanguage}
      />
      <PreviewSection values={values} language={language} />
    </>
  )
}

const draw = (language: Language = 'en', errors = {}) =>
  renderWithSite(<Form errors={errors} />, language, { evaluations: texts[language] })

const valueOf = (path: string) => fieldAt(path).then((field) => field.value)

it('[PRC-115] the sum of the weights is shown while typing, and can be divided evenly', async () => {
  await draw()
  expect(screen.getByText('Total 100 of 100')).toBeTruthy()
  const weight = await fieldAt('criteria.1.weight')
  write(weight, '15')
  expect(screen.getByText('Total 90 of 100: 10 missing')).toBeTruthy()
  write(weight, '30')
  expect(screen.getByText('Total 105 of 100: 5 too many')).toBeTruthy()
  await press('Divide the weights evenly')
  expect(latest.criteria.map((one) => one.weight)).toEqual([25, 25, 25, 25])
})

it('[PRC-115] buttons move a criterion with the keyboard and keep the focus', async () => {
  await draw()
  const down = await buttonOf('Move Customers are served down')
  down.focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(latest.criteria.map((one) => one.key)).toEqual(['cost', 'calm', 'service', 'reasons'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Customers are served down')
  expect((await buttonOf('Move Costs stay low up')).disabled).toBe(true)
})

it('a new criterion has the focus in its name, and removing a written one asks for confirmation', async () => {
  await draw()
  await press('Add a criterion')
  const added = await fieldAt('criteria.4.names')
  await waitFor(() => expect(document.activeElement).toBe(added))
  await press('Remove Criterion 5')
  expect(latest.criteria).toHaveLength(4)
  await press('Remove Orders are calm')
  expect(latest.criteria).toHaveLength(4)
  await confirm('Remove “Orders are calm”?', 'Remove')
  await waitFor(() => expect(latest.criteria).toHaveLength(3))
})

it('levels can be added and removed between two and six', async () => {
  await draw()
  const add = await buttonOf('Add a level')
  for (let time = 0; time < 4; time += 1) fireEvent.click(add)
  expect(latest.criteria[0]?.levels).toHaveLength(6)
  expect(add.disabled).toBe(true)
  for (let number = 6; number > 2; number -= 1)
    fireEvent.click(await buttonOf(`Remove level ${number}`))
  expect(latest.criteria[0]?.levels).toHaveLength(2)
  expect((await buttonOf('Remove level 1')).disabled).toBe(true)
})

const optionsOf = async (path: string) =>
  [...(await fieldAt(path)).querySelectorAll('option')].map((one) => one.textContent)

it('automatic rating offers the parts of the kind of practice, and none for hand-ins', async () => {
  await draw()
  write(await fieldAt('criteria.3.source'), 'machine')
  await waitFor(async () => expect(await optionsOf('criteria.3.evidence')).toHaveLength(5))
  write(await fieldAt('criteria.3.evidence'), 'debrief')
  expect(latest.criteria[3]).toMatchObject({ source: 'machine', evidence: 'debrief' })
  write(await fieldAt('kind'), '')
  expect(document.querySelector('[data-path$=".evidence"]')).toBeNull()
  expect(screen.queryByText('Limits')).toBeNull()
  expect(await optionsOf('criteria.3.source')).toEqual([
    'Teacher',
    'The student',
    'Three other students',
  ])
})

it('a failed load of the parts is reported and can be repeated', async () => {
  isDown = true
  await draw()
  const retry = await buttonOf('Try again')
  isDown = false
  fireEvent.click(retry)
  await waitFor(async () => expect(await optionsOf('criteria.1.evidence')).toHaveLength(5))
})

it('[PRC-115] texts are edited in one language at a time, and missing ones are counted', async () => {
  await draw()
  fireEvent.click(screen.getByText('中文'))
  expect(await valueOf('criteria.1.names')).toBe('控制成本')
  const name = await fieldAt('criteria.1.names')
  expect(name.getAttribute('lang')).toBe('zh-CN')
  write(name, '')
  expect(latest.criteria[1]?.names).toMatchObject({ en: 'Costs stay low', zh: '' })
  expect(screen.getByText(/^1 text is missing in this language/)).toBeTruthy()
})

it('[PRC-115] an error is shown at its field and marks its language', async () => {
  await draw('en', {
    'criteria.1.levels.1.percent': 'Too low.',
    'criteria.2.names.zh': 'Too long.',
    'gates.0.cap': 'Too high.',
  })
  const isWrong = async (path: string) => (await fieldAt(path)).getAttribute('aria-invalid')
  expect(await isWrong('criteria.1.levels.1.percent')).toBe('true')
  expect(await isWrong('criteria.1.levels.0.percent')).not.toBe('true')
  expect(await isWrong('gates.0.cap')).toBe('true')
  expect(screen.queryByText('Too long.')).toBeNull()
  const marked = screen.getByLabelText('something is wrong here').closest('label')
  expect(marked?.textContent).toBe('中文')
  fireEvent.click(screen.getByText('中文'))
  expect(await isWrong('criteria.2.names')).toBe('true')
})

it('[PRC-116] the preview shows criteria, levels and gates as students will see them, while typing', async () => {
  await draw()
  const table = document.querySelector<HTMLElement>('table')
  if (!table) throw new Error('The preview has no table.')
  expect(table.querySelectorAll('th')).toHaveLength(3)
  expect(within(table).getByText('30%, rated by the system: Service to the customer')).toBeTruthy()
  expect(
    screen.getByText('Service to the customer below 30%: the total is at most 59.'),
  ).toBeTruthy()
  write(await fieldAt('criteria.1.names'), 'Thrift')
  expect(await within(table).findByText('Thrift')).toBeTruthy()
})

it('the form is translated into three languages', async () => {
  await draw('zh')
  expect(screen.getByText('合计 100 / 100')).toBeTruthy()
  await draw('my')
  expect(screen.getByText('Jumlah 100 daripada 100')).toBeTruthy()
})
