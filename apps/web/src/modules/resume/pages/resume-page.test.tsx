import { type AnyCall, type ResumeContent, type ResumeDetail, resume } from '@titian/contract'
import { setPerson } from '@titian/site'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { detailOf, emptyContent, tagAnswers } from '../testing/sample.ts'
import { loadFurtherForms } from '../editor/further-forms.ts'
import { ResumePage } from './resume-page.tsx'

beforeEach(() => setPerson('one'))
afterEach(() => {
  cleanupPage()
  localStorage.clear()
})

type Sent = Record<string, unknown>
interface Server {
  detail: ResumeDetail
  sent: { path: string; input: Sent }[]
}

const refused = (code: number, extend: object, msg = 'no') =>
  new Response(JSON.stringify({ ok: false, code, msg, data: null, extend }), { status: 409 })

/**
 * A fake server with one resume. It refuses changes of an outdated revision, with the newer copy.
 */
async function open(content: Partial<ResumeContent> = {}) {
  const server: Server = { detail: detailOf(content), sent: [] }
  const keep = (call: AnyCall, alter: (now: ResumeContent, input: Sent) => ResumeContent) => [
    call.path,
    (input: Sent) => {
      server.sent.push({ path: call.path, input })
      if (input['revision'] !== server.detail.revision)
        return refused(-4, { reason: 'changedMeanwhile', newer: server.detail })
      const { revision, content: now } = server.detail
      const savedAt = '2026-11-28T04:05:00.000Z'
      const next = { ...server.detail, revision: revision + 1, savedAt, content: alter(now, input) }
      server.detail = next
      return { revision: next.revision, savedAt }
    },
  ]
  const changes = [
    keep(resume.updatePersonalAdvantage, (now, { personalAdvantage }) => ({
      ...now,
      personalAdvantage: String(personalAdvantage),
    })),
    keep(resume.addSkill, (now, { key, name, level, evidence }) => ({
      ...now,
      sections: {
        ...now.sections,
        skill: [
          {
            id: key,
            hidden: false,
            name,
            level,
            evidence,
          } as ResumeContent['sections']['skill'][0],
          ...now.sections.skill,
        ],
      },
    })),
    keep(resume.updateResumeLook, (now, { template, language, color, spacing, fontSize }) => ({
      ...now,
      look: { template, language, color, spacing, fontSize } as ResumeContent['look'],
    })),
    keep(resume.orderResume, (now, { sections, hiddenSections }) => ({
      ...now,
      sectionOrder: (sections as ResumeContent['sectionOrder'] | undefined) ?? now.sectionOrder,
      hiddenSections:
        (hiddenSections as ResumeContent['hiddenSections'] | undefined) ?? now.hiddenSections,
    })),
  ]
  await renderPage(<ResumePage />, {
    at: '/resume',
    path: '/resume',
    answers: {
      ...tagAnswers,
      '/resume/resumeInfo': () => ({ ...server.detail, ...server.detail.content.basics }),
      '/resume/resumeDetail': () => server.detail,
      ...Object.fromEntries(changes),
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'My resume' })
  return server
}

const paper = () => screen.getByRole('region', { name: 'Page of the resume' })
const head = () => screen.getByRole('heading', { level: 1, name: 'My resume' }).closest('header')!
const form = () => screen.getByRole('region', { name: 'Form' })
const go = (name: string) =>
  userEvent.click(
    within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('button', {
      name: new RegExp(`^${name}`),
    }),
  )
const shownOrder = () =>
  within(screen.getByRole('navigation', { name: 'Sections' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '')
    .filter(Boolean)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const soon = { timeout: 4000 }

// In tests the first import takes seconds.
beforeAll(async () => {
  await loadFurtherForms.section()
})

describe('the page of the resume', () => {
  it('[FRM-053] [RES-005] shows the editor beside the preview in the chosen template', async () => {
    const { basics, look } = emptyContent
    await open({ basics: { ...basics, city: 'MY-14-01' }, look: { ...look, template: 3 } })
    expect(await within(paper()).findByText('Kuala Lumpur')).toBeTruthy()
    expect(within(paper()).getByText('Nur Aisyah')).toBeTruthy()
    expect(paper().querySelector('[data-template="3"]')).toBeTruthy()
    expect(within(form()).getByRole('heading', { name: 'Basic information' })).toBeTruthy()
  })

  it('[RES-027] [RES-078] [RES-099] shows each keystroke in the preview, and "saved" after the server has it', async () => {
    const server = await open()
    await go('About me')
    await userEvent.type(await screen.findByRole('textbox', { name: 'About you' }, soon), 'I test.')
    expect(within(paper()).getByText('I test.')).toBeTruthy()
    expect(within(form()).getByText('7 / 500')).toBeTruthy()
    expect(server.detail.content.personalAdvantage).toBe('')
    expect(within(head()).queryByText(/^Saved/)).toBeNull()
    await waitFor(() => expect(server.detail.content.personalAdvantage).toBe('I test.'), soon)
    expect((await within(head()).findAllByText(/^Saved \d/)).length).toBe(1)
    expect(localStorage.length).toBe(0)
  })

  it('[RES-078] stores unconfirmed text on the device and restores it', async () => {
    localStorage.clear()
    const server = await open()
    await go('About me')
    await userEvent.type(await screen.findByRole('textbox', { name: 'About you' }, soon), 'Kept')
    expect(server.sent).toEqual([])
    cleanupPage()
    document.body.innerHTML = ''
    await open()
    expect(await within(form()).findByDisplayValue('Kept', {}, soon)).toBeTruthy()
    expect(within(form()).getByText(/This was written earlier/)).toBeTruthy()
    expect(within(paper()).getByText('Kept')).toBeTruthy()
  })

  it('[RES-076] shows a newer copy beside the local one, and overwrites nothing before a choice', async () => {
    const server = await open({ personalAdvantage: 'Before' })
    await go('About me')
    const field = await screen.findByRole('textbox', { name: 'About you' }, soon)
    const { detail } = server
    server.detail = {
      ...detail,
      revision: 5,
      content: { ...detail.content, personalAdvantage: 'From elsewhere' },
    }
    await userEvent.clear(field)
    await userEvent.type(field, 'Mine')
    const note = await screen.findByRole('alert', {}, soon)
    expect(note.textContent).toContain('Mine')
    expect(note.textContent).toContain('From elsewhere')
    expect(server.detail.content.personalAdvantage).toBe('From elsewhere')
    await press('Keep mine')
    await waitFor(() => expect(server.detail.content.personalAdvantage).toBe('Mine'), soon)
    expect(server.detail.revision).toBe(6)
  })

  it('[RES-076] saves when another window has changed only another part', async () => {
    const server = await open({ personalAdvantage: 'Before' })
    await go('About me')
    const { detail } = server
    const look = { ...detail.content.look, color: 'sea' as const }
    server.detail = { ...detail, revision: 5, content: { ...detail.content, look } }
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'About you' }, soon),
      ' and after',
    )
    await waitFor(
      () => expect(server.detail.content.personalAdvantage).toBe('Before and after'),
      soon,
    )
    expect(server.detail.content.look.color).toBe('sea')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[RES-008] [RES-009] [RES-086] reports required fields of an entry, adds it once they are filled, and shows it first', async () => {
    const server = await open()
    await go('Skills')
    const name = await within(form()).findByRole('textbox', { name: /^Skill/ }, soon)
    expect(within(form()).queryByText('Please enter the skill.')).toBeNull()
    await press('Done')
    expect(within(form()).getByText('Please enter the skill.')).toBeTruthy()
    expect(server.sent).toEqual([])
    await userEvent.type(name, 'SQL')
    await userEvent.click(within(form()).getByRole('radio', { name: 'good' }))
    expect(within(paper()).getByText('SQL')).toBeTruthy()
    await press('Done')
    await waitFor(() => expect(server.detail.content.sections.skill).toHaveLength(1))
    expect(server.detail.content.sections.skill[0]).toMatchObject({ name: 'SQL', level: 2 })
    expect(await within(form()).findByRole('button', { name: /^SQL/ })).toBeTruthy()
  })

  it('[RES-004] [RES-081] changes template and language of the preview, not of the site', async () => {
    const server = await open({ personalAdvantage: 'Hello' })
    await press('With photo')
    expect(paper().querySelector('[data-template="3"]')).toBeTruthy()
    await waitFor(() => expect(server.detail.content.look.template).toBe(3))
    const language = screen.getByRole('combobox', { name: 'Language of the resume' })
    await userEvent.selectOptions(language, 'zh')
    expect(await within(paper()).findByRole('heading', { name: '个人优势' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'My resume' })).toBeTruthy()
    await waitFor(() => expect(server.detail.content.look.language).toBe('zh'))
  })

  it('[RES-079] moves a section by the arrow keys of its handle and by its menu, and hides it', async () => {
    const server = await open()
    const handle = screen.getByRole('button', { name: /^Move Education/ })
    handle.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(server.detail.content.sectionOrder[0]).toBe('education'))
    await waitFor(() => expect(shownOrder()[2]).toMatch(/^Education/), soon)
    fireEvent.click(screen.getByRole('button', { name: 'More for Education' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }, soon))
    await waitFor(() => expect(server.detail.content.sectionOrder[1]).toBe('education'))
    await waitFor(() => expect(shownOrder()[3]).toMatch(/^Education/), soon)
    fireEvent.click(screen.getByRole('button', { name: 'More for Projects' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Hide from the page' }, soon))
    await waitFor(() => expect(server.detail.content.hiddenSections).toEqual(['project']))
  })
})
