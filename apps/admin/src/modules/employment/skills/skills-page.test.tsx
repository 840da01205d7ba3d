import { readFileSync } from 'node:fs'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { readsWords } from '@titian/site'
import { renderWithSite } from '@titian/site/testing/render'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { SkillsPage } from './skills-page.tsx'
import { newSkill } from './skill-values.ts'

const textsOf = (file: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8')) as object

const named = (en: string) => ({ en, zh: `${en}技`, my: `${en} kemahiran` })
const batik = { ...newSkill, code: 'own:1', names: named('Batik'), aliases: ['Wax'], version: 2 }
const seo = { ...newSkill, code: 'seo', isOwn: false, names: named('SEO') }

let answers: Record<string, (input: Record<string, unknown>) => object>
const asked: [string, Record<string, unknown>][] = []
const inputsOf = (call: string) => asked.filter(([name]) => name === call).map(([, input]) => input)

beforeEach(() => {
  asked.length = 0
  answers = {
    manageSkills: () => ({ list: [batik, seo], total: 2 }),
    skillUses: () => ({ posts: 4, resumes: 3, courses: 2, paths: 1 }),
    keptSkill: ({ code }) => (code === 'seo' ? seo : batik),
  }
  vi.stubGlobal('fetch', async (url: unknown, init?: RequestInit) => {
    const name = String(url).split('?')[0]?.split('/').at(-1) ?? ''
    const input = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as object as never
    asked.push([name, input])
    const answer = answers[name]?.(input)
    const isRefusal = answer !== undefined && 'refused' in answer && 'msg' in answer
    const body = isRefusal
      ? { ok: false, code: -4, data: null, ...answer }
      : { ok: true, code: 200, msg: '', data: answer ?? [] }
    return Response.json(body, { status: isRefusal ? 409 : 200 })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open(at = '/employment/skills') {
  const root = createRootRoute({ component: Outlet })
  const getParentRoute = () => root
  const routes = [
    createRoute({
      getParentRoute,
      path: paths.skills,
      validateSearch: readsWords(),
      component: SkillsPage,
    }),
  ]
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  await renderWithSite(<RouterProvider router={router as never} />, 'en', {
    employment: textsOf('modules/employment/texts/en.json'),
    app: textsOf('app/texts/en.json'),
  })
}

async function act(name: string, item: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Actions: ${name}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }))
  return screen.findByRole('dialog')
}
/** A dialog ignores clicks in its first half second (FRM-366). */
async function press(dialog: HTMLElement, name: string) {
  await within(dialog).findByRole('button', { name })
  await waitFor(() => expect(dialog.querySelector('[aria-disabled]')).toBeNull(), { timeout: 3000 })
  fireEvent.click(within(dialog).getByRole('button', { name }))
}
const type = (dialog: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })

it('the page requests the skills that match the typed words and the chosen kind', async () => {
  await open('/employment/skills?kind=retired&name=wax')
  await screen.findByText('Batik')
  expect(inputsOf('manageSkills')[0]).toMatchObject({ kind: 'retired', name: 'wax', page: 1 })
})

it('a new skill with a fault shows it beside the field, and is added once it is corrected', async () => {
  const text = '“Wax” already names the skill “Batik”.'
  answers['saveSkill'] = ({ names }) =>
    (names as { zh: string }).zh === 'Wax'
      ? {
          refused: true,
          code: -2,
          msg: '',
          extend: { refusal: 'invalidInput', fields: { 'names.zh': text } },
        }
      : { ...newSkill, code: 'own:2' }
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'New skill' }))
  const dialog = await screen.findByRole('dialog')
  await press(dialog, 'Save')
  expect(inputsOf('saveSkill')).toEqual([])
  for (const language of ['English', 'Malay'])
    type(dialog, new RegExp(`^Name in ${language}`), `Dye ${language}`)
  type(dialog, /^Name in Chinese/, 'Wax')
  await press(dialog, 'Save')
  await within(dialog).findByText(text)
  expect(
    within(dialog)
      .getByLabelText(/^Name in Chinese/)
      .getAttribute('aria-invalid'),
  ).toBe('true')
  type(dialog, /^Name in Chinese/, '染')
  await press(dialog, 'Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(inputsOf('saveSkill').at(-1)).toMatchObject({
    code: null,
    names: { en: 'Dye English', zh: '染', my: 'Dye Malay' },
  })
})

it('only the alternative names of a skill of the platform can be changed', async () => {
  await open()
  const dialog = await act('SEO', 'Other words')
  await within(dialog).findByLabelText(/^Other words/)
  expect(within(dialog).queryByLabelText(/^Name in/)).toBeNull()
})

it('[JOB-142] the merge dialog shows what changes, and keeps the choice when the merge is refused', async () => {
  answers['mergeSkill'] = () => ({
    refused: true,
    msg: 'retired',
    extend: { refusal: 'alreadyDone', reason: 'skillRetired' },
  })
  await open()
  const dialog = await act('Batik', 'Merge into another skill')
  await within(dialog).findByText('Job posts:', { exact: false })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Job posts: 4', 'Resumes: 3', 'Courses: 2', 'Career paths: 1'])
  await press(dialog, 'Merge into another skill')
  await within(dialog).findByText('Please choose the skill.')
  expect(inputsOf('mergeSkill')).toEqual([])
  fireEvent.click(within(dialog).getByRole('combobox', { name: /^Skill that stays/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'SEO', hidden: true }))
  type(dialog, /^Reason/, 'The same thing')
  await press(dialog, 'Merge into another skill')
  await waitFor(() => expect(inputsOf('mergeSkill')).toHaveLength(1))
  expect(within(dialog).getByRole('combobox')).toHaveProperty('value', 'SEO')
  expect(inputsOf('mergeSkill')).toEqual([{ code: 'own:1', into: 'seo', reason: 'The same thing' }])
})

it('a skill is retired after a confirmation that says how many records name it', async () => {
  answers['retireSkill'] = () => ({ ...batik, isRetired: true })
  await open()
  const dialog = await act('Batik', 'Retire')
  await within(dialog).findByText('Resumes:', { exact: false })
  await press(dialog, 'Retire')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(inputsOf('retireSkill')).toEqual([{ code: 'own:1', version: 2, isRetired: true }])
})
