import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ResumeContent, ShownLines } from '@titian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cleanupPage } from '../../../../testing/render-page.tsx'
import { refuse, renderResume, serverWith } from '../../testing/render-resume.tsx'
import { detailOf, emptyContent } from '../../testing/sample.ts'

const job = (id: string, companyName: string, lines: number) => ({
  id,
  hidden: false,
  companyName,
  industry: '',
  jobTitle: 'Helper',
  start: '2024-01',
  end: '2024-12',
  skills: [],
  content: Array.from({ length: lines }, (_, at) => `${companyName} ${at + 1}`).join('\n'),
  achievements: '',
})
const content: ResumeContent = {
  ...emptyContent,
  sections: {
    ...emptyContent.sections,
    work: [job('new', 'Kedai', 4), job('old', 'Kilang', 9)],
    volunteer: [
      {
        id: 'help',
        hidden: false,
        organisation: 'Belia',
        role: '',
        start: '2023-01',
        end: '2023-02',
        content: 'One line',
      },
    ],
  },
}

/** The number of entries and lines for which a page of the fake layout has space. */
let room: number
const prototype = HTMLElement.prototype
const { scrollWidth, clientWidth } = Object.getOwnPropertyDescriptors(Element.prototype)
function pagesOf(flow: HTMLElement): number {
  const height = flow.querySelectorAll('.paper-entry').length + flow.querySelectorAll('li').length
  const isClose = flow.querySelector('[data-spacing="compact"][data-size="small"]') !== null
  return Math.max(1, Math.ceil((height * (isClose ? 0.7 : 1)) / room))
}
beforeEach(() => {
  Object.defineProperty(prototype, 'clientWidth', { configurable: true, get: () => 100 })
  Object.defineProperty(prototype, 'scrollWidth', {
    configurable: true,
    get(this: HTMLElement) {
      return this.className === 'paper-flow' ? pagesOf(this) * 100 : 100
    },
  })
})
afterEach(() => {
  Object.defineProperties(prototype, {
    ...(clientWidth && { clientWidth }),
    ...(scrollWidth && { scrollWidth }),
  })
  cleanupPage()
})

interface Sent {
  revision: number
  spacing: 'compact' | 'normal' | 'wide'
  fontSize: 'small' | 'normal' | 'large'
  shownLines: ShownLines
  hidden: string[]
}

function openServer(start: ResumeContent = content) {
  const server = serverWith(detailOf(start))
  const sent: Sent[] = []
  const answers = {
    '/resume/fit': (input: Sent) => {
      sent.push(input)
      const { revision, spacing, fontSize, shownLines, hidden } = input
      const { revision: newest, content: now } = server.get()
      if (revision !== newest)
        return refuse('alreadyDone', { reason: 'changedMeanwhile', newer: server.get() })
      const isHidden = <E extends { id: string; hidden: boolean }>(entry: E) => ({
        ...entry,
        hidden: entry.hidden || hidden.includes(entry.id),
      })
      const { work, volunteer } = now.sections
      return server.confirm({
        look: { ...now.look, spacing, fontSize },
        shownLines,
        sections: {
          ...now.sections,
          work: work.map(isHidden),
          volunteer: volunteer.map(isHidden),
        },
      })
    },
    '/resume/showWholeEntry': ({ entryId }: { entryId: string }) => {
      const { [entryId]: _, ...shownLines } = server.get().content.shownLines ?? {}
      return server.confirm({ shownLines })
    },
    '/resume/restoreRevision': () => server.confirm({ shownLines: undefined, ...start }),
  }
  return { server, sent, answers }
}

async function openFit(start?: ResumeContent) {
  const setting = openServer(start)
  await renderResume(setting.server, setting.answers)
  fireEvent.click(screen.getByRole('button', { name: 'Fit to one page' }))
  const panel = await screen.findByRole('dialog', { name: 'Fit to one page' })
  await within(panel).findByText('What changes')
  return { panel, ...setting }
}
const use = (panel: HTMLElement) => within(panel).getByRole('button', { name: 'Use this page' })
const linesOn = (panel: HTMLElement, company: string) =>
  within(within(panel).getByRole('region', { name: 'Page after the change' })).queryAllByText(
    new RegExp(`^${company} \\d$`),
  )

describe('fitting a resume to one page', () => {
  it('[RES-141] shows each change in words before anything is written', async () => {
    room = 9
    const { panel, sent } = await openFit()
    const [list] = within(panel).getAllByRole('list')
    expect(
      list &&
        within(list)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
    ).toEqual([
      'Spacing: Close lines',
      'Font size: Small type',
      'Work experience, Kilang: 3 of 9 lines are shown',
    ])
    expect(linesOn(panel, 'Kilang')).toHaveLength(3)
    expect(linesOn(panel, 'Kedai')).toHaveLength(4)
    expect(sent).toEqual([])
  })

  it('[RES-101] [RES-141] writes once for a double click, and one click undoes it', async () => {
    room = 9
    const { panel, sent, server } = await openFit()
    fireEvent.click(use(panel))
    fireEvent.click(use(panel))
    const undo = await screen.findByText('Undo')
    expect(sent).toMatchObject([
      { spacing: 'compact', fontSize: 'small', shownLines: { old: 3 }, hidden: [] },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryAllByText('Kilang 4')).toHaveLength(0)
    fireEvent.click(undo)
    expect(await screen.findAllByText('Kilang 9')).toBeTruthy()
    expect(server.get().content.shownLines).toBeUndefined()
  })

  it('[RES-142] says in the form how many lines are printed, and one click shows all', async () => {
    room = 30
    const { server, answers } = openServer({ ...content, shownLines: { old: 4 } })
    await renderResume(server, answers)
    const sections = screen.getByRole('navigation', { name: 'Sections' })
    fireEvent.click(within(sections).getByRole('button', { name: /^Work experience/ }))
    const form = screen.getByRole('region', { name: 'Form' })
    fireEvent.click(await within(form).findByText('Kilang'))
    expect(await screen.findByText('4 of 9 lines are on the page.')).toBeTruthy()
    expect(screen.queryAllByText('Kilang 5')).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(await screen.findAllByText('Kilang 9')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('4 of 9 lines are on the page.')).toBeNull())
  })

  it('[RES-140] shows lines again that fit now', async () => {
    room = 30
    const { panel, sent } = await openFit({ ...content, shownLines: { old: 4 } })
    expect(
      within(panel).getByText('Work experience, Kilang: all lines are shown again'),
    ).toBeTruthy()
    fireEvent.click(use(panel))
    await screen.findByText('The resume now fits one page.')
    expect(sent).toMatchObject([{ spacing: 'normal', fontSize: 'normal', shownLines: {} }])
  })

  it('[RES-141] has nothing to write if the resume already fits', async () => {
    room = 30
    const { panel } = await openFit()
    expect(within(panel).getByText(/already fits one page/)).toBeTruthy()
    expect(within(panel).queryByRole('button', { name: 'Use this page' })).toBeNull()
  })

  it('[RES-143] says how much is too long, and hides what the student chooses', async () => {
    room = 3
    const { panel, sent } = await openFit()
    expect(
      within(panel).getByText(/one line for each entry, the resume is still 2 pages/),
    ).toBeTruthy()
    expect(use(panel)).toHaveProperty('disabled', true)
    const boxes = within(panel).getAllByRole('checkbox')
    expect(boxes.map((box) => box.closest('div')?.parentElement?.textContent)).toEqual([
      'Volunteer work, Belia',
      'Work experience, Kilang',
      'Work experience, Kedai',
    ])
    fireEvent.click(within(panel).getByRole('checkbox', { name: 'Volunteer work, Belia' }))
    await waitFor(() => expect(use(panel)).toHaveProperty('disabled', false))
    expect(within(panel).getByText('Volunteer work, Belia: hidden from the page')).toBeTruthy()
    fireEvent.click(use(panel))
    await screen.findByText('The resume now fits one page.')
    expect(sent).toMatchObject([{ shownLines: { old: 1, new: 1 }, hidden: ['help'] }])
  })

  it('[RES-076] [RES-144] starts from the newer resume when another window has changed it', async () => {
    room = 9
    const { panel, sent, server } = await openFit()
    server.set({ revision: 7, content: { ...content, personalAdvantage: 'Newer' } })
    fireEvent.click(use(panel))
    expect(await within(panel).findByText(/changed in another window/)).toBeTruthy()
    await waitFor(() => expect(use(panel)).toHaveProperty('disabled', false))
    fireEvent.click(use(panel))
    await screen.findByText('The resume now fits one page.')
    expect(sent.map(({ revision }) => revision)).toEqual([1, 7])
    expect(server.get().content.personalAdvantage).toBe('Newer')
  })
})
