import {
  homeIn,
  homeSections,
  readHomeWords,
  menusIn,
  problemsIn,
  schools,
  type HomeSettings,
  type Language,
  type MenuSettings,
  type SchoolSettings,
} from '@titian/contract'
import { describe, expect, it } from 'vitest'
import {
  homeInputOf,
  homeValuesOf,
  type HomeValues,
  previewAddress,
} from '../home-layout/home-values.ts'
import { menusInputOf, menusValuesOf, newMenu, type MenusValues } from '../menus/menu-values.ts'
import {
  settingsInputOf,
  settingsValuesOf,
  withLanguages,
  type SettingsValues,
} from '../settings/settings-values.ts'

const settings: SchoolSettings = {
  sign: 'school',
  title: { en: 'Teratai' },
  defaultLanguage: 'en',
  languages: ['my', 'en'],
  currency: 'MYR',
  areaCodes: ['60'],
  timeZone: 'Asia/Kuala_Lumpur',
  primaryColor: null,
  logo: 'sign-of-logo',
  transparentLogo: null,
  wechatImage: null,
  appImage: null,
  address: {},
  phone: '',
  email: '',
  copyrightNotice: {},
  licenceNumber: '',
  footerKind: 'alternate',
  requiresAuthentication: false,
  socialLinks: [{ name: 'Video', url: 'https://video.example/' }],
  hosts: [],
  pictures: { logo: '/logo', transparentLogo: null, wechatImage: null, appImage: null },
  version: 3,
  storage: { used: 0, most: 1 },
  limits: { people: { used: 1, most: null }, videoMinutes: { used: 0, most: null } },
  may: { changeHosts: false },
}

const settingsProblems = (values: SettingsValues) =>
  problemsIn(schools.saveSchoolSettings.input, settingsInputOf(values, 1), 'en')
const menusProblems = (values: MenusValues, own: Language) =>
  problemsIn(menusIn(own), menusInputOf(values, 1), 'en')
const homeProblems = (values: HomeValues, own: Language) =>
  problemsIn(homeIn(own), homeInputOf(values, 1), 'en')

describe('the values of the settings', () => {
  it('are sent back as they were read, with empty texts for languages without one', () => {
    const input = settingsInputOf(settingsValuesOf(settings), 3)
    const { sign, hosts, pictures, may, ...fields } = settings
    expect([sign, hosts, pictures, may].length).toBe(4)
    const none = { en: '', zh: '', my: '' }
    const texts = { title: { ...none, en: 'Teratai' }, address: none, copyrightNotice: none }
    expect(input).toEqual({ ...fields, ...texts })
  })

  it('are checked under the field names of the form', () => {
    const values = {
      ...settingsValuesOf(settings),
      title: { en: ' ', zh: 'x'.repeat(61), my: '' },
      defaultLanguage: 'zh' as const,
      primaryColor: 'red',
      areaCodes: [],
      socialLinks: [{ key: 'one', name: '', url: 'javascript:alert(1)' }],
    }
    expect(Object.keys(settingsProblems(values)).toSorted()).toEqual([
      'areaCodes',
      'defaultLanguage',
      'primaryColor',
      'socialLinks.0.name',
      'socialLinks.0.url',
      'title.zh',
    ])
    expect(settingsProblems(settingsValuesOf(settings))).toEqual({})
  })

  it('keep the order of the languages when one is added or removed', () => {
    expect(withLanguages(['my', 'en'], ['en', 'zh', 'my'])).toEqual(['my', 'en', 'zh'])
    expect(withLanguages(['my', 'zh', 'en'], ['en', 'my'])).toEqual(['my', 'en'])
  })
})

describe('the values of the menus', () => {
  const stored: MenuSettings = {
    version: 1,
    menus: [
      {
        name: { en: 'Courses', zh: '课程', my: 'Kursus' },
        url: '/course',
        openMode: '_self',
        active: true,
        explain: { en: '', zh: '', my: '' },
        parameterInterface: null,
        children: [
          {
            name: { en: 'Free', zh: '', my: '' },
            url: '/course?isFree=1',
            openMode: '_blank',
            active: false,
          },
        ],
      },
    ],
  }

  it('are sent back as the tree that was read', () => {
    expect(menusInputOf(menusValuesOf(stored), 1)).toEqual(stored)
  })

  it("need the school's main language and an address, on both levels", () => {
    const { menus } = menusValuesOf(stored)
    const problems = menusProblems({ menus: [...menus, newMenu()] }, 'zh')
    expect(Object.keys(problems)).toEqual([
      'menus.0.children.0.name.zh',
      'menus.1.name.zh',
      'menus.1.url',
    ])
  })
})

describe('the values of the home page', () => {
  const builtIn = { homeLayout: 'standard', homeSections } as const
  const picture = { url: null, image: 'sign', imageUrl: '/picture', active: true }
  const texts = (en: string) => ({ en, zh: '', my: '' })
  const advert = (place: number, title: string) => ({
    ...picture,
    place,
    title: texts(title),
    text: texts(''),
  })
  const stored: HomeSettings = {
    version: 2,
    layout: 'panels',
    sections: ['newCourses', 'carousel'],
    banners: [{ ...picture, title: texts('One'), lead: texts(''), action: texts('') }],
    adverts: [advert(3, 'Header'), advert(1, 'Beside'), advert(3, 'Later')],
    districts: [{ name: texts('Hill'), address: texts(''), phone: '' }],
  }

  it('[FRM-136] list the hidden sections after the shown ones, and send only the shown ones', () => {
    const values = homeValuesOf(stored)
    expect(values.sections.map(({ shown }) => shown)).toEqual([
      true,
      true,
      ...homeSections.slice(2).map(() => false),
    ])
    expect(homeInputOf(values, 2).sections).toEqual(['newCourses', 'carousel'])
  })

  it('[CNT-086] let the preview show a choice that is not saved yet', () => {
    const values = homeValuesOf(stored)
    const [first, second, ...others] = values.sections
    if (!first || !second) throw new Error('no sections')
    const changed = { layout: 'columns' as const, sections: [second, first, ...others] }
    const { searchParams, pathname } = new URL(previewAddress(changed), 'https://school.example')
    expect(pathname).toBe('/home')
    expect(readHomeWords(Object.fromEntries(searchParams), builtIn)).toEqual({
      layout: 'columns',
      sections: ['carousel', 'newCourses'],
    })
  })

  it('keep the adverts of a place together and in their order', () => {
    const { adverts } = homeInputOf(homeValuesOf(stored), 2)
    expect(adverts.map(({ title }) => title.en)).toEqual(['Beside', 'Header', 'Later'])
  })

  it('never contain the address of a picture that only this browser knows', () => {
    const { banners } = homeInputOf(homeValuesOf(stored), 2)
    expect(banners[0]).toMatchObject({ image: 'sign', imageUrl: null })
  })

  it('allow an empty address, but not a script', () => {
    const values = homeValuesOf(stored)
    const [slide] = values.banners
    if (!slide) throw new Error('a slide is stored')
    expect(homeProblems(values, 'en')).toEqual({})
    const wrong = { ...values, banners: [{ ...slide, url: 'javascript:alert(1)' }] }
    expect(Object.keys(homeProblems(wrong, 'en'))).toEqual(['banners.0.url'])
  })
})
