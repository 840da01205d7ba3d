import { sql } from 'drizzle-orm'
import { modules } from '../app.ts'
import { readEnv } from '../env.ts'
import { makeCourse, makeFile } from '../modules/courses/factories.ts'
import { forgetSchools } from '../modules/schools/hosts/actions.ts'
import { addPages } from '../pages/pages.ts'
import type { Site } from '../pages/sites.ts'
import { ContentWatch } from '../platform/content/content-watch.ts'
import { createHttp } from '../platform/http/web-server.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const html =
  '<html lang="en"><head><!--titian-head--></head><body><div id="root"></div><!--titian-data--></body></html>'

/** A minimal built site, without its files. */
export const bareSite: Site = {
  name: 'web',
  base: '/',
  directory: '/nowhere',
  html,
  drawnHtml: html,
  ownScripts: [],
  ownStyles: [],
  inlineScripts: [],
  filesOf: () => ({ scripts: [], styles: [] }),
  textOf: () => '',
}

export const hostileName = '</script><img src=x onerror=y> "\u2028& \'end'

/**
 * Adds visible and hidden courses of the first school, and a course of the second school, which
 * sells in dollars.
 */
async function addCourses(testApp: TestApp, pictureFileId: number, authorId: number) {
  const { schoolId, otherSchoolId } = testApp
  const { userId: other } = await testApp.person('teacher,normal', otherSchoolId)
  const make = (plan: Partial<Parameters<typeof makeCourse>[1]>) =>
    makeCourse(testApp.db, { schoolId, authorId, ...plan }, testApp.clock.now())
  return {
    soup: await make({
      names: { en: 'Soup kitchen', zh: '煮汤入门', my: 'Dapur sup' },
      content: { en: '<p>Cook &amp; serve</p><p>soup</p>' },
      hours: 3,
    }),
    hostile: await make({
      names: { en: hostileName },
      content: { en: hostileName },
      priceMinor: 4850,
    }),
    pictured: await make({ names: { en: 'Pictured' }, pictureFileId }),
    draft: await make({ names: { en: 'Draft' }, auditStatus: 0 }),
    off: await make({ names: { en: 'Off' }, onList: false }),
    elsewhere: await make({ names: { en: 'Elsewhere' }, schoolId: otherSchoolId, authorId: other }),
  }
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

/** Returns the first group of all matches, with HTML entities decoded. */
export function readAll(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => unescapeHtml(text))
}

/** Makes a test app with the three sites and a few courses. */
export async function openPublicSite() {
  const testApp = await openTestApp()
  const http = await createHttp(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }))
  const watch = new ContentWatch()
  await watch.start(testApp.database.pool)
  const answered = modules.flatMap((module) => module.routes)
  await addPages(http, testApp.app.deps, answered, { watch, bytes: 2 ** 24 }, [
    bareSite,
    { ...bareSite, name: 'teacher', base: '/teacher/' },
    { ...bareSite, name: 'admin', base: '/admin/' },
  ])
  await http.ready()
  const { schoolId } = testApp
  await testApp.db.execute(
    sql`update schools set currency = 'USD' where id = ${testApp.otherSchoolId}`,
  )
  forgetSchools()
  const { userId: authorId } = await testApp.person('teacher,normal')
  const cover = await makeFile(testApp.db, { schoolId, ownerId: authorId })
  const ids = await addCourses(testApp, cover, authorId)
  return {
    testApp,
    ids,
    coverId: cover,
    coverAddress: `/api/v1/file/public/${testApp.seal('file', cover)}`,
    sign: (name: keyof typeof ids) => testApp.seal('course', ids[name]),
    visit: (url: string, headers: Record<string, string> = {}) =>
      http.inject({ url, headers: { host: 'localhost', ...headers } }),
    /** Adds more visible courses. */
    addMore: (count: number, plan: Partial<Parameters<typeof makeCourse>[1]> = {}) =>
      Promise.all(
        Array.from({ length: count }, () =>
          makeCourse(testApp.db, { schoolId, authorId, ...plan }, testApp.clock.now()),
        ),
      ),
    async close() {
      await http.close()
      await testApp.close()
    },
  }
}

export type PublicSite = Awaited<ReturnType<typeof openPublicSite>>
