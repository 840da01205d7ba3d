import { type PrintedResume, templates } from '@titian/contract'
import { act, cleanup, render } from '@testing-library/react'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ResumePages, ResumePaper } from './index.ts'

afterEach(cleanup)

const entry = { subtitle: '', period: '', tags: [], lines: [], link: '' }
const paper: PrintedResume = {
  language: 'my',
  name: 'Siobhán O’Brien 李玥',
  headline: 'Penulis iklan',
  photo: '/photo.png',
  facts: [
    { fact: 'phone', label: 'Telefon', text: '+60 12-345 6789' },
    { fact: 'birthday', label: 'Tarikh lahir', text: '31 Dis 2004' },
  ],
  sections: [
    {
      name: 'advantage',
      heading: 'Tentang saya',
      entries: [{ ...entry, id: 'a', title: '', lines: ['Saya menulis.'] }],
    },
    {
      name: 'work',
      heading: 'Pengalaman kerja',
      entries: [
        {
          ...entry,
          id: 'b',
          title: 'Kedai 王堃',
          subtitle: 'Pembantu',
          period: 'Jun 2026 – kini',
          tags: ['商品文案'],
          lines: ['Satu', '二：赵喆'],
          link: 'https://kedai.example/',
        },
      ],
    },
    {
      name: 'skill',
      heading: 'Kemahiran',
      entries: [{ ...entry, id: 'c', title: 'Excel', subtitle: 'baik', lines: ['91 / 100'] }],
    },
  ],
}
const look = { color: 'sea', spacing: 'normal', fontSize: 'normal' } as const

const draw = (template: (typeof templates)[number]) =>
  render(<ResumePaper paper={paper} look={{ ...look, template }} />).container

describe('the paper of a resume', () => {
  it.each(templates)(
    '[RES-003] [RES-005] prints everything in template %i, under heading elements',
    (template) => {
      const page = draw(template)
      const text = page.textContent
      const { name, headline, facts, sections } = paper
      const printed = sections.flatMap(({ heading, entries }) => [
        heading,
        ...entries.flatMap((one) => [
          one.title,
          one.subtitle,
          one.period,
          ...one.tags,
          ...one.lines,
          one.link,
        ]),
      ])
      for (const part of [name, headline, ...facts.map((fact) => fact.text), ...printed])
        expect(text).toContain(part)
      expect(page.querySelectorAll('h1')).toHaveLength(1)
      expect([...page.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(
        sections.map(({ heading }) => heading),
      )
      expect(page.querySelector('h3')?.textContent).toBe('Kedai 王堃')
      expect(page.querySelector('a')?.getAttribute('href')).toBe('https://kedai.example/')
    },
  )

  it('[RES-004] has five templates in one column without photo or table', () => {
    for (const template of [0, 1, 2, 5, 6] as const) {
      const page = draw(template)
      expect(page.querySelector('img, table, dl, aside')).toBeNull()
      cleanup()
    }
    for (const template of [3, 4] as const) {
      expect(draw(template).querySelector('img')?.getAttribute('src')).toBe('/photo.png')
      cleanup()
    }
  })

  it('[RES-081] has the language of the resume, whatever that of the page', () => {
    expect(draw(0).querySelector('article')?.lang).toBe('ms')
  })

  it('[RES-005] has its template, colour, spacing and size as attributes for the styles', () => {
    const page = render(
      <ResumePaper
        paper={paper}
        look={{ template: 6, color: 'plum', spacing: 'wide', fontSize: 'large' }}
      />,
    ).container
    expect(
      Object.fromEntries(Object.entries(page.querySelector('article')?.dataset ?? {})),
    ).toEqual({
      template: '6',
      color: 'plum',
      spacing: 'wide',
      size: 'large',
    })
    expect(page.querySelector<HTMLElement>('.paper-back')?.style.backgroundImage).toContain('/art/')
  })

  it('[RES-072] shows the paper as sheets with their numbers, and its text once to screen readers', () => {
    const page = render(
      <ResumePages
        paper={paper}
        look={{ ...look, template: 0 }}
        caption={(at, all) => `Page ${at} of ${all}`}
      />,
    ).container
    expect(page.querySelectorAll('.paper-sheet')).toHaveLength(1)
    expect(page.querySelector('figcaption')?.textContent).toBe('Page 1 of 1')
    expect(page.querySelectorAll('h1')).toHaveLength(1)
  })
})

it('[RES-072] has styles that let programs read whole words, and divide no entry', async () => {
  const sheets = ['paper.css', 'templates.css'].map((name) =>
    readFile(join(import.meta.dirname, name), 'utf8'),
  )
  const styles = (await Promise.all(sheets)).join('')
  const spacings = [...styles.matchAll(/letter-spacing:\s*([^;]+);/g)].map(([, value]) => value)
  expect(spacings.length).toBeGreaterThan(0)
  for (const value of spacings) {
    expect(value).toMatch(/^(?:0|[\d.]+em)$/)
    expect(Number.parseFloat(String(value))).toBeLessThanOrEqual(0.1)
  }
  expect(styles).toContain('hyphens: none')
  expect(styles).toContain('text-spacing-trim: space-all')
  expect(styles).not.toContain('\u00ad')
  expect(/\.paper-entry \{\s*break-inside: avoid/.test(styles)).toBe(true)
  expect(/\.paper h2 \{[^}]*break-after: avoid/.test(styles)).toBe(true)
})

describe('invisible sheets', () => {
  let report: IntersectionObserverCallback[] = []
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      report.push(callback)
    }
    observe() {}
    disconnect() {}
  }
  beforeEach(() => {
    report = []
    vi.stubGlobal('IntersectionObserver', Observer)
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const passed = (milliseconds: number) =>
    act(() => {
      vi.advanceTimersByTime(milliseconds)
    })
  const see = (isIntersecting: boolean) =>
    act(() => {
      for (const callback of report)
        callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver)
    })

  it('[RES-155] are updated after a pause, and at once when they come into view', () => {
    const seen = { ...look, template: 0 } as const
    const view = render(<ResumePages paper={paper} look={seen} />)
    const name = () => view.container.querySelector('h1')?.textContent
    const write = (text: string) =>
      view.rerender(<ResumePages paper={{ ...paper, name: text }} look={seen} />)
    write('In sight')
    expect(name()).toBe('In sight')
    see(false)
    passed(1000)
    write('Out of sight')
    passed(200)
    write('Out of sight again')
    passed(200)
    expect(name()).toBe('In sight')
    passed(200)
    expect(name()).toBe('Out of sight again')
    write('Back')
    expect(name()).toBe('Out of sight again')
    see(true)
    expect(name()).toBe('Back')
  })
})
