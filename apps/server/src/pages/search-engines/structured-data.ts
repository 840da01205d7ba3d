import {
  type ArticleDetail,
  type Certificate,
  type CourseCard,
  type CourseDetail,
  htmlLanguage,
  type TrainDetail,
} from '@titian/contract'
import { listQuery } from './list-words.ts'
import {
  certificateAddress,
  courseAddress,
  coursesAddress,
  homeAddress,
  trainAddress,
} from './page-paths.ts'
import { addressIn, fullAddress, type PageView } from './page-view.ts'
import { summaryOf } from './summary.ts'

/** A thing of schema.org. */
export type Thing = Record<string, unknown>

function isOutside(url: string): boolean {
  return /^https?:\/\//i.test(url)
}

function withoutEmpty(thing: Thing): Thing {
  return Object.fromEntries(
    Object.entries(thing).filter(
      ([, value]) => value !== null && value !== '' && value !== undefined,
    ),
  )
}

function here({ language, origin }: PageView, address: string): string {
  return addressIn(language, origin, address)
}

function provider(view: PageView): Thing {
  return { '@type': 'Organization', name: view.school.name, url: here(view, homeAddress) }
}

export function organization(view: PageView): Thing {
  const { baseInfo } = view.school
  const links = baseInfo?.socialLinks.map(({ url }) => url).filter(isOutside) ?? []
  return withoutEmpty({
    ...provider(view),
    logo: baseInfo?.logo && fullAddress(baseInfo.logo, view.origin),
    telephone: baseInfo?.phone,
    email: baseInfo?.email,
    address: baseInfo?.address,
    sameAs: links.length > 0 ? links : undefined,
  })
}

/** The picture of a shared page. */
export interface SharedPicture {
  url: string
  /** True when the server generated it, so that its size is known. */
  isDrawn: boolean
}

/** Returns the generated picture of a course, an article, a training or the school. */
export function drawnPicture({ origin, language }: PageView, sign = 'school'): SharedPicture {
  return { url: `${origin}/art/og/${language}/${sign}.png`, isDrawn: true }
}

/** Returns the cover of a course, otherwise the generated picture. */
export function coursePicture(
  view: PageView,
  { course: { coursePicture: own, sign } }: CourseDetail,
) {
  return own ? { url: fullAddress(own, view.origin), isDrawn: false } : drawnPicture(view, sign)
}

/** Returns the cover of a training, otherwise the generated picture. */
export function trainPicture(
  view: PageView,
  { trainPicture: own, sign }: TrainDetail,
): SharedPicture {
  return own ? { url: fullAddress(own, view.origin), isDrawn: false } : drawnPicture(view, sign)
}

/**
 * Describes a training as a course that runs once between two dates, because schema.org has no type
 * for trainings.
 */
export function train(view: PageView, detail: TrainDetail): Thing {
  const { trainName, synopsis, trainPrice, startTime, endTime, sign } = detail
  const url = here(view, trainAddress(sign))
  return {
    '@type': 'Course',
    name: trainName,
    description: summaryOf(synopsis) || trainName,
    url,
    image: trainPicture(view, detail).url,
    inLanguage: htmlLanguage[view.language],
    provider: provider(view),
    offers: {
      '@type': 'Offer',
      category: trainPrice === 0 ? 'Free' : 'Paid',
      price: trainPrice.toFixed(2),
      priceCurrency: view.school.currency,
      availability: 'https://schema.org/InStock',
      url,
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(startTime !== null && endTime !== null && { startDate: startTime, endDate: endTime }),
    },
  }
}

export function course(view: PageView, detail: CourseDetail): Thing {
  const { courseName, content, coursePrice, courseTime, courseLanguage, sign } = detail.course
  const url = here(view, courseAddress(sign))
  return {
    '@type': 'Course',
    name: courseName,
    description: summaryOf(content) || courseName,
    url,
    image: coursePicture(view, detail).url,
    // CRS-214: the teaching language; the language of the page when it is unknown.
    inLanguage: htmlLanguage[courseLanguage ?? view.language],
    provider: provider(view),
    offers: {
      '@type': 'Offer',
      category: coursePrice === 0 ? 'Free' : 'Paid',
      price: coursePrice.toFixed(2),
      priceCurrency: view.school.currency,
      availability: 'https://schema.org/InStock',
      url,
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(courseTime > 0 && { courseWorkload: `PT${courseTime}H` }),
    },
  }
}

/** CNT-070: describes the public page of a certificate. */
export function credential(view: PageView, certificate: Certificate): Thing {
  const { number, holderName, courseName, schoolName, issuedAt, revokedAt, credit } = certificate
  return withoutEmpty({
    '@type': 'EducationalOccupationalCredential',
    name: courseName,
    credentialCategory: 'certificate',
    identifier: number,
    url: here(view, certificateAddress(number)),
    about: { '@type': 'Person', name: holderName },
    recognizedBy: { '@type': 'Organization', name: schoolName, url: here(view, homeAddress) },
    dateCreated: issuedAt,
    expires: revokedAt,
    creativeWorkStatus: revokedAt === null ? 'Valid' : 'Revoked',
    ...(credit > 0 && {
      additionalProperty: { '@type': 'PropertyValue', name: 'credit', value: credit },
    }),
  })
}

/** Returns the cover of an article, otherwise the generated picture (CNT-101). */
export function articlePicture(view: PageView, { cover, sign }: ArticleDetail): SharedPicture {
  return cover ? { url: fullAddress(cover, view.origin), isDrawn: false } : drawnPicture(view, sign)
}

export function article(view: PageView, detail: ArticleDetail, address: string): Thing {
  const url = here(view, address)
  const isNews = detail.category !== null
  return withoutEmpty({
    '@type': isNews ? 'NewsArticle' : 'Article',
    headline: detail.title,
    description: detail.summary,
    url,
    mainEntityOfPage: url,
    image: articlePicture(view, detail).url,
    datePublished: detail.publishedAt,
    dateModified: detail.updatedAt,
    timeRequired: `PT${detail.minutes}M`,
    author: isNews ? provider(view) : { '@type': 'Person', name: detail.authorName },
    publisher: provider(view),
  })
}

/** Returns the breadcrumbs from the home page to this page. */
export function breadcrumbs(view: PageView, steps: { name: string; address: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: here(view, address),
    })),
  }
}

/**
 * Returns the entries of one page of a list; `before` is the number of entries on earlier pages.
 */
export function itemListOf(
  view: PageView,
  list: string,
  items: { name: string; address: string }[],
  before: number,
): Thing {
  return {
    '@type': 'ItemList',
    url: here(view, list),
    itemListElement: items.map(({ name, address }, at) => ({
      '@type': 'ListItem',
      position: before + at + 1,
      name,
      url: here(view, address),
    })),
  }
}

/**
 * Returns the courses of one page of the list; `before` is the number of courses on earlier pages.
 */
export function itemList(view: PageView, cards: CourseCard[], before: number): Thing {
  const items = cards.map(({ courseName, sign }) => ({
    name: courseName,
    address: courseAddress(sign),
  }))
  return itemListOf(view, coursesAddress + listQuery(view.query), items, before)
}

/** Escapes letters, so that no text of a school can close the element or break a line. */
function escapeLetter(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/**
 * Writes structured data as a data block. The block needs no hash in the content policy, because
 * browsers do not run it.
 */
export function writeStructuredData(things: Thing[]): string {
  if (things.length === 0) return ''
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  const escaped = graph.replace(/[<>&\u2028\u2029]/g, escapeLetter)
  return `<script type="application/ld+json">${escaped}</script>`
}
