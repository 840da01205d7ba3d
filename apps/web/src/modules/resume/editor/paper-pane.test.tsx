import { setPerson } from '@titian/site'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cleanupPage } from '../../../testing/render-page.tsx'
import { renderResume, serverWith } from '../testing/render-resume.tsx'
import { detailOf, emptyContent } from '../testing/sample.ts'

beforeEach(() => setPerson('one'))
afterEach(() => {
  cleanupPage()
  localStorage.clear()
})

const soon = { timeout: 4000 }
const form = () => screen.getByRole('region', { name: 'Form' })

/**
 * Returns the first matching part with a fake box of 10 by 10, because the tests have no layout.
 */
function placed(selector: string): Element {
  const found = document.querySelector(`.paper-sheet ${selector}`)
  if (!found) throw new Error(`The page has no ${selector}.`)
  const box = { left: 0, top: 0, right: 10, bottom: 10 }
  found.getClientRects = () => [box] as unknown as DOMRectList
  return found
}

describe('a click on the page', () => {
  it('[RES-099] opens the form of the clicked part', async () => {
    const server = serverWith(
      detailOf({
        personalAdvantage: 'I test.',
        sections: {
          ...emptyContent.sections,
          skill: [{ id: 's1', hidden: false, name: 'SQL', level: 2, evidence: '' }],
        },
      }),
    )
    await renderResume(server)
    const at = { clientX: 5, clientY: 5 }
    const section = placed('[data-section="skill"]')
    fireEvent.click(placed('[data-entry="s1"]'), at)
    expect(within(form()).getByRole('heading', { name: 'Skills', level: 2 })).toBeTruthy()
    expect(await within(form()).findByDisplayValue('SQL', {}, soon)).toBeTruthy()
    section.getClientRects = () => [] as unknown as DOMRectList
    fireEvent.click(placed('[data-section="advantage"]'), at)
    expect(await within(form()).findByRole('textbox', { name: 'About you' }, soon)).toBeTruthy()
  })
})

describe('the frame around the part that is being edited', () => {
  it('[RES-099] [RES-157] surrounds an entry as soon as it has text', async () => {
    await renderResume(serverWith(detailOf({})))
    const list = screen.getByRole('navigation', { name: 'Sections' })
    fireEvent.click(within(list).getByRole('button', { name: /^Work experience/ }))
    const company = await within(form()).findByRole('textbox', { name: /^Company/ }, soon)
    const framed = () => document.querySelector('.paper-sheet [data-marked]')?.textContent
    expect(framed()).toBeUndefined()
    fireEvent.change(company, { target: { value: 'Kilang Ujian' } })
    expect(framed()).toContain('Kilang Ujian')
  })
})

describe('a section without entries', () => {
  it('[RES-151] opens with the form of its first entry, and one with entries with its list', async () => {
    const skill = [{ id: 's1', hidden: false, name: 'SQL', level: 2 as const, evidence: '' }]
    await renderResume(serverWith(detailOf({ sections: { ...emptyContent.sections, skill } })))
    const list = screen.getByRole('navigation', { name: 'Sections' })
    fireEvent.click(within(list).getByRole('button', { name: /^Education/ }))
    expect(await within(form()).findByRole('textbox', { name: /^School/ }, soon)).toBeTruthy()
    fireEvent.click(within(list).getByRole('button', { name: /^Skills/ }))
    expect(await within(form()).findByRole('button', { name: /^SQL/ }, soon)).toBeTruthy()
    expect(within(form()).queryByRole('textbox')).toBeNull()
  })
})
