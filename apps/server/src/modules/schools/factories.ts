import { type HomeSettings, type InputOf, type MenuItem, schools } from '@titian/contract'
import type { Person, TestApp } from '../../testing/test-app.ts'
import { photo, makeFile } from '../files/factories.ts'

/** Stores a picture of a school and returns its sealed id. */
export async function makePicture(testApp: TestApp, schoolId = testApp.schoolId): Promise<string> {
  const bytes = await photo()
  const file = await makeFile(testApp, { schoolId, purpose: 'schoolImage', name: 'a.jpg', bytes })
  return testApp.seal('file', file.id)
}

export type SettingsForm = InputOf<typeof schools.saveSchoolSettings>

/** Returns the unchanged values of the school form. */
export async function settingsForm(testApp: TestApp, admin: Person): Promise<SettingsForm> {
  const { body } = await testApp.ask(schools.getSchoolSettings, {}, admin)
  if (!body.data) throw new Error('a school has settings')
  const { sign: _sign, hosts: _hosts, pictures: _pictures, may: _may, ...form } = body.data
  return form
}

export function menuOf(plan: Partial<MenuItem> = {}): MenuItem {
  return {
    name: { en: 'Courses' },
    url: '/course',
    openMode: '_self',
    active: true,
    explain: {},
    parameterInterface: null,
    children: [],
    ...plan,
  }
}

export function slideOf(
  plan: Partial<HomeSettings['banners'][number]> = {},
): HomeSettings['banners'][number] {
  return {
    title: { en: 'Learn' },
    lead: {},
    action: {},
    url: null,
    image: null,
    imageUrl: null,
    active: true,
    ...plan,
  }
}

export function advertOf(
  plan: Partial<HomeSettings['adverts'][number]> = {},
): HomeSettings['adverts'][number] {
  return {
    place: 1,
    title: { en: 'News' },
    text: {},
    url: null,
    image: null,
    imageUrl: null,
    active: true,
    ...plan,
  }
}

export interface AuditRow {
  action: string
  actor_id: string
  detail: { field: string; before: string; after: string }[]
}

/** Returns the newest entry of a school's audit log. */
export async function lastAudit(
  { database }: TestApp,
  schoolId: number,
): Promise<AuditRow | undefined> {
  const newest =
    'select action, actor_id, detail from audit_entries where school_id = $1 order by id desc limit 1'
  const { rows } = await database.pool.query(newest, [schoolId])
  return rows[0] as AuditRow | undefined
}
