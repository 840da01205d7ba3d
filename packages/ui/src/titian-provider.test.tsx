import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TitianProvider } from './titian-provider.tsx'

it('writes the colours of the school into the page, and none for dark pages', () => {
  render(
    <TitianProvider language="en" primary="#123456">
      {null}
    </TitianProvider>,
  )
  const sheet = document.querySelector('style[data-mantine-styles]')?.textContent ?? ''
  expect(sheet).toContain('--mantine-color-brand-6: #123456;')
  expect(sheet).toContain('[data-mantine-color-scheme="light"]')
  expect(sheet).not.toContain('dark')
})
