import type { DeviceKind, FullTexts, Language, SchoolInitial } from '@titian/contract'
import type { FirstAnswer, FirstCall } from './first-data.ts'
import type { PageView } from './search-engines/page-view.ts'
import type { SharedPicture, Thing } from './search-engines/structured-data.ts'

/** Below the lists that have pages. */
export const listPager = 'src/parts/list/list-pager.tsx'

const mostDrawnPages = 10

/** A phone shows the pages before it above it (FRM-141); far down, its script asks for them. */
export const pagesAbove = (page: number): number => (page <= mostDrawnPages ? page - 1 : 0)

export interface PublicPage {
  /** Matches the path without its language; the first group is handed on. */
  pattern: RegExp
  /** The page's source in the student site and its module, for the preloads. */
  source?: string
  noun?: string
  /** Sources that the page loads by itself a moment later; a drawn page shows them at once. */
  later?: readonly string[]
  /** Sources of what a wide window alone shows. */
  wide?: readonly string[]
  /** Drawn on the server for visitors. */
  drawn?: true
  /** What it reads of its query; a page with these words alone is the same for all visitors. */
  words?: readonly string[]
  /** What it shows; `initial` comes a moment later, for a page that depends on its school. */
  calls(
    group: string,
    query: URLSearchParams,
    device: DeviceKind,
    initial: Promise<SchoolInitial | undefined>,
  ): FirstCall[] | Promise<FirstCall[]>
  title: FullTexts
  description: FullTexts
  /** A title and description of the thing itself, once its data is there; undefined: not found. */
  about?(
    answers: FirstAnswer[],
    language: Language,
  ): { title: string; description: string } | undefined
  /** Where the thing is found since it was merged, as an address below the language; undefined: the asked address is right. */
  moved?(group: string, answers: FirstAnswer[]): string | undefined
  /**
   * FRM-290: below the language, the same for all addresses under which the same stands; undefined: no search
   * engine shall list the page.
   */
  address?(view: PageView): string | undefined
  /** FRM-293: what stands on the page, in the words of schema.org. */
  things?(view: PageView): Thing[]
  /** A picture of the thing itself; pages without one show the picture of the school. */
  picture?(view: PageView): SharedPicture | undefined
  /** FRM-296: how addresses begin that no search engine shall ask for, as robots.txt writes them. */
  closed?: string
}

export const siteDescription: FullTexts = {
  en: 'Courses, practice and exams in English, Chinese and Malay.',
  zh: '中文、英语、马来语的课程、实训与考试。',
  my: 'Kursus, amali dan peperiksaan dalam bahasa Inggeris, Cina dan Melayu.',
}

/** A page that needs no data of its own for its head. */
export function plain(pattern: RegExp, en: string, zh: string, my: string): PublicPage {
  return { pattern, calls: () => [], title: { en, zh, my }, description: siteDescription }
}
