import { fireEvent, screen, waitFor } from '@testing-library/react'
import { resume } from '@titian/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { PlaceContext } from '../data/place.ts'
import { refuse } from '../testing/render-resume.tsx'
import { ExportMenu } from './export-menu.tsx'
import { PrintPage } from './print-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanupPage)

const printed = {
  fileName: '李玥.pdf',
  paper: { language: 'zh', name: '李玥', headline: '', photo: '', facts: [], sections: [] },
  look: { template: 2, language: 'zh', color: 'ink', spacing: 'normal', fontSize: 'normal' },
}

it('[RES-071] [FRM-063] the print page shows the resume in its template and prints it', async () => {
  await renderPage(<PrintPage />, {
    at: '/resume/print/abc',
    path: paths.resumePrint,
    answers: { [resume.resumePaper.path]: printed },
  })
  expect(await screen.findByRole('heading', { name: '李玥' })).toBeTruthy()
  expect(document.querySelector('article.paper')?.getAttribute('data-template')).toBe('2')
  const print = vi.fn()
  vi.stubGlobal('print', print)
  fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }))
  expect(print).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

async function openMenu(answers: Record<string, unknown>, open = () => {}) {
  const page = await renderPage(
    <PlaceContext value={{ part: 'basics', entry: null, open, reload: () => {} }}>
      <ExportMenu resumeId="abc" />
    </PlaceContext>,
    { at: '/resume', answers },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }))
  return page
}

const file = (fileName: string) => ({
  fileName,
  mediaType: 'application/octet-stream',
  base64: btoa('a file'),
  pages: 1,
})

it.each(['PDF', 'Word (DOCX)'])(
  '[RES-069] [RES-092] the resume is downloaded as %s',
  async (name) => {
    const saved: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    await openMenu({
      [resume.exportResumePdf.path]: file('PDF'),
      [resume.exportResumeDocx.path]: file('Word (DOCX)'),
    })
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['PDF', 'Word (DOCX)', 'Print'])
    expect(items.at(-1)?.getAttribute('href')).toContain('/resume/print/abc')
    items.filter(({ textContent }) => textContent === name).forEach((item) => fireEvent.click(item))
    await waitFor(() => expect(saved).toEqual([name]))
    click.mockRestore()
  },
)

it('[RES-071] the print page opens if the server makes no PDF', async () => {
  const { router } = await openMenu({
    [resume.exportResumePdf.path]: () => refuse('requestFailed', { reason: 'noPrinter' }),
  })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/resume/print/abc'))
  expect(await screen.findByText(/This server cannot make a PDF now/)).toBeTruthy()
})

it('[RES-070] parts with lost characters are named, and the editor stays open', async () => {
  const open = vi.fn()
  const answers = {
    [resume.exportResumePdf.path]: () =>
      refuse('requestFailed', {
        reason: 'pdfTextLost',
        lost: [{ section: 'work', entryId: 'work-1', field: 'line', text: '王堃' }],
      }),
  }
  const { router } = await openMenu(answers, open)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }))
  expect(await screen.findByText(/characters were lost in “王堃”/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show the first' }))
  expect(open).toHaveBeenCalledWith('work', 'work-1')
  expect(router.state.location.pathname).toBe('/resume')
})
