import type { GoodListing } from '../verdicts.ts'
import { ruleOf } from './rules.ts'
import { wordsOf } from './text.ts'

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/**
 * Returns a listing that a careful student could write from the data sheet and the keywords: true,
 * plain and complete.
 */
export const goodListing: GoodListing = (niche) => {
  const texts = niche.keywords.map(({ text }) => text)
  const [first = niche.code, second = ''] = texts
  const values = niche.attributes.map(({ value }) => value)
  const title = capital([first, second, ...values].join(', '))
  const inTitle = wordsOf(title)
  const terms = [...new Set(wordsOf(texts.join(' ')))].filter((word) => !inTitle.includes(word))
  const pictures = niche.pictures.filter(({ fault }) => fault === null)
  return {
    title,
    bullets: [
      `Size: ${niche.attributes.find(({ code }) => code === 'size')?.value ?? ''}, as measured and shown beside a hand in the picture`,
      `Made as the data sheet says: ${values.join(', ')}`,
      `A ${first} for every day, simple to clean and to put away`,
      'In the box: one article as it is shown in the pictures, and a card with care hints',
      'Questions about the article are answered within one day',
    ],
    description: `This ${first} has what the data sheet names: ${values.join(', ')}. Please compare the size with the picture before you order. It is sent from the warehouse with a tracking number, and it can be sent back as the return policy of the shop says.`,
    attributes: niche.attributes.map(({ code, value }) => ({ name: code, value })),
    pictures: [
      ...pictures.filter(({ kind }) => kind === 'main'),
      ...pictures.filter(({ kind }) => kind !== 'main'),
    ]
      .slice(0, ruleOf('listing', 'pictures').limit + 1)
      .map(({ code }) => code),
    terms: terms.join(' '),
  }
}
