import type { SchoolBaseInfo } from '@titian/contract'
import { isPage, paths } from '../paths.ts'

export interface FooterLink {
  /** A key below `footer` in the texts of `app`. */
  label?: string
  /** The title that the school gave its page. */
  title?: string
  href: string
}
export interface FooterList {
  title: 'content' | 'learn' | 'help'
  links: FooterLink[]
}

const lists: FooterList[] = [
  {
    title: 'content',
    links: [
      { label: 'courses', href: paths.courseList },
      { label: 'newCourses', href: `${paths.courseList}?hotType=new` },
      { label: 'freeCourses', href: `${paths.courseList}?isFree=1` },
      { label: 'training', href: '/train/index' },
      { label: 'news', href: '/news' },
    ],
  },
  {
    title: 'learn',
    links: [
      { label: 'learningCenter', href: paths.learningCenter },
      { label: 'myCourses', href: paths.learningCourses },
      { label: 'myTraining', href: '/home/learning/training' },
      { label: 'practice', href: '/simulation' },
      { label: 'jobs', href: '/employment' },
    ],
  },
  {
    title: 'help',
    links: [
      { label: 'agreement', href: `${paths.agreement}?form=1` },
      { label: 'privacy', href: `${paths.agreement}?form=2` },
      { label: 'refund', href: `${paths.agreement}?form=3` },
      { label: 'certificates', href: '/certificate' },
    ],
  },
]

type Named = Pick<SchoolBaseInfo, 'email' | 'pages'>

/**
 * FRM-133: returns the fixed lists without links to missing pages. The link "contact" is the
 * school's e-mail address. The lists also include the pages that the school wrote (CNT-094).
 */
export function footerLists({ email, pages }: Named): FooterList[] {
  return lists.map(({ title, links }) => {
    const contact = title === 'help' && email ? [{ label: 'contact', href: `mailto:${email}` }] : []
    const own = pages
      .filter(({ place }) => place === title)
      .map((page) => ({ title: page.title, href: paths.schoolPage.replace('$sign', page.sign) }))
    return { title, links: [...links.filter(({ href }) => isPage(href)), ...own, ...contact] }
  })
}
