import { render, screen } from '@testing-library/react'
import type { Language } from '@titian/contract'
import { contents } from '@titian/practice/market-content'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../../../testing/render-page.tsx'
import { NichePicture, useContent } from '@titian/site/market-content'
import { useRules } from '@titian/site/market-rules'

afterEach(cleanupPage)

type Content = ReturnType<typeof useContent> & ReturnType<typeof useRules>

function Lines({ of }: { of: (content: Content) => readonly string[] }) {
  const content = { ...useContent(), ...useRules() }
  return (
    <ul aria-label="lines">
      {of(content).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

async function linesOf(of: (content: Content) => readonly string[], language: Language = 'en') {
  await renderPage(<Lines of={of} />, { language })
  const list = await screen.findByRole('list', { name: 'lines' })
  return [...list.children].map(({ textContent }) => textContent)
}

describe('the words of the content', () => {
  it('an advice on a failed rule contains amounts, shares and names', async () => {
    const shown = await linesOf(({ rule }) => [
      rule('sourcing', {
        rule: 'landedCost',
        met: false,
        details: { entered: 560, sea: 729, air: 858 },
      }).advice,
      rule('sourcing', { rule: 'landedCost', met: false, details: { entered: 560 } }).advice,
      rule('orders', { rule: 'cancelled', met: false, details: { value: 31, limit: 25 } }).advice,
      rule('research', { rule: 'margin', met: false, details: { value: 12, limit: 20 } }).advice,
      rule('listing', {
        rule: 'pictures',
        met: false,
        details: { value: 2, limit: 4, faults: 'watermark,firstNotMain' },
      }).advice,
      rule('listing', { rule: 'attributes', met: false, details: { attributes: 'size' } }).advice,
    ])
    const wanted = [
      ['$5.60', '$7.29', '$8.58'],
      ['You entered $5.60, which is off by more than 2%'],
      ['3.1%', '2.5%'],
      ['12%', '20%'],
      ['2 pictures', 'a stamp across a picture, the first picture is not the product alone'],
      ['Size'],
    ]
    wanted.forEach((parts, at) => {
      for (const part of parts) expect(shown[at]).toContain(part)
      expect(shown[at]).not.toMatch(/\{\{|undefined/)
    })
  })

  it('a met or unrated rule has no advice, and an empty list is left out', async () => {
    const shown = await linesOf(({ rule }) => {
      const open = rule('ads', { rule: 'acos', met: null, details: {} })
      const met = rule('ads', { rule: 'acos', met: true, details: { value: 1, limit: 2 } })
      const failed = rule('listing', {
        rule: 'pictures',
        met: false,
        details: { value: 2, limit: 4, faults: '' },
      })
      return [`1${open.advice}`, `2${met.advice}`, failed.advice, open.title, open.lesson]
    })
    expect(shown.slice(0, 2)).toEqual(['1', '2'])
    expect(shown[2]).toContain('Wrong: nothing.')
    expect(shown.slice(3)).toEqual([
      'Ad cost of sales within the margin',
      'Advertising cost of sales against margin',
    ])
  })

  it.each([
    ['en', 'Lunch boxes'],
    ['zh', '便当盒'],
    ['my', 'Bekas bekal'],
  ] as const)(
    '[PRC-159] shows a customer and a template as written, and names in %s',
    async (language, niche) => {
      const message = {
        kind: 'whereIsOrder-my',
        language: 'my',
        needed: [
          { name: 'order', value: '1042' },
          { name: 'deliveryDays', value: '4' },
        ],
        values: [],
      } as const
      const shown = await linesOf(
        (content) => [
          content.name('niche', 'lunchBox'),
          content.message({ ...message, needed: [...message.needed], values: [] }),
          content.template({ ...message, needed: [...message.needed], values: [] }, 'orderOnWay'),
          content.name('niche', 'unknownNiche'),
        ],
        language,
      )
      expect(shown).toEqual([
        niche,
        'Saya memesan beberapa hari lalu, nombor 1042. Di mana sekarang, dan bila akan tiba?',
        'Pesanan anda 1042 dalam perjalanan dan tiba dalam 4 hari selepas dihantar. Nombor penjejakan menunjukkan kedudukannya.',
        'unknownNiche',
      ])
    },
  )

  it('the return policy contains the numbers of the scenario, and a case its values', async () => {
    const { returns, returnKinds } = contents[0]!
    const shown = await linesOf(({ returnPolicy, factValue }) => [
      ...returnPolicy({
        days: returns.windowDays,
        opened: returns.openedKeepPercent,
        missing: returns.missingPartPercent,
      }),
      ...new Set(returnKinds.map(({ proof }) => factValue('proof', proof))),
      factValue('days', 3),
    ])
    expect(shown[0]).toContain('within 14 days')
    expect(shown.join(' ')).toContain('keep back 20 to 50 percent')
    expect(shown).toEqual(expect.arrayContaining(['A photo shows it', '3']))
    expect(shown.join(' ')).not.toMatch(/\{\{/)
  })
})

describe('the pictures', () => {
  it('[PRC-159] each picture of each niche is drawn differently and can have a description', () => {
    const drawn = contents[0]!.niches.flatMap(({ code, pictures }) =>
      pictures.map(({ code: picture }) => {
        const { container, unmount } = render(<NichePicture niche={code} picture={picture} />)
        const svg = container.querySelector('svg')
        expect(svg?.getAttribute('aria-hidden')).toBe('true')
        expect(svg?.outerHTML).not.toMatch(/<text|#[0-9a-f]{3,6}\b|https?:(?!\/\/www\.w3\.org)/i)
        const shapes = svg?.innerHTML.replaceAll(/ (?:id|filter)="[^"]*"/g, '')
        unmount()
        return shapes
      }),
    )
    expect(drawn).toHaveLength(60)
    expect(new Set(drawn).size).toBe(60)
    render(<NichePicture niche="unknownNiche" label="A carton" />)
    expect(screen.getByRole('img', { name: 'A carton' })).toBeTruthy()
  })
})
