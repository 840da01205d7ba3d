import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { auditActions } from '@titian/contract'
import { renderWithSite } from '@titian/site/testing/render'
import { expect, it } from 'vitest'
import { AuditFilters } from './audit-filters.tsx'

const files = { en: 'en', zh: 'zh', my: 'ms' } as const
const textsOf = (language: keyof typeof files) =>
  JSON.parse(
    readFileSync(`${import.meta.dirname}/../texts/${files[language]}.json`, 'utf8'),
  ) as object

const show = async (language: 'en' | 'zh' | 'my') => {
  await renderWithSite(<AuditFilters search={{}} change={() => {}} />, language, {
    people: textsOf(language),
  })
  const groups = [...document.querySelectorAll('optgroup')]
  return { groups, labels: groups.map(({ label }) => label) }
}

it('[CNT-139] the filter offers every action once, under its area and its subject', async () => {
  const { groups, labels } = await show('en')
  const values = groups.flatMap((group) =>
    [...group.children].map((one) => (one as HTMLOptionElement).value),
  )
  expect(values.toSorted()).toEqual([...auditActions].toSorted())
  expect(labels).toContain('Money: Orders and payment')
  const areas = labels.map((label) => label.split(':')[0])
  expect(areas.filter((area, at) => area !== areas[at - 1])).toEqual([
    'People',
    'Courses',
    'Exams and practice',
    'Money',
    'School and jobs',
  ])
  expect(screen.getByRole('option', { name: 'All actions' })).toBeTruthy()
})

it('[CNT-139] the areas are translated into Chinese and Malay', async () => {
  expect((await show('zh')).labels[0]).toMatch(/^用户：/)
  document.body.innerHTML = ''
  expect((await show('my')).labels[0]).toMatch(/^Pengguna: /)
})
