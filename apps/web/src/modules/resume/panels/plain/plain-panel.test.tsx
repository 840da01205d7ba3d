import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanupPage } from '../../../../testing/render-page.tsx'
import { openPanel, renderResume, serverWith } from '../../testing/render-resume.tsx'

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
const name = 'Text as a program reads it'

async function open() {
  await renderResume(serverWith(), {
    '/resume/plainText': { fileName: 'Nur Aisyah.txt', text },
  })
  return openPanel(name)
}

describe('the text of a resume as a program reads it', () => {
  it('[RES-073] is shown beside the page, copied and saved as a file', async () => {
    const panel = await open()
    const shown = await within(panel).findByLabelText('Text')
    expect(shown.textContent).toBe(text)
    const page = within(panel).getByRole('region', { name: 'Page' })
    expect(within(page).getByRole('heading', { name: 'Nur Aisyah' })).toBeTruthy()
    fireEvent.click(within(panel).getByRole('button', { name: 'Copy the text' }))
    expect(await screen.findByText('The text is copied.')).toBeTruthy()
    expect(writeText).toHaveBeenCalledWith(text)
    fireEvent.click(within(panel).getByRole('button', { name: 'Download as .txt' }))
    expect(download).toHaveBeenCalledWith('Nur Aisyah.txt')
  })

  it('[RES-073] is left on the page where the browser allows no copying', async () => {
    writeText.mockImplementation(() => Promise.reject(new Error('not allowed')))
    const panel = await open()
    fireEvent.click(await within(panel).findByRole('button', { name: 'Copy the text' }))
    expect(await screen.findByText(/^This browser does not allow copying/)).toBeTruthy()
    expect(within(panel).getByLabelText('Text').textContent).toBe(text)
  })
})
