// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TitianProvider } from '../titian-provider.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { SearchBox } from './search-box.tsx'

afterEach(cleanup)

const areaCodes = [
  { value: '60', label: '+60 Malaysia' },
  { value: '86', label: '+86 China' },
]

function Phone() {
  const [areaCode, setAreaCode] = useState('60')
  const [value, setValue] = useState('')
  return (
    <TitianProvider language="en">
      <PhoneField
        label="Phone"
        areaCodeLabel="Area"
        {...{ areaCode, areaCodes, value }}
        onAreaCode={setAreaCode}
        onChange={setValue}
      />
    </TitianProvider>
  )
}

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone')
const area = () => screen.getByLabelText<HTMLSelectElement>('Area')

describe('the phone field', () => {
  it('[ACC-035] strips spaces and letters while typing and pasting', async () => {
    render(<Phone />)
    await userEvent.type(phone(), '12 a3-4')
    expect(phone().value).toBe('1234')
    await userEvent.clear(phone())
    await userEvent.click(phone())
    await userEvent.paste(' 138 0013-8000 ')
    expect(phone().value).toBe('13800138000')
  })

  it('[ACC-036] accepts no twelfth digit', async () => {
    render(<Phone />)
    await userEvent.type(phone(), '123456789012')
    expect(phone().value).toBe('12345678901')
  })

  it('[ACC-250] changes the area code when a complete number is pasted', async () => {
    render(<Phone />)
    expect(area().value).toBe('60')
    await userEvent.click(phone())
    await userEvent.paste('+86 138 0013 8000')
    expect(area().value).toBe('86')
    expect(phone().value).toBe('13800138000')
  })
})

describe('the password field', () => {
  it('shows and hides the password, also by keyboard', async () => {
    render(
      <TitianProvider language="en">
        <PasswordField label="Password" showLabel="Show" hideLabel="Hide" />
      </TitianProvider>,
    )
    const field = screen.getByLabelText<HTMLInputElement>('Password')
    expect(field.type).toBe('password')
    await userEvent.click(field)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(field.type).toBe('text')
    expect(screen.getByRole('button', { name: 'Hide' })).toBeTruthy()
  })
})

describe('the search box', () => {
  function Search({
    onSearch,
    onQuery,
  }: {
    onSearch: (text: string) => void
    onQuery?: (text: string) => void
  }) {
    const [value, setValue] = useState('')
    const suggestions = [{ value: 'marketing' }, { value: 'market stall' }]
    return (
      <TitianProvider language="en">
        <SearchBox
          label="Search"
          {...{ value, suggestions, onSearch, onQuery }}
          onChange={setValue}
        />
      </TitianProvider>
    )
  }
  const box = () => screen.getByRole('combobox')

  it('searches for the typed text on Enter', async () => {
    const onSearch = vi.fn()
    render(<Search onSearch={onSearch} />)
    await userEvent.type(box(), ' shop {Enter}')
    expect(onSearch.mock.calls).toEqual([['shop']])
  })

  it('searches for the suggestion that was selected with the arrow keys', async () => {
    const onSearch = vi.fn()
    render(<Search onSearch={onSearch} />)
    await userEvent.type(box(), 'mark{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    expect(onSearch.mock.calls).toEqual([['marketing']])
  })

  it('[FRM-214] announces the number of suggestions', async () => {
    render(<Search onSearch={() => {}} />)
    expect(screen.getByRole('status').textContent).toBe('')
    await userEvent.type(box(), 'mar')
    expect(screen.getByRole('status').textContent).toBe('Search 2')
  })

  it('requests suggestions once, when the user stops typing', async () => {
    const onQuery = vi.fn()
    render(<Search onSearch={() => {}} onQuery={onQuery} />)
    await userEvent.type(box(), 'mar')
    expect(onQuery).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(onQuery.mock.calls).toEqual([['mar']]))
  })
})

it('[FRM-459] opens no option list and selects none for a search without a match, and shows a text', async () => {
  function Search({ found }: { found: readonly string[] }) {
    const [value, setValue] = useState('')
    return (
      <TitianProvider language="en">
        <SearchBox
          label="Search"
          value={value}
          onChange={setValue}
          suggestions={found.map((name) => ({ value: name }))}
          onSearch={() => undefined}
          emptyText="No matching course"
        />
      </TitianProvider>
    )
  }
  const { rerender } = render(<Search found={['Baking', 'Bread']} />)
  const field = () => screen.getByRole('combobox', { name: 'Search' })
  await userEvent.type(field(), 'b{ArrowDown}')
  await screen.findAllByRole('option', { hidden: true })
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(field().getAttribute('aria-activedescendant')).not.toBeNull()
  rerender(<Search found={[]} />)
  expect(screen.queryByRole('listbox', { hidden: true })).toBeNull()
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect(field().getAttribute('aria-controls')).toBeNull()
  expect(field().getAttribute('aria-activedescendant')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('No matching course')
})
