import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ServerRefusal } from '../../calls/refusal.ts'
import { renderWithSite } from '../../testing/render-with-site.tsx'
import { EncodingChoice, findCandidates } from './encoding-choice.tsx'

const candidates = [
  { name: 'gb18030' as const, sample: ['0139900011,Ali王'] },
  { name: 'windows-1252' as const, sample: ['0139900011,AliÍõ'] },
]
const refused = (extend: Record<string, unknown>) =>
  new ServerRefusal('/x', 422, { code: -2, msg: '', extend })

describe('the choice of an encoding', () => {
  it('[FRM-375] shows the lines of the file in each encoding, and none is chosen beforehand', async () => {
    const choose = vi.fn()
    await renderWithSite(<EncodingChoice candidates={candidates} busy={false} onChoose={choose} />)
    expect(screen.queryByText('0139900011,Ali王')).not.toBeNull()
    expect(screen.queryByText('0139900011,AliÍõ')).not.toBeNull()
    const use = screen.getByRole<HTMLButtonElement>('button', { name: 'Use this encoding' })
    expect(use.disabled).toBe(true)
    for (const one of screen.getAllByRole<HTMLInputElement>('radio'))
      expect(one.checked).toBe(false)
    await userEvent.click(screen.getByRole('radio', { name: 'Western European (Windows)' }))
    await userEvent.click(use)
    expect(choose).toHaveBeenCalledWith('windows-1252')
  })

  it('[FRM-375] is offered only for the refusal that asks for it', () => {
    expect(findCandidates(refused({ reason: 'encodingUnsure', candidates }))).toEqual(candidates)
    expect(findCandidates(refused({ reason: 'sheetColumns' }))).toBeUndefined()
    expect(findCandidates(refused({ reason: 'encodingUnsure' }))).toBeUndefined()
    expect(findCandidates(new Error('x'))).toBeUndefined()
  })
})
