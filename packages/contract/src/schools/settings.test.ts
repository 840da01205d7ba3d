import { describe, expect, it } from 'vitest'
import { problemsIn } from '../wire/issues.ts'
import type { Language } from '../wire/language.ts'
import { isFollowable, menuPages } from './rules.ts'
import { schoolSettingsCalls } from './settings-calls.ts'
import { homeIn, menusIn } from './shapes.ts'

const settings = {
  title: { en: 'Teratai' },
  defaultLanguage: 'en',
  languages: ['my', 'en'],
  currency: 'MYR',
  areaCodes: ['60'],
  timeZone: 'Asia/Kuala_Lumpur',
  primaryColor: null,
  logo: null,
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
  version: 3,
}
const wrongSettings = (part: object, language: Language = 'en') =>
  problemsIn(schoolSettingsCalls.saveSchoolSettings.input, { ...settings, ...part }, language)

describe('addresses', () => {
  it.each(['/course?isFree=1', 'https://partner.example/a', 'HTTP://partner.example'])(
    '[FRM-188] follows %s',
    (url) => expect(isFollowable(url)).toBe(true),
  )
  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', ''])(
    '[FRM-188] does not follow %j',
    (url) => expect(isFollowable(url)).toBe(false),
  )
})

describe('the settings of a school', () => {
  it('are valid with or without an e-mail address', () => {
    expect(wrongSettings({})).toEqual({})
    expect(wrongSettings({ email: ' office@teratai.example ', primaryColor: '#a8431F' })).toEqual(
      {},
    )
  })

  it('[FRM-008] [FRM-133] [FRM-188] report all errors at once, each at its field', () => {
    const wrong = {
      title: { en: ' ', zh: 'x'.repeat(61) },
      defaultLanguage: 'zh',
      primaryColor: 'red',
      areaCodes: [],
      email: 'nobody',
      socialLinks: [
        { name: '', url: 'javascript:alert(1)' },
        { name: 'Video', url: '' },
      ],
    }
    expect(wrongSettings(wrong)).toEqual({
      'title.zh': 'At most 60 characters: 1 too many.',
      areaCodes: 'Please fill this in.',
      primaryColor: 'Write # and six digits or letters from a to f, such as #A8431F.',
      email: 'Please enter a correct e-mail address.',
      'socialLinks.0.name': 'Please fill this in.',
      'socialLinks.0.url':
        'Start with / for a page of this site, or with https:// for another one.',
      'socialLinks.1.url': 'Please fill this in.',
      defaultLanguage: 'The default language must be one of the languages above.',
    })
  })

  it("[FRM-008] require a title in the default language, with an error in the reader's language", () => {
    expect(wrongSettings({ title: { my: 'Teratai' } }, 'zh')).toEqual({ 'title.en': '请填写此项' })
  })
})

describe('the visible contents of a school', () => {
  const texts = { en: 'Courses' }
  const menu = {
    name: texts,
    url: '/course',
    openMode: '_self',
    active: true,
    explain: {},
    parameterInterface: null,
    children: [],
  }
  const picture = { title: texts, image: null, imageUrl: null, active: true }
  const slide = { ...picture, url: null, lead: {}, action: {} }
  const advert = { ...picture, url: '/course', place: 1, text: {} }

  it('[FRM-093] [FRM-188] have menus with a name in the default language and a link, on both levels', () => {
    const menus = [
      { ...menu, children: [{ ...menu, name: { zh: '课程' } }] },
      { ...menu, url: '//evil.example' },
      { ...menu, url: ' ' },
    ]
    expect(problemsIn(menusIn('en'), { version: 1, menus }, 'en')).toEqual({
      'menus.0.children.0.name.en': 'Please fill this in.',
      'menus.1.url': 'Start with / for a page of this site, or with https:// for another one.',
      'menus.2.url': 'Please fill this in.',
    })
    expect(problemsIn(menusIn('en'), { version: 1, menus: [menu] }, 'en')).toEqual({})
    const offered = Object.values(menuPages).map((url) => ({ ...menu, url }))
    expect(problemsIn(menusIn('en'), { version: 1, menus: offered }, 'en')).toEqual({})
  })

  it('[FRM-188] have slides and adverts with a title, whose link may be empty but not a script', () => {
    const home = (banners: object[], adverts: object[]) =>
      problemsIn(homeIn('en'), { version: 1, sections: [], banners, adverts }, 'en')
    expect(home([slide, { ...slide, url: '' }], [advert])).toEqual({})
    const wrong = home(
      [{ ...slide, url: 'javascript:alert(1)' }],
      [{ ...advert, title: { zh: '课程' } }],
    )
    expect(Object.keys(wrong)).toEqual(['banners.0.url', 'adverts.0.title.en'])
  })
})

describe('a new school', () => {
  const school = {
    key: 'teratai',
    title: 'Teratai',
    defaultLanguage: 'en',
    host: 'teratai.example',
    adminName: 'Aminah',
    adminAreaCode: '60',
    adminMobile: '0123456789',
  }
  const wrong = (part: object) =>
    problemsIn(schoolSettingsCalls.createSchool.input, { ...school, ...part }, 'en')

  it('needs a short name, a host, and the phone of its first member of staff', () => {
    expect(wrong({})).toEqual({})
    expect(wrong({ adminAreaCode: '86' })).toEqual({
      adminMobile: 'This is not a mobile number of the chosen country.',
    })
    expect(wrong({ key: 'T', host: ' ', adminName: '', adminMobile: '12' })).toEqual({
      key: '2 to 40 small letters, digits or hyphens, starting with a letter.',
      host: 'Please fill this in.',
      adminName: 'Please fill this in.',
      adminMobile: 'This is not a mobile number of the chosen country.',
    })
  })
})
