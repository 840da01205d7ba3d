import type { DeviceKind, FullTexts, Language, SchoolInitial } from '@titian/contract'
import type { FirstAnswer, FirstCall } from './first-data.ts'
import type { PageView } from './search-engines/page-view.ts'
import type { SharedPicture, Thing } from './search-engines/structured-data.ts'

/** The pager below paged lists. */
export const listPager = 'src/parts/list/list-pager.tsx'

const mostDrawnPages = 10

/**
 * Returns how many earlier pages the server renders above page N of a list, for a phone (FRM-141).
 * Beyond the limit the browser loads the earlier pages.
 */
export const pagesAbove = (page: number): number => (page <= mostDrawnPages ? page - 1 : 0)

export interface PublicPage {
  /** Matches the path without its language; the first group is passed to the functions below. */
  pattern: RegExp
  /** The source file of the page in the student site, for the preloads. */
  source?: string
  noun?: string
  /** Sources that the page loads after its start; a server-rendered page shows them at once. */
  later?: readonly string[]
  /** Sources of parts that only a wide window shows. */
  wide?: readonly string[]
  /** True when the page is rendered on the server for visitors. */
  drawn?: true
  /**
   * The query parameters that the page reads; a page with no other parameters is the same for all
   * visitors.
   */
  words?: readonly string[]
  /** The calls of the page. `initial` is the data of the school, on which some pages depend. */
  calls(
    group: string,
    query: URLSearchParams,
    device: DeviceKind,
    initial: Promise<SchoolInitial | undefined>,
  ): FirstCall[] | Promise<FirstCall[]>
  title: FullTexts
  description: FullTexts
  /** Title and description of the thing, from the loaded data; undefined when it was not found. */
  about?(
    answers: FirstAnswer[],
    language: Language,
  ): { title: string; description: string } | undefined
  /**
   * The new address of a merged thing, without language; undefined when the requested address is
   * right.
   */
  moved?(group: string, answers: FirstAnswer[]): string | undefined
  /**
   * FRM-290: the canonical address without language; undefined when search engines must not list
   * the page.
   */
  address?(view: PageView): string | undefined
  /** FRM-293: the content of the page as structured data of schema.org. */
  things?(view: PageView): Thing[]
  /** The picture of the thing; pages without one use the picture of the school. */
  picture?(view: PageView): SharedPicture | undefined
  /** FRM-296: the address prefix that robots.txt closes for search engines. */
  closed?: string
}

export const siteDescription: FullTexts = {
  en: 'Courses, practice and exams in English, Chinese and Malay.',
  zh: '中文、英语、马来语的课程、实训与考试。',
  my: 'Kursus, amali dan peperiksaan dalam bahasa Inggeris, Cina dan Melayu.',
}

/** Returns a page whose title needs no loaded data. */
export function plain(pattern: RegExp, en: string, zh: string, my: string): PublicPage {
  return { pattern, calls: () => [], title: { en, zh, my }, description: siteDescription }
}
