// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { readArtAddress } from '../terraces.ts'
import { hash } from '../terraces/random.ts'
import { TitianProvider } from '../titian-provider.tsx'
import { Cover } from './cover.tsx'

const picture = () => screen.getByRole('img', { name: 'Course' })

function asked() {
  const address = new URL(picture().getAttribute('src') ?? '', 'http://school.test')
  return readArtAddress(address.pathname.replace(/^\/art\/|\.svg$/g, ''), address.searchParams)
}

const inHouse = ({ children }: { children: ReactNode }) => (
  <TitianProvider language="en" primary="#0B5394">
    {children}
  </TitianProvider>
)

afterEach(cleanup)

it("[FRM-281] requests a drawing from the server in the school's colour and without the name of the object", () => {
  render(
    <Cover seed="sign-of-a-course" alt="Course" ratio={4 / 3} drawing={{ palette: 'dawn' }} />,
    { wrapper: inHouse },
  )
  expect(asked()).toEqual({
    seed: hash('sign-of-a-course'),
    primary: '#0B5394',
    options: { width: 320, height: 240, palette: 'dawn' },
  })
  expect(picture().getAttribute('src')).not.toContain('sign-of')
})

it('shows the drawing if the picture is broken', () => {
  render(<Cover seed="one" src="/gone.webp" alt="Course" />, { wrapper: inHouse })
  expect(picture().getAttribute('src')).toBe('/gone.webp')
  fireEvent.error(picture())
  expect(asked()?.seed).toBe(hash('one'))
})

it('loads the first visible pictures at once, and others when they come into view', () => {
  const { rerender } = render(<Cover seed="one" alt="Course" />, { wrapper: inHouse })
  expect(picture().getAttribute('loading')).toBe('lazy')
  rerender(<Cover seed="one" alt="Course" eager />)
  expect(picture().getAttribute('loading')).toBe('eager')
})
