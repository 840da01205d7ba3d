import { randomId } from '@mantine/hooks'
import {
  type FullTexts,
  type InputOf,
  type Language,
  type MenuItem,
  type MenuSettings,
  pickText,
  type schools,
} from '@titian/contract'
import { fullTexts, isWritten, noTexts } from '../parts/form-texts.ts'

export interface MenuChildValues {
  key: string
  name: FullTexts
  url: string
  openMode: '_self' | '_blank'
  active: boolean
}

export interface MenuValues extends MenuChildValues {
  explain: FullTexts
  parameterInterface: string
  children: MenuChildValues[]
}

export interface MenusValues extends Record<string, unknown> {
  menus: MenuValues[]
}

export const mostMenus = 20

export function newChild(): MenuChildValues {
  return { key: randomId(), name: noTexts, url: '', openMode: '_self', active: true }
}

export function newMenu(): MenuValues {
  return { ...newChild(), explain: noTexts, parameterInterface: '', children: [] }
}

function childOf(child: MenuItem['children'][number]): MenuChildValues {
  return { ...child, key: randomId(), name: fullTexts(child.name) }
}

export function menusValuesOf({ menus }: MenuSettings): MenusValues {
  return {
    menus: menus.map((menu) => ({
      ...childOf(menu),
      explain: fullTexts(menu.explain),
      parameterInterface: menu.parameterInterface ?? '',
      children: menu.children.map(childOf),
    })),
  }
}

function childInput({ name, url, openMode, active }: MenuChildValues) {
  return { name, url, openMode, active }
}

export function menusInputOf(
  { menus }: MenusValues,
  version: number,
): InputOf<typeof schools.saveMenus> {
  return {
    version,
    menus: menus.map((menu) => ({
      ...childInput(menu),
      explain: menu.explain,
      parameterInterface: menu.parameterInterface.trim() || null,
      children: menu.children.map(childInput),
    })),
  }
}

export const isFilledChild = ({ name, url }: MenuChildValues) => isWritten(name) || url !== ''

const line = ({ name, url, openMode, active }: MenuChildValues, language: Language) =>
  [pickText(name, language), url, openMode === '_blank' ? '↗' : '', active ? '' : '(–)']
    .filter(Boolean)
    .join('  ')

/** Returns the tree of menus as indented lines, in one language. */
export function menuLines({ menus }: MenusValues, language: Language): string {
  return menus
    .flatMap((menu) => [
      line(menu, language),
      ...menu.children.map((child) => `    ${line(child, language)}`),
    ])
    .join('\n')
}
