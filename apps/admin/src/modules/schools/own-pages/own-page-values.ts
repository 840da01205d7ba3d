import type { FullTexts, ManagedSchoolPage, SchoolPageFields } from '@titian/contract'
import { fullTexts, noTexts } from '../parts/form-texts.ts'

export interface OwnPageValues extends Record<string, unknown> {
  title: FullTexts
  html: FullTexts
  place: SchoolPageFields['place']
  published: boolean
}

/** A page that is not saved yet: its sign is empty. */
export const newOwnPage: ManagedSchoolPage = {
  sign: '',
  place: 'help',
  title: noTexts,
  html: noTexts,
  published: false,
  version: 0,
  updatedAt: '',
}

export function ownPageValuesOf({
  title,
  html,
  place,
  published,
}: ManagedSchoolPage): OwnPageValues {
  return { title: fullTexts(title), html: fullTexts(html), place, published }
}
