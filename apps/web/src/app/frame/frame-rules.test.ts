import { menuPages } from '@titian/contract'
import { describe, expect, it } from 'vitest'
import { hasFooter, hasHeader, isPage, pages, redirects, type PageName } from '../paths.ts'
import { footerLists } from '../footer/footer-lists.ts'
import { ownEntries } from '../own/own-entries.ts'
import { ownIcon } from '../own/own-icons.ts'

const drawerOf = (roleStr: string, functionCodes: string[] = []) =>
  ownEntries('drawer', { user: { roleStr }, functionCodes })
const names = Object.keys(pages) as PageName[]
const where = (holds: (name: PageName) => boolean) => names.filter(holds)

describe('the table of pages', () => {
  it('[FRM-022] [FRM-052] [FRM-184] [FRM-036] [FRM-040] [TRN-002] redirects addresses without their own page', () => {
    expect(redirects).toEqual({
      '/': '/home',
      '/home/learning': '/home/learning/center',
      '/class': '/home/learning/courses',
      '/test': '/home/learning/center',
      '/apply-text': '/agreement',
      '/train': '/train/index',
      '/home/learning/trainDetail': '/home/learning/training',
      '/promote': '/promote/intended',
    })
  })

  it('[CNT-102] offers staff only public pages as menu targets', () => {
    const open = where((name) => pages[name].who === 'anyone').map((name) => pages[name].path)
    expect(open).toEqual(expect.arrayContaining(Object.values(menuPages)))
    for (const path of ['/article', '/news', '/train/index', '/employment'])
      expect(Object.values(menuPages)).toContain(path)
  })

  it('[FRM-037] has each child of the learning area as a page for signed-in people, or a redirect to one', () => {
    const children =
      'center curriculum training my-teaching trainDetail teacher-study courses sharingCourses account courses-for article-management history-collect account_basic_m up_user_m'
    const learning = where((name) => 'area' in pages[name] && pages[name].area === 'learning')
    const open = new Set<string>(learning.map((name) => pages[name].path))
    for (const child of children.split(' ')) {
      const path = `/home/learning/${child}`
      const led: Record<string, string> = redirects
      expect(open.has(led[path] ?? path), path).toBe(true)
    }
  })

  it('[ACC-212] links every student to the own courses and the own trainings', () => {
    const hrefs = drawerOf('student').map(({ href }) => href)
    expect(hrefs).toEqual(
      expect.arrayContaining(['/home/learning/courses', '/home/learning/training']),
    )
  })

  it('[FRM-034] [FRM-035] has the list of trainings and the page of each under its sign', () => {
    expect([pages.trainList.path, pages.trainDetail.path]).toEqual([
      '/train/index',
      '/trainDetail/$sign',
    ])
  })

  it('[FRM-031] [FRM-032] plays videos of trainings under their own path, in the layout of lessons', () => {
    const { path, ...layout } = pages.trainVideo
    expect(path).toBe('/college/train-video/$sign')
    const { path: _lesson, ...ofLessons } = pages.lesson
    expect(layout).toEqual(ofLessons)
  })

  it('[FRM-073] [FRM-186] [PRC-017] shows the phone logo only on the home page, course pages, sharing pages and the practice area', () => {
    expect(where((name) => pages[name].phone === 'logo')).toEqual([
      'home',
      'courseList',
      'tiktokShop',
      'learningCourses',
      'sharingCourses',
      'practice',
    ])
  })

  it('[FRM-074] shows an arrow and a title on every other page with a header', () => {
    for (const name of where((one) => hasHeader(pages[one]) && pages[one].phone !== 'logo'))
      expect(pages[name].phone, name).toBe('back')
  })

  it('[FRM-079] shows the phone footer only on pages with the phone logo', () => {
    for (const name of names)
      expect(hasFooter(pages[name], true), name).toBe(pages[name].phone === 'logo')
  })

  it('[FRM-081] [FRM-082] shows no header or footer on sign-in, lesson and agreement pages', () => {
    const bare = where((name) => !hasHeader(pages[name]))
    expect(bare).toEqual(expect.arrayContaining(['login', 'agreement', 'lesson']))
    for (const name of bare) expect(hasFooter(pages[name], false), name).toBe(false)
    expect(bare).not.toContain('home')
  })

  it('[FRM-005] requires an account for lessons, tasks, papers, orders, the learning area, resume, applications, career road, practice runs, assessments, upload and change of number, and for no public page', () => {
    const needsAccount = (path: string) =>
      /^\/(?:college\/(?:course|train)-video|courseDetail\/\$sign\/homework|testPaper|invoice|home\/learning|resume\/print|applications|supplyChain\/run|erp\/run|criticizes-system)\//.test(
        path,
      ) ||
      path.startsWith('/simulation/amazon-virtual-system/run/') ||
      [
        '/home/changeMoblie',
        '/home/uploading',
        '/pay-order',
        '/pay-in',
        '/pay-succeeds',
        '/resume',
        '/promote/intended',
        '/promote/planning',
        '/applications',
      ].includes(path)
    for (const name of names)
      expect(pages[name].who, name).toBe(needsAccount(pages[name].path) ? 'signedIn' : 'anyone')
  })

  it('[FRM-080] shows the footer on every other page on a desktop', () => {
    for (const name of where((one) => hasHeader(pages[one])))
      expect(hasFooter(pages[name], false), name).toBe(true)
  })

  it('[FRM-057] [FRM-083] shows no header or footer in full-screen practices, on desktop and phone', () => {
    for (const name of ['fullPlayground', 'erp', 'erpRun', 'erpPart'] as const) {
      expect(hasHeader(pages[name]), name).toBe(false)
      for (const isPhone of [false, true]) expect(hasFooter(pages[name], isPhone), name).toBe(false)
    }
  })

  it('[FRM-085] overlays the header only on the home page', () => {
    expect(where((name) => 'overPicture' in pages[name])).toEqual(['home'])
  })
})

describe('the entries of menus', () => {
  const everybody = { user: { roleStr: 'schoolAdmin' }, functionCodes: ['share'] }

  it('[FRM-076] [FRM-077] [FRM-042] are grouped into learning and account', () => {
    const of = (wanted: string) =>
      drawerOf('student')
        .filter(({ group }) => group === wanted)
        .map(({ href }) => href)
    expect(of('learning')).toEqual(
      expect.arrayContaining(['/home/learning/courses', '/resume', '/applications']),
    )
    expect(of('account')).toEqual(
      expect.arrayContaining(['/home/learning/account_basic_m', '/home/learning/up_user_m?form=2']),
    )
  })

  it('offer sharing only to people with function codes', () => {
    const hrefs = (codes: string[]) => drawerOf('student', codes).map(({ href }) => href)
    expect(hrefs([])).not.toContain('/home/learning/sharingCourses')
    expect(hrefs(['share'])).toContain('/home/learning/sharingCourses')
  })

  it.each(['student', 'teacher', 'schoolAdmin'])(
    '[FRM-432] for a %s are the same in the side bar of a desktop and in the drawer of a phone, where the identity form comes last',
    (roleStr) => {
      const person = { user: { roleStr }, functionCodes: ['share'] }
      const side = ownEntries('side', person).map(({ page }) => page)
      const drawer = ownEntries('drawer', person).map(({ page }) => page)
      expect(drawer).toEqual([...side, pages.upgradeUser])
      for (const needed of [pages.wallet, pages.analysis, pages.orders])
        expect(drawer).toContain(needed)
    },
  )

  it('[FRM-433] under the photo are a subset of the same entries', () => {
    const side = ownEntries('side', everybody)
    const short = ownEntries('photo', everybody)
    for (const entry of short) expect(side).toContainEqual(entry)
    expect(short.map(({ page }) => page)).toEqual([
      pages.learningCenter,
      pages.learningCourses,
      pages.wallet,
      pages.message,
      pages.orders,
      pages.account,
    ])
  })

  it('lead to existing pages only, and each has its own icon', () => {
    for (const menu of ['side', 'drawer', 'photo'] as const)
      for (const { href } of ownEntries(menu, everybody)) expect(isPage(href), href).toBe(true)
    const all = ownEntries('drawer', everybody)
    expect(new Set(all.map(({ page }) => ownIcon(page))).size).toBe(all.length)
  })

  it('[FRM-120] [FRM-133] [CNT-094] fill the footer lists with existing pages, the pages of the school and its e-mail', () => {
    const sign = 'abcdefghijklmnopqrstuv'
    const about = { sign, place: 'content', title: 'About us' } as const
    const lists = footerLists({ email: 'hello@school.example', pages: [about] })
    expect(lists.map(({ title }) => title)).toEqual(['content', 'learn', 'help'])
    const hrefs = lists.flatMap(({ links }) => links.map(({ href }) => href))
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/course',
        '/home/learning/courses',
        '/simulation',
        '/agreement?form=1',
        '/agreement?form=2',
        '/agreement?form=3',
        'mailto:hello@school.example',
      ]),
    )
    for (const href of hrefs.filter((one) => one.startsWith('/')))
      expect(isPage(href.replace(sign, '$sign')), href).toBe(true)
    const [content] = lists
    expect(content?.links.at(-1)).toEqual({ title: 'About us', href: `/page/${sign}` })
    const bare = footerLists({ email: null, pages: [] })
    expect(bare.flatMap(({ links }) => links)).toHaveLength(hrefs.length - 2)
  })
})
