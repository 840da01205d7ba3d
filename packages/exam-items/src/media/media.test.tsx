// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ItemEditor } from '../edit.tsx'
import { type PublicItem, publicItem } from '../public.ts'
import { ItemView } from '../render.tsx'
import type { Item } from '../shape.ts'
import { TestProvider } from '../testing/test-provider.tsx'
import { editTexts, itemTexts } from '../testing/test-texts.ts'
import type { AddMedia } from './media-source.ts'

const sign = 'abcdefghijklmnopqrstuv'
const address = `/api/v1/file/public/${sign}`
const picture = `![A ship at the pier](picture:${sign})`
const audio = `[The call](audio:${sign})`

function show(item: PublicItem, onChange = vi.fn()) {
  const view = render(<ItemView item={item} value={null} onChange={onChange} texts={itemTexts} />, {
    wrapper: TestProvider,
  })
  return { ...view, onChange, user: userEvent.setup() }
}
const judge = (stem: string): PublicItem => ({ kind: 'judge', stem })

describe('pictures and audio in a question', () => {
  it('[EXM-201] a picture has its description, and is enlarged by a click and closed again', async () => {
    const { user } = show(judge(`Look: ${picture} Well?`))
    const drawn = screen.getByRole('img', { name: 'A ship at the pier' })
    expect(drawn.getAttribute('src')).toBe(address)
    screen.getByRole('link', { name: 'A ship at the pier' }).focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'A ship at the pier' })
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe(address)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('picture:')).toBeNull()
  })

  it('[EXM-201] a click on the picture of an option does not choose it', async () => {
    const options = [
      { id: 'a', content: picture },
      { id: 'b', content: 'None' },
    ]
    const { user, onChange } = show({ kind: 'single', stem: 'Which?', options })
    await user.click(screen.getByRole('link', { name: 'A ship at the pier' }))
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('radio', { name: /A ship at the pier/ }).isConnected).toBe(true)
  })

  it('[EXM-202] audio has native controls and its title', () => {
    const { container } = show(judge(`Listen: ${audio}`))
    const player = container.querySelector('audio')
    expect(player?.getAttribute('src')).toBe(address)
    expect(player?.hasAttribute('controls')).toBe(true)
    expect(player?.getAttribute('aria-label')).toBe('The call')
  })

  it('[EXM-201] [EXM-202] missing media show their description', () => {
    const { container } = show(judge(`${picture} ${audio}`))
    fireEvent.error(container.querySelector('img')!)
    fireEvent.error(container.querySelector('audio')!)
    expect(screen.getByText('Not loaded: A ship at the pier').isConnected).toBe(true)
    expect(screen.getByText('Not loaded: The call').isConnected).toBe(true)
    expect(container.querySelector('img, audio')).toBeNull()
  })

  it('[EXM-201] a script in a description stays text, and no mark links elsewhere', () => {
    const { container } = show(judge('![<img src=x onerror=alert(1)>](picture:../../../logout?x)'))
    const drawn = container.querySelectorAll('img')
    expect(drawn).toHaveLength(1)
    expect(drawn[0]!.getAttribute('alt')).toBe('<img src=x onerror=alert(1)>')
    expect(drawn[0]!.getAttribute('src')).toBe('/api/v1/file/public/..%2F..%2F..%2Flogout%3Fx')
  })

  it('[EXM-201] a blank beside a picture stays a blank, and the question is named by texts', () => {
    const stem = `![A ___ crane](picture:${sign.slice(3)}___) lifts ___ tons.`
    const item: Item = { kind: 'blank', stem, blanks: [['40']], analysis: picture }
    const { container } = show(publicItem(item))
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    expect(container.querySelector('[hidden]')?.textContent).toBe('A ___ crane lifts … tons.')
    expect(container.querySelectorAll('img')).toHaveLength(1)
  })
})

function StatefulEditor({ item, addMedia }: { item: Item; addMedia?: AddMedia }) {
  const [value, setValue] = useState(item)
  return <ItemEditor value={value} onChange={setValue} texts={editTexts} addMedia={addMedia} />
}
const single: Item = {
  kind: 'single',
  stem: 'Which?',
  options: [
    { id: 'a', content: 'One' },
    { id: 'b', content: 'Two' },
  ],
  answer: 'a',
  analysis: '',
}

describe('the editor of media', () => {
  it('[EXM-201] inserts the mark at the cursor, and previews it', async () => {
    const addMedia = vi.fn<AddMedia>(() => Promise.resolve(picture))
    render(<StatefulEditor item={single} addMedia={addMedia} />, { wrapper: TestProvider })
    const user = userEvent.setup()
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' })
    field.setSelectionRange(5, 5)
    await user.click(screen.getByRole('button', { name: 'Add to Question' }))
    expect(addMedia).toHaveBeenCalledWith(undefined)
    expect(field.value).toBe(`Which${picture}?`)
    expect(screen.getByRole('img', { name: 'A ship at the pier' }).isConnected).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Add to Option B' }))
    expect(screen.getByRole('textbox', { name: 'Option B' })).toHaveProperty(
      'value',
      `Two${picture}`,
    )
  })

  it('[EXM-201] accepts pasted and dropped files, and leaves pasted text unchanged', async () => {
    const addMedia = vi.fn<AddMedia>(() => Promise.resolve(undefined))
    render(<StatefulEditor item={single} addMedia={addMedia} />, { wrapper: TestProvider })
    const field = screen.getByRole('textbox', { name: 'Question' })
    const file = new File(['x'], 'a.png', { type: 'image/png' })
    fireEvent.paste(field, { clipboardData: { types: ['Files'], files: [file] } })
    await vi.waitFor(() => expect(addMedia).toHaveBeenCalledWith(file))
    fireEvent.drop(field, { dataTransfer: { types: ['Files'], files: [file] } })
    await vi.waitFor(() => expect(addMedia).toHaveBeenCalledTimes(2))
    fireEvent.paste(field, { clipboardData: { types: ['text/plain', 'Files'], files: [file] } })
    expect(addMedia).toHaveBeenCalledTimes(2)
    // The teacher cancelled, so nothing is inserted.
    expect(field).toHaveProperty('value', 'Which?')
  })
})
