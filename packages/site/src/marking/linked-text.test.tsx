import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LinkedText } from './linked-text.tsx'

it('[TCH-178] makes links of addresses of http and https alone, without the marks after them', () => {
  const text =
    'See https://example.com/a?b=1&c=(2), http://example.org. 见 https://example.cn/页。javascript:alert(1) ftp://example.net <https://e.com>'
  const { container } = render(<LinkedText text={text} />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com/a?b=1&c=(2',
    'http://example.org',
    'https://example.cn/页',
    'https://e.com',
  ])
  for (const link of links) {
    expect(link.rel.split(' ')).toContain('noopener')
    expect(link.target).toBe('_blank')
  }
  expect(container.textContent).toBe(text)
})
