import { divideHalfUp, sum } from '../../whole.ts'
import type { JudgeListing, Listing } from '../verdicts.ts'
import { forbiddenClaims } from './claims.ts'
import { ruleOf, verdict, type Verdict } from './rules.ts'
import { hasTerm, lengthOf, plain, sameValue, termsIn, wordsOf } from './text.ts'
import type { Niche, Picture } from './types.ts'

/**
 * The least and the most letters of each text of a listing; a Chinese character counts as two
 * letters.
 */
export const listingLengths = {
  title: { least: 40, most: 150 },
  bullet: { least: 20, most: 200 },
  description: { least: 100, most: 2_000 },
} as const

const isBetween = (text: string, { least, most }: { least: number; most: number }): boolean =>
  lengthOf(text) >= least && lengthOf(text) <= most

const allText = ({ title, bullets, description, terms }: Listing): string =>
  [title, ...bullets, description, terms].join('\n')

/**
 * Characters and capitals that attract attention unduly; a short word in capitals is a unit or a
 * material.
 */
export const shouts = (title: string): boolean =>
  /[!！★☆♥$€~]|\p{Extended_Pictographic}/u.test(title.replace(/[™®©]/gu, '')) ||
  (title.match(/\b[A-Z]{5,}\b/g) ?? []).length > 1

function titleRule({ title }: Listing): Verdict {
  const fits = isBetween(title, listingLengths.title)
  const calm = title.trim() !== '' && !shouts(title)
  const points = (fits ? 1 : 0) + (calm ? 1 : 0)
  const details = { value: lengthOf(title), limit: listingLengths.title.most }
  return verdict('listing', 'title', fits && calm, details, points)
}

function bulletsRule({ bullets }: Listing): Verdict {
  const { limit, points: of } = ruleOf('listing', 'bullets')
  const value = bullets.filter((one) => isBetween(one, listingLengths.bullet)).length
  const points = Math.floor((Math.min(value, limit) * of) / limit)
  return verdict('listing', 'bullets', value >= limit, { value, limit }, points)
}

/**
 * Returns the forbidden words of a text as the list spells them; of overlapping words, only the
 * longest.
 */
function claimsIn(text: string): string[] {
  const found = termsIn(text, Object.values(forbiddenClaims).flat())
  return found.filter((one) => !found.some((other) => other !== one && hasTerm(other, one)))
}

function claimsRule(listing: Listing): Verdict {
  const words = claimsIn(allText(listing))
  return verdict('listing', 'claims', words.length === 0 && listing.title.trim() !== '', {
    words: words.join(', '),
  })
}

const stem = (word: string): string => (word.length > 3 ? word.replace(/e?s$/, '') : word)

const hasWord = (text: string, word: string): boolean =>
  hasTerm(text, word) || wordsOf(text).some((one) => stem(one) === stem(word))

/**
 * Returns how well the listing is found by a keyword, from 0 to 1000. A word counts most in the
 * title and least in the description.
 */
function coverOf({ title, bullets, terms, description }: Listing, keyword: string): number {
  const worths: readonly (readonly [string, number])[] = [
    [title, 1_000],
    [terms, 900],
    [bullets.join('\n'), 800],
    [description, 500],
  ]
  const words = wordsOf(keyword)
  const worth = (word: string) => worths.find(([text]) => hasWord(text, word))?.[1] ?? 0
  return Math.floor(sum(words.map(worth)) / Math.max(words.length, 1))
}

/** A listing need not contain keywords whose relevance is below this number. */
const fitting = 600

type Cover = Readonly<Record<string, number>>

function keywordsRule(niche: Niche, cover: Cover): Verdict {
  const { limit, points: of } = ruleOf('listing', 'keywords')
  const asked = niche.keywords.filter(({ relevance }) => relevance >= fitting)
  const searches = sum(asked.map(({ searchesPerDay }) => searchesPerDay))
  const covered = sum(asked.map((one) => one.searchesPerDay * (cover[one.code] ?? 0)))
  const value = searches === 0 ? 100 : Math.floor(covered / (searches * 10))
  const missing = asked.filter(({ code }) => (cover[code] ?? 0) < 500).map(({ text }) => text)
  const points = value >= limit ? of : Math.floor((value * of) / limit)
  const details = { value, limit, keywords: missing.join(', ') }
  return verdict('listing', 'keywords', value >= limit, details, points)
}

/** Returns the words that are in the list more than `most` times. */
const repeated = (words: readonly string[], most: number): string[] => [
  ...new Set(words.filter((word) => words.filter((one) => one === word).length > most)),
]

/**
 * Whether a word has a meaning of its own. Short words such as `for` have none, and may be
 * repeated.
 */
const saysSomething = (word: string): boolean => word.length > 3 || /\p{Script=Han}/u.test(word)

function duplicatesRule({ title, bullets, terms }: Listing): Verdict {
  const filled = bullets.map(plain).filter((one) => one !== '')
  const words = [
    ...repeated(wordsOf(title).filter(saysSomething), 2),
    ...repeated(wordsOf(terms).filter(saysSomething), 1),
    ...repeated(filled, 1),
  ]
  return verdict('listing', 'duplicates', words.length === 0 && title.trim() !== '', {
    words: words.join(', '),
  })
}

/**
 * Returns the faults of the pictures in their order. A first picture that shows more than the
 * product is a fault too.
 */
export function pictureFaultsOf(pictures: readonly Picture[]): string[] {
  const faults = pictures.flatMap(({ fault }) => (fault ? [fault] : []))
  const first = pictures[0]
  return [...new Set([...(first && first.kind !== 'main' ? ['firstNotMain'] : []), ...faults])]
}

const picturesOf = (niche: Niche, listing: Listing): Picture[] =>
  [...new Set(listing.pictures)].flatMap(
    (code) => niche.pictures.find((one) => one.code === code) ?? [],
  )

function picturesRule(pictures: readonly Picture[]): Verdict {
  const { limit } = ruleOf('listing', 'pictures')
  const faults = pictureFaultsOf(pictures)
  const value = pictures.filter(({ fault }) => fault === null).length
  const clean = pictures.length > 0 && faults.length === 0
  const met = clean && value >= limit
  const details = { value, limit, faults: faults.join(',') }
  return verdict('listing', 'pictures', met, details, met ? 2 : clean ? 1 : 0)
}

/** Attributes that are missing, and those whose value is not true. */
function attributesOf(niche: Niche, listing: Listing): { missing: string[]; wrong: string[] } {
  const value = (name: string) =>
    listing.attributes.findLast((one) => one.name === name)?.value.trim() ?? ''
  const missing = niche.attributes.filter(({ code }) => value(code) === '')
  const wrong = niche.attributes.filter(
    ({ code, value: right, accepts }) =>
      value(code) !== '' && ![right, ...accepts].some((one) => sameValue(one, value(code))),
  )
  return { missing: missing.map(({ code }) => code), wrong: wrong.map(({ code }) => code) }
}

const negations = ['not', 'no', 'never', 'non', '不', '非', '不是', 'tidak', 'bukan', 'jangan']

/** Whether a text promises a thing; `not for the microwave` says the contrary. */
const promises = (text: string, words: readonly string[]): boolean =>
  termsIn(text, words).some((word) => !negations.some((no) => hasTerm(text, `${no} ${word}`)))

/** From 0 to 1000: how much more the listing promises than the product keeps. */
function overPromiseOf(niche: Niche, listing: Listing, pictures: readonly Picture[]): number {
  const text = allText(listing)
  const broken = niche.overClaims.filter(({ words }) => promises(text, words)).length
  const shown = pictures.filter(({ fault }) => fault === 'otherContents').length
  const { wrong } = attributesOf(niche, listing)
  return Math.min(
    350 * broken + 350 * shown + 200 * wrong.length + 150 * claimsIn(text).length,
    1_000,
  )
}

/**
 * The share of each rule in the quality that a customer sees, in thousandths; the description has
 * the rest.
 */
const weights: Readonly<Record<string, number>> = {
  title: 170,
  bullets: 200,
  claims: 50,
  keywords: 130,
  duplicates: 50,
  pictures: 230,
  attributes: 70,
}

function qualityOf(rules: readonly Verdict[], { description }: Listing): number {
  const parts = rules.map(({ rule, points, of }) => divideHalfUp((weights[rule] ?? 0) * points, of))
  return sum(parts) + (isBetween(description, listingLengths.description) ? 100 : 0)
}

/** `overPromise` is how much more the listing promises than the product keeps, from 0 to 1000. */
type JudgedListing = ReturnType<JudgeListing> & { overPromise: number }

/** PRC-033, listing: judges a listing by rules, with its effect on customers. */
export function judgeListing(niche: Niche, listing: Listing): JudgedListing {
  const cover = Object.fromEntries(
    niche.keywords.map(({ code, text }) => [code, coverOf(listing, text)]),
  )
  const pictures = picturesOf(niche, listing)
  const { missing, wrong } = attributesOf(niche, listing)
  const rules = [
    titleRule(listing),
    bulletsRule(listing),
    claimsRule(listing),
    keywordsRule(niche, cover),
    duplicatesRule(listing),
    picturesRule(pictures),
    verdict('listing', 'attributes', missing.length + wrong.length === 0, {
      attributes: [...missing, ...wrong].join(','),
    }),
  ]
  const overPromise = overPromiseOf(niche, listing, pictures)
  return {
    quality: qualityOf(rules, listing),
    overPromise,
    overPromises: overPromise > 0,
    cover,
    rules,
  }
}
