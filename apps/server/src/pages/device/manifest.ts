import { htmlLanguage, type Language, pickText } from '@titian/contract'
import { palette } from '@titian/ui/mark'
import type { School } from '../../platform/actor.ts'
import { iconAddress } from './school-icons.ts'

export const manifestAddress = (language: Language) => `/manifest/${language}.webmanifest`

/** FRM-312: returns the web app manifest with which a device installs the school's site (W3C). */
export function writeManifest(school: School, primary: string | null, language: Language): string {
  const name = pickText(school.title, language, school.defaultLanguage)
  const icon = (size: 192 | 512, purpose: string) => ({
    src: iconAddress(size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name,
    lang: htmlLanguage[language],
    dir: 'ltr',
    start_url: `/${language}/home`,
    scope: '/',
    display: 'standalone',
    background_color: palette.neutral[0],
    theme_color: primary ?? palette.brand[6],
    icons: [icon(192, 'any'), icon(192, 'maskable'), icon(512, 'any'), icon(512, 'maskable')],
  })
}
