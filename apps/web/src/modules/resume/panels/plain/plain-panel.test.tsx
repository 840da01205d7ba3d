import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanupPage } from '../../../../testing/render-page.tsx'
import { openPanel, refuse, renderResume, serverWith } from '../../testing/render-resume.tsx'

const download = vi.fn()
const writeText = vi.fn(() => Promise.resolve())
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    download(this.download)
  })
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never)
})
afterEach(() => {
  vi.restoreAllMocks()
  download.mockClear()
  writeText.mockReset().mockImplementation(() => Promise.resolve())
  cleanupPage()
})

const text = 'Nur Aisyah\nPhone: +60 123456701\n'
const read = 'Nur Aisyah\n+60 123456701\n'
const name = 'Text as read by software'

async function open(pdf: unknown = { text: read, pages: 1 }) {
  await renderResume(serverWith(), {
    '/resume/plainText': { fileName: 'Nur Aisyah.txt', text },
    '/resume/readPdf': pdf,
  })
  return openPanel(name)
}

describe('the plain text of a resume', () => {
  it('[RES-073] is shown beside the page, copied and saved as a file', async () => {
    const panel = await open()
    const shown = await within(panel).findByLabelText('Text')
    expect(shown.textContent).toBe(read)
    const page = within(panel).getByRole('region', { name: 'Page' })
    expect(within(page).getByRole('heading', { name: 'Nur Aisyah' })).toBeTruthy()
    fireEvent.click(within(panel).getByRole('button', { name: 'Copy the text' }))
    expect(await screen.findByText('The text is copied.')).toBeTruthy()
    expect(writeText).toHaveBeenCalledWith(read)
    fireEvent.click(within(panel).getByRole('radio', { name: 'Plain text' }))
    expect(shown.textContent).toBe(text)
    fireEvent.click(within(panel).getByRole('button', { name: 'Download as .txt' }))
    expect(download).toHaveBeenCalledWith('Nur Aisyah.txt')
  })

  it('[RES-073] stays selectable if the browser allows no copying', async () => {
    writeText.mockImplementation(() => Promise.reject(new Error('not allowed')))
    const panel = await open()
    fireEvent.click(await within(panel).findByRole('button', { name: 'Copy the text' }))
    expect(await screen.findByText(/^This browser does not allow copying/)).toBeTruthy()
    expect(within(panel).getByLabelText('Text').textContent).toBe(read)
  })

  it('[RES-071] [RES-073] is made from the resume if the server makes no PDF', async () => {
    const panel = await open(() => refuse('requestFailed', { reason: 'noPrinter' }))
    const shown = await within(panel).findByLabelText('Text')
    expect(shown.textContent).toBe(text)
    expect(within(panel).getByText(/^The server cannot make a PDF now/)).toBeTruthy()
    expect(within(panel).queryByRole('radio')).toBeNull()
  })
})
