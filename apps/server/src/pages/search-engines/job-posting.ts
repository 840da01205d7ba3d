import type { PostDetail } from '@titian/contract'
import { nameOfCity } from '../../modules/resume/index.ts'
import { escapeHtml } from '../../platform/http/writing/escape-html.ts'
import { jobAddress } from './page-paths.ts'
import { addressIn, fullAddress, type PageView } from './page-view.ts'
import type { Thing } from './structured-data.ts'

const employmentTypes: Record<number, string | string[]> = {
  1: 'INTERN',
  2: 'FULL_TIME',
  3: ['FULL_TIME', 'INTERN'],
}
const unitTexts = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' } as const

/** RES-042: degrees in the vocabulary of search engines; the lowest degree has no word there. */
const credentials: Record<number, string> = {
  2: 'high school',
  3: 'high school',
  4: 'associate degree',
  5: 'bachelor degree',
  6: 'postgraduate degree',
  7: 'postgraduate degree',
}

/** The code of a city begins with the codes of its country and its state. */
const countryOf = (city: string) => city.slice(0, 2)
const stateOf = (city: string) => city.slice(0, 5)

/** Converts a text to HTML, because search engines read the description as HTML. */
function htmlOf(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function salaryOf({ least, most, currency, per }: PostDetail['salary']): Thing | undefined {
  if (least === null && most === null) return undefined
  const isOne = least === most || least === null || most === null
  const amounts = isOne
    ? { value: (least ?? most ?? 0) / 100 }
    : { minValue: least / 100, maxValue: most / 100 }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amounts, unitText: unitTexts[per] },
  }
}

function placeOf({ city, company }: PostDetail, { language }: PageView): Thing | undefined {
  if (city === '') return undefined
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      // The company address is the workplace only when both are in the same city.
      ...(company.address && company.city === city && { streetAddress: company.address }),
      addressLocality: nameOfCity(city, language),
      addressRegion: nameOfCity(stateOf(city), language),
      addressCountry: countryOf(city),
    },
  }
}

/** Returns the workplace: a location, remote in a country, or both. */
function whereOf(post: PostDetail, view: PageView): Thing | undefined {
  const jobLocation = placeOf(post, view)
  const home = post.city || post.company.city
  if (!post.remote) return jobLocation && { jobLocation }
  if (home === '') return undefined
  return {
    ...(jobLocation && { jobLocation }),
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: {
      '@type': 'Country',
      name: nameOfCity(countryOf(home), 'en'),
    },
  }
}

function organizationOf({ company }: PostDetail, { origin }: PageView): Thing {
  const isWeb = /^https?:\/\//i.test(company.website)
  return {
    '@type': 'Organization',
    name: company.name,
    ...(isWeb && { sameAs: company.website }),
    ...(company.logo && { logo: fullAddress(company.logo, origin) }),
  }
}

/**
 * JOB-086: returns the structured data of a live post; undefined without a workplace, because
 * search engines refuse it.
 */
export function jobPosting(view: PageView, post: PostDetail): Thing | undefined {
  const where = whereOf(post, view)
  if (post.state !== 'live' || !where) return undefined
  const baseSalary = salaryOf(post.salary)
  const credential = credentials[post.degree]
  return {
    '@type': 'JobPosting',
    title: post.title,
    description: htmlOf(post.description) || `<p>${escapeHtml(post.title)}</p>`,
    url: addressIn(view.language, view.origin, jobAddress(post.positionId)),
    identifier: { '@type': 'PropertyValue', name: post.company.name, value: post.positionId },
    datePosted: post.publishedAt,
    validThrough: post.endsAt,
    employmentType: employmentTypes[post.nature],
    hiringOrganization: organizationOf(post, view),
    ...where,
    ...(baseSalary && { baseSalary }),
    ...(post.industryName && { industry: post.industryName }),
    ...(post.skills.length > 0 && { skills: post.skills.map(({ name }) => name).join(', ') }),
    ...(credential && {
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: credential,
      },
    }),
    ...(post.experience > 0 && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: post.experience * 12,
      },
    }),
  }
}
