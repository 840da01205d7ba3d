import { fireEvent, screen, within } from '@testing-library/react'
import { resume, type ResumeContent } from '@titian/contract'
import { useAsk } from '@titian/site'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../../testing/render-page.tsx'
import { ResumeIdContext } from '../../data/use-resume.ts'
import { detailOf, emptyContent } from '../../testing/sample.ts'
import { Completeness } from './completeness.tsx'

afterEach(cleanupPage)

const onOpen = vi.fn()
afterEach(() => onOpen.mockClear())

/** Loads the resume first, as the editor does. */
function Read() {
  const { data } = useAsk(resume.resumeDetail, { resumeId: 'resume-sign' })
  return data ? (
    <ResumeIdContext value="resume-sign">
      <Completeness onOpen={onOpen} />
    </ResumeIdContext>
  ) : null
}

async function open(content: Partial<ResumeContent>, percent: string) {
  await renderPage(<Read />, { answers: { '/resume/resumeDetail': detailOf(content) } })
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^Complete: ${percent}`) }))
  await screen.findByRole('button', { name: /^Add work/ })
}

describe('the completeness of a resume', () => {
  it('[RES-087] lists missing parts by gain, each linked to its section', async () => {
    await open({}, '5%')
    const lines = screen.getAllByRole('button', { name: /\+\d+%$/ })
    expect(lines[0]?.textContent).toContain('Add work')
    expect(lines[0]?.textContent).toContain('+20%')
    expect(lines).toHaveLength(10)
    fireEvent.click(screen.getByRole('button', { name: /^Choose your city/ }))
    expect(onOpen).toHaveBeenCalledWith('basics', undefined)
  })

  it('[RES-087] opens the entry that lacks a required field', async () => {
    const times = { start: null, end: null }
    const volunteer = [
      { ...times, id: 'v1', hidden: false, organisation: '', role: '', content: '' },
    ]
    const sections = { ...emptyContent.sections, volunteer }
    await open({ sections }, '5%')
    const line = screen.getByRole('button', { name: /^Add work/ })
    expect(within(line).getByText('An entry has an empty required field')).toBeTruthy()
    fireEvent.click(line)
    expect(onOpen).toHaveBeenCalledWith('volunteer', 'v1')
  })
})
