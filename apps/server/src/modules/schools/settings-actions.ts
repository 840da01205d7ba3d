import type { Language, MenuItem, MenuSettings, SchoolFields } from '@titian/contract'
import { recordAudit } from '../../platform/audit/audit.ts'
import { Refusal } from '../../platform/refusal.ts'
import * as queries from './queries.ts'
import { menuSettings, settingsFields } from './settings-present.ts'
import * as settingsQueries from './settings-queries.ts'
import { changesBetween } from './settings-rules.ts'
import { menuTrees, settingsValues } from './settings-values.ts'
import { namesOf, readPictures, type Saved, saved, type Setup, setupPresenter } from './setup.ts'

const pictureFields = ['logo', 'transparentLogo', 'wechatImage', 'appImage'] as const

export async function saveSettings(setup: Setup, fields: SchoolFields, seen: number): Saved {
  const { db, school, seal } = setup
  const chosen = pictureFields.map((field) => ({ field, sign: fields[field] }))
  const idOf = await readPictures(setup, chosen)
  if (idOf instanceof Refusal) return idOf
  const presenter = setupPresenter(seal)
  const values = settingsValues(fields, idOf)
  const version = await db.transaction(async (tx) => {
    const old = await queries.getSchool(tx, school.id)
    const row = await settingsQueries.changePart(tx, school.id, 'settingsVersion', seen, values)
    if (!row) return undefined
    const detail = changesBetween(settingsFields(old, presenter), settingsFields(row, presenter))
    await recordAudit(tx, setup, { action: 'school.settingsChanged', detail })
    return row.settingsVersion
  })
  return saved(version)
}

/** All names of a tree, each head before its children. */
function menuNames(menus: MenuItem[], language: Language): string {
  const all = menus.flatMap((menu) => [menu, ...menu.children])
  return namesOf(
    all.map(({ name }) => name),
    language,
  )
}

export async function saveMenus(setup: Setup, { menus, version: seen }: MenuSettings): Saved {
  const { db, school } = setup
  const version = await db.transaction(async (tx) => {
    const row = await settingsQueries.changePart(tx, school.id, 'menusVersion', seen)
    if (!row) return undefined
    const old = await queries.listMenus(tx, school.id)
    await settingsQueries.replaceMenus(tx, school.id, menuTrees(menus))
    const before = menuNames(menuSettings(old, seen).menus, row.defaultLanguage)
    const after = menuNames(menus, row.defaultLanguage)
    const detail = [{ field: 'menus', before, after }]
    await recordAudit(tx, setup, { action: 'school.menusChanged', detail })
    return row.menusVersion
  })
  return saved(version)
}
