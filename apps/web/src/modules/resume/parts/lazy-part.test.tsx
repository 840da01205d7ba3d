import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IconPencil } from '@tabler/icons-react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { type LoadView, useLazyView } from '../data/use-lazy-view.ts'
import { ActsMenu } from './acts-menu.tsx'
import { LazyPart } from './lazy-part.tsx'

afterEach(cleanupPage)

interface Named {
  name: string
}
const Loaded = ({ name }: Named) => <p>Hello {name}</p>

/** A loader that succeeds at the second try. */
function lateLoad(): LoadView<Named> {
  let tries = 0
  return () => {
    tries += 1
    return tries === 1
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve(Loaded)
  }
}

function Opener({ load }: { load: LoadView<Named> }) {
  const { View, open } = useLazyView<Named>()
  return (
    <>
      <input aria-label="Words" />
      <button type="button" onClick={() => void open(load)}>
        Open
      </button>
      {View ? <View name="panel" /> : null}
    </>
  )
}

describe('lazily loaded code of the editor', () => {
  it('[RES-171] shows a load error in its place, and can retry', async () => {
    await renderPage(<LazyPart name="test" load={lateLoad()} props={{ name: 'part' }} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Hello part')).toBeTruthy()
  })

  it('[RES-171] reports a load error after a click, keeps the text, and works at the next click', async () => {
    await renderPage(<Opener load={lateLoad()} />)
    await userEvent.type(await screen.findByLabelText('Words'), 'Kept')
    const open = screen.getByRole('button', { name: 'Open' })
    fireEvent.click(open)
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.queryByText('Hello panel')).toBeNull()
    expect(screen.getByDisplayValue('Kept')).toBeTruthy()
    fireEvent.click(open)
    expect(await screen.findByText('Hello panel')).toBeTruthy()
  })

  it('[RES-170] opens a menu with the click that loads it, and returns the focus to its button', async () => {
    const edit = vi.fn()
    await renderPage(
      <ActsMenu label="More" acts={[{ label: 'Edit', Icon: IconPencil, onPress: edit }]} />,
    )
    const plain = await screen.findByRole('button', { name: 'More' })
    expect(plain.getAttribute('aria-haspopup')).toBe('menu')
    fireEvent.click(plain)
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    expect(edit).toHaveBeenCalledOnce()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })),
    )
  })
})
