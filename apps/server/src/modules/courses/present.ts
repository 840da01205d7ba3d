import { type Language, pickText, type Texts } from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import type { SignKind } from '../../platform/security/signs.ts'
import { playlistAddress, previewAddress, publicAddress, signedAddress } from '../files/index.ts'

export function inLanguage(texts: Texts | null, { language, fallback }: View): string {
  return pickText(texts ?? {}, language, fallback)
}

/** CRS-044: seconds for which a play address is valid. */
export const playSeconds = 7200

/** How rows are presented to one caller. */
export interface View {
  language: Language
  /** The school's language, used for texts without the caller's language. */
  fallback: Language
  currencySymbol: string
  now: Date
  seal(kind: SignKind, id: number): string
  /** The permanent address of a picture. */
  picture(fileId: number | null): string | null
  /** The temporary address of a video or captions. */
  play(fileId: number): string
  /** The temporary address of a video's renditions. */
  stream(fileId: number): string
  /** The temporary address of the first minutes of a video. */
  preview(fileId: number): string
}

export function viewOf({
  language,
  school,
  now,
  seal,
  sealers,
}: Pick<Context, 'language' | 'school' | 'now' | 'seal' | 'sealers'>): View {
  return {
    language,
    fallback: school.defaultLanguage,
    currencySymbol: school.currencySymbol,
    now,
    seal,
    picture: (fileId) => (fileId === null ? null : publicAddress(seal, fileId)),
    play: (fileId) => signedAddress(sealers, seal, fileId, now, playSeconds),
    stream: (fileId) => playlistAddress(sealers, seal, fileId, now, playSeconds),
    preview: (fileId) => previewAddress(sealers, seal, fileId, now, playSeconds),
  }
}
