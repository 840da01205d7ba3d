import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { resume, type ResumeContent } from '@titian/contract'
import { setPerson } from '@titian/site'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanupPage } from '../../../testing/render-page.tsx'
import { refuse, renderResume, serverWith } from '../testing/render-resume.tsx'
import { loadFurtherForms } from '../editor/further-forms.ts'
import { detailOf, emptyContent } from '../testing/sample.ts'

type Sections = ResumeContent['sections']

beforeEach(() => setPerson('one'))
afterEach(() => {
  cleanupPage()
  localStorage.clear()
})

const skill: Sections['skill'] = [{ id: 's1', hidden: false, name: 'SQL', level: 2, evidence: '' }]
const wish = (id: string, positionName: string): Sections['intention'][number] => ({
  id,
  hidden: false,
  positionCode: 'other',
  positionName,
  salaryBand: 0,
  currency: 'MYR',
  industries: ['food'],
  city: 'MY-14-01',
  nature: 2,
})

/** Opens the editor with these entries, and records what it deletes. */
async function open(sections: Partial<Sections>) {
  const deleted: Record<string, unknown>[] = []
  const server = serverWith(detailOf({ sections: { ...emptyContent.sections, ...sections } }))
  const remove =
    (name: 'skill' | 'intention', idName: string) => (input: Record<string, unknown>) => {
      deleted.push(input)
      const { sections: now } = server.get().content
      const left = now[name].filter(({ id }) => id !== input[idName])
      return server.confirm({ sections: { ...now, [name]: left } })
    }
  await renderResume(server, {
    [resume.deleteSkill.path]: remove('skill', 'skillId'),
    [resume.deleteIntention.path]: remove('intention', 'positionId'),
  })
  return deleted
}

const form = () => screen.getByRole('region', { name: 'Form' })
const go = (name: string) =>
  fireEvent.click(
    within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('button', {
      name: new RegExp(`^${name}`),
    }),
  )

async function choose(entry: string, act: string) {
  fireEvent.click(await within(form()).findByRole('button', { name: `More for ${entry}` }))
  const item = await screen.findByRole('menuitem', { name: act })
  fireEvent.click(item)
  return item
}

/** A dialog ignores clicks in its first half second (FRM-366). */
async function confirm(question: HTMLElement) {
  const button = within(question).getByRole('button', { name: 'Delete' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(button)
}

// In tests the first import takes seconds.
beforeAll(async () => {
  await loadFurtherForms.section()
})

describe('an entry of the resume', () => {
  it('[RES-036] [RES-038] is not deleted before a confirmation that says it cannot be restored', async () => {
    const deleted = await open({ skill })
    go('Skills')
    await choose('SQL', 'Delete')
    const question = await screen.findByRole('dialog', { name: 'Delete “SQL”?' })
    expect(within(question).getByText('It cannot be restored.')).toBeTruthy()
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(deleted).toEqual([])
    expect(within(form()).getByRole('button', { name: 'More for SQL' })).toBeTruthy()
  })

  it('[RES-036] [RES-038] is deleted once the question is answered', async () => {
    const deleted = await open({ skill })
    go('Skills')
    await choose('SQL', 'Delete')
    const question = await screen.findByRole('dialog', { name: 'Delete “SQL”?' })
    await confirm(question)
    await waitFor(() =>
      expect(within(form()).queryByRole('button', { name: 'More for SQL' })).toBeNull(),
    )
    expect(deleted).toMatchObject([{ skillId: 's1' }])
  })

  it('[RES-035] [RES-036] [RES-037] can be deleted unless it is the last job intention', async () => {
    const deleted = await open({ intention: [wish('a', 'Baker'), wish('b', 'Cook')] })
    go('Looking for')
    await choose('Baker', 'Delete')
    const question = await screen.findByRole('dialog', { name: 'Delete “Baker”?' })
    await confirm(question)
    await waitFor(() => expect(deleted).toMatchObject([{ positionId: 'a' }]))
    await waitFor(() =>
      expect(within(form()).queryByRole('button', { name: 'More for Baker' })).toBeNull(),
    )
    const item = await choose('Cook', 'The last job intention cannot be deleted')
    expect(item.getAttribute('data-disabled')).toBe('true')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(deleted).toHaveLength(1)
  })

  it('[RES-010] [RES-011] is added after the server accepts it, and after a refusal keeps its text with the reason', async () => {
    const server = serverWith()
    let isRefused = true
    await renderResume(server, {
      [resume.addSkill.path]: ({ name, level }: { name: string; level: 0 | 1 | 2 | 3 }) => {
        if (isRefused) return refuse('insertError')
        const added = { id: 's1', hidden: false, name, level, evidence: '' }
        return {
          ...server.confirm({ sections: { ...emptyContent.sections, skill: [added] } }),
          id: 's1',
        }
      },
    })
    go('Skills')
    const name = await within(form()).findByRole('textbox', { name: /^Skill/ })
    fireEvent.change(name, { target: { value: 'SQL' } })
    fireEvent.click(within(form()).getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('This could not be added.')).toBeTruthy()
    expect(name).toHaveProperty('value', 'SQL')
    expect(within(form()).queryByRole('button', { name: 'More for SQL' })).toBeNull()
    isRefused = false
    fireEvent.click(within(form()).getByRole('button', { name: 'Done' }))
    expect(await within(form()).findByRole('button', { name: 'More for SQL' })).toBeTruthy()
  })

  it('[RES-010] [RES-011] is changed after the server accepts it, and after a refusal keeps its text with the reason', async () => {
    const server = serverWith(detailOf({ sections: { ...emptyContent.sections, skill } }))
    let isRefused = true
    await renderResume(server, {
      [resume.updateSkill.path]: ({ name }: { name: string }) =>
        isRefused
          ? refuse('requestFailed')
          : server.confirm({
              sections: { ...emptyContent.sections, skill: skill.map((one) => ({ ...one, name })) },
            }),
    })
    go('Skills')
    fireEvent.click(await within(form()).findByText('SQL'))
    const name = await within(form()).findByRole('textbox', { name: /^Skill/ })
    fireEvent.change(name, { target: { value: 'SQL and Excel' } })
    fireEvent.click(within(form()).getByRole('button', { name: 'Done' }))
    expect(await screen.findByText(/^The request failed/)).toBeTruthy()
    expect(name).toHaveProperty('value', 'SQL and Excel')
    expect(server.get().content.sections.skill).toEqual(skill)
    isRefused = false
    fireEvent.click(within(form()).getByRole('button', { name: 'Done' }))
    expect(
      await within(form()).findByRole('button', { name: 'More for SQL and Excel' }),
    ).toBeTruthy()
  })

  it("[RES-017] [RES-067] has the student's status as a code", async () => {
    const server = serverWith()
    const sent: unknown[] = []
    await renderResume(server, {
      [resume.updateResumeDetail.path]: (input: { identity: number }) => {
        sent.push(input.identity)
        const { basics } = server.get().content
        return server.confirm({ basics: { ...basics, identity: input.identity as 1 | 2 | 3 } })
      },
    })
    for (const [at, label] of ['Current student', 'Graduate', 'Professional'].entries()) {
      fireEvent.click(within(form()).getByRole('radio', { name: label }))
      await waitFor(() => expect(sent.at(-1)).toBe(at + 1), { timeout: 4000 })
    }
  })
})
