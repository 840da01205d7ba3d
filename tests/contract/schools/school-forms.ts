import type { SchoolScene } from '../scene.ts'

/** No part of the school has been saved yet. */
const version = 1

const inAll = (text: string) => ({ en: text, zh: text, my: text })

/** The forms of a school, with every field filled. */
export const schoolForm = ({ word, school: { picture } }: SchoolScene) => ({
  title: inAll(`${word} college`),
  defaultLanguage: 'en' as const,
  languages: ['en' as const, 'zh' as const, 'my' as const],
  currency: 'MYR' as const,
  areaCodes: ['60' as const, '86' as const],
  timeZone: 'Asia/Singapore' as const,
  primaryColor: '#a8431f',
  logo: picture,
  transparentLogo: picture,
  wechatImage: picture,
  appImage: picture,
  address: inAll(`${word} road`),
  phone: '+60 3 1',
  email: 'school@school.example',
  copyrightNotice: inAll(word),
  licenceNumber: 'L 1',
  footerKind: 'main' as const,
  requiresAuthentication: false,
  socialLinks: [{ name: 'Video', url: 'https://video.example' }],
  version,
})

const link = (word: string) => ({
  name: inAll(word),
  url: '/course',
  openMode: '_self' as const,
  active: true,
})

export const menusForm = ({ word }: SchoolScene) => ({
  menus: [
    {
      ...link(word),
      explain: inAll(word),
      parameterInterface: '/school/sign',
      children: [link(word)],
    },
  ],
  version,
})

const shown = ({ word, school: { picture } }: SchoolScene) => ({
  title: inAll(word),
  url: '/course',
  image: picture,
  imageUrl: null,
  active: true,
})

export const homeForm = (school: SchoolScene) => ({
  layout: 'columns' as const,
  sections: ['carousel' as const, 'newCourses' as const],
  banners: [{ ...shown(school), lead: inAll(school.word), action: inAll(school.word) }],
  districts: [{ name: inAll(school.word), address: inAll(school.word), phone: school.word }],
  adverts: [{ ...shown(school), text: inAll(school.word), place: 1 }],
  version,
})

/** The form with which the platform creates a school. */
export const newSchoolForm = () => ({
  key: 'new-school',
  title: 'New School',
  defaultLanguage: 'en' as const,
  host: 'new-school.localhost',
  adminName: 'First Admin',
  adminAreaCode: '60' as const,
  adminMobile: '123456789',
})

export const limits = { gigabytes: 300, people: 100_000, videoMinutes: null }
