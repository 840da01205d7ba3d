import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { skills, type CourseSkill } from '@titian/contract'
import { TitianProvider } from '@titian/ui'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import conflict from '../../../../../../packages/site/src/conflict/texts/en.json' with { type: 'json' }
import texts from '../texts/en.json' with { type: 'json' }
import { SkillsSection } from './skills-section.tsx'

const offered = [
  { code: 'seo', name: 'Search engine work', words: ['Search engine work', '搜索引擎优化'] },
  { code: 'excel', name: 'Excel', words: ['Excel', 'Hamparan'] },
]
let stored: CourseSkill[]
let newer: CourseSkill[] | null
let sent: unknown[]

beforeEach(() => {
  stored = []
  newer = null
  sent = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const path = new URL(url, 'http://localhost').pathname.replace('/api/v1', '')
    if (path === skills.saveCourseSkills.path) {
      const input = JSON.parse(body) as { skills: CourseSkill[] }
      sent.push(input)
      if (newer) {
        const extend = { reason: 'changedMeanwhile', newer }
        newer = null
        return Response.json({ ok: false, code: -4, msg: '', data: null, extend }, { status: 409 })
      }
      return Response.json({ ok: true, code: 200, msg: '', data: { skills: input.skills } })
    }
    const data = path === skills.listSkills.path ? offered : stored
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const i18n = createInstance()
  const resources = { en: { courses: texts, conflict, site: {} } }
  await i18n.use(initReactI18next).init({ lng: 'en', resources })
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={i18n}>
          <SkillsSection sign="c" />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save skills' }))

it('[JOB-120] finds a skill by its name in another language, and saves it with a level', async () => {
  await open()
  await userEvent.type(await screen.findByRole('combobox', { name: 'Add a skill' }), '搜索')
  expect(screen.queryByRole('option', { name: 'Excel', hidden: true })).toBeNull()
  await userEvent.click(
    await screen.findByRole('option', { name: 'Search engine work', hidden: true }),
  )
  const level = await screen.findByRole('combobox', { name: 'Level of Search engine work' })
  fireEvent.change(level, { target: { value: '3' } })
  save()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({ courseIdSign: 'c', seen: [], skills: [{ code: 'seo', level: 3 }] })
})

it('[JOB-120] a newer list is shown beside the local one, and saving waits for a choice', async () => {
  stored = [{ code: 'seo', level: 1 }]
  await open()
  const level = await screen.findByRole('combobox', { name: 'Level of Search engine work' })
  fireEvent.change(level, { target: { value: '2' } })
  newer = [{ code: 'excel', level: 1 }]
  save()
  const note = await screen.findByRole('alert')
  expect(note.textContent).toContain('Excel: Beginner')
  expect(note.textContent).toContain('Search engine work: Intermediate')
  expect(screen.getByRole('button', { name: 'Save skills' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: conflict.keep }))
  save()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({
    courseIdSign: 'c',
    seen: [{ code: 'excel', level: 1 }],
    skills: [{ code: 'seo', level: 2 }],
  })
})

it('[JOB-120] a thirteenth skill is refused', async () => {
  stored = Array.from({ length: 12 }, (_, at) => ({ code: `skill${at}`, level: 1 as const }))
  await open()
  expect(await screen.findByRole('combobox', { name: 'Add a skill' })).toHaveProperty(
    'disabled',
    true,
  )
})
