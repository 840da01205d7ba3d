import { marketLimits, type MarketProduct } from '@titian/contract'
import type { MarketDecision } from '../../parts/use-market-acts.ts'
import { type FieldRule, text } from '../parts/field-rules.ts'

export const bulletsMost = 5
export const picturesMost = 9
const between = '|'

/**
 * The fields of a listing. Bullets and attributes are numbered. The pictures are one text: their
 * codes in order.
 */
export type ListingValues = Record<string, string>

export const picturesOf = (values: ListingValues): string[] =>
  (values['pictures'] ?? '').split(between).filter(Boolean)
export const joinPictures = (codes: readonly string[]): string => codes.join(between)

export const bulletNames = Array.from({ length: bulletsMost }, (_, at) => `bullet${at}`)

export function valuesOf({ listing, attributesNeeded }: MarketProduct): ListingValues {
  const bullets = bulletNames.map((name, at) => [name, listing?.bullets[at] ?? ''])
  const attributes = attributesNeeded.map((name, at) => [
    `attribute${at}`,
    listing?.attributes.find((one) => one.name === name)?.value ?? '',
  ])
  return {
    title: listing?.title ?? '',
    ...Object.fromEntries(bullets),
    description: listing?.description ?? '',
    ...Object.fromEntries(attributes),
    pictures: joinPictures(listing?.pictures ?? []),
    terms: listing?.terms ?? '',
  }
}

export function rulesOf({ attributesNeeded }: MarketProduct): Record<string, FieldRule> {
  const { title, bullet, description, attribute, terms } = marketLimits
  return {
    title: text(title),
    ...Object.fromEntries(bulletNames.map((name) => [name, text(bullet)])),
    description: text(description),
    ...Object.fromEntries(attributesNeeded.map((_, at) => [`attribute${at}`, text(attribute)])),
    terms: text(terms),
  }
}

const trimmed = (values: ListingValues, field: string) => (values[field] ?? '').trim()

/** Removes empty bullets only at the end. So the index of a bullet stays the index of its field. */
function bulletsOf(values: ListingValues): string[] {
  const bullets = bulletNames.map((name) => trimmed(values, name))
  return bullets.slice(0, bullets.findLastIndex((one) => one !== '') + 1)
}

export function decisionOf(
  { product, attributesNeeded }: MarketProduct,
  values: ListingValues,
): MarketDecision {
  return {
    type: 'saveListing',
    product,
    title: trimmed(values, 'title'),
    bullets: bulletsOf(values),
    description: trimmed(values, 'description'),
    attributes: attributesNeeded.map((name, at) => ({
      name,
      value: trimmed(values, `attribute${at}`),
    })),
    pictures: picturesOf(values),
    terms: trimmed(values, 'terms'),
  }
}

/**
 * Maps a path of the call to a field of the form. An error of a whole list belongs to its first
 * field.
 */
export function fieldOfPath(path: string): string {
  const [list = '', at = '0'] = path.split('.')
  if (list === 'bullets') return `bullet${at}`
  if (list === 'attributes') return `attribute${at}`
  return list
}
