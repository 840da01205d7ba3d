import { type Language, pickText, type RefusalName, type Texts, wrongField } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, type Refusal, Refused } from '../../platform/refusal.ts'
import { publicAddress } from '../files/index.ts'
import { forgetSchools } from './hosts.ts'
import type { SetupPresenter } from './settings-present.ts'
import { listPictureIds } from './settings-queries.ts'
import type { PictureId } from './settings-values.ts'

/** What a save needs of its request. */
export type Setup = Pick<
  Context<RefusalName, User>,
  'db' | 'school' | 'actor' | 'client' | 'now' | 'language' | 'open' | 'seal'
>

export type Saved = Promise<{ version: number } | Refusal<'alreadyDone' | 'invalidInput'>>

export function setupPresenter(seal: Setup['seal']): SetupPresenter {
  return {
    path: (fileId) => (fileId === null ? null : seal('file', fileId)),
    picture: (fileId) => (fileId === null ? null : publicAddress(seal, fileId)),
  }
}

export function refuseFields(paths: string[], language: Language): Refusal<'invalidInput'> {
  const fields: Record<string, string> = {}
  for (const path of paths) Object.assign(fields, wrongField(path, language))
  return refusal('invalidInput', { fields })
}

/** Here a sign that opens nothing is a wrong field of a form, and not a page that is not there. */
function findId(open: Setup['open'], sign: string): number | undefined {
  try {
    return open('file', sign)
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

interface Chosen {
  field: string
  sign: string | null
}

/** The pictures of a form; one that is no picture of this school is refused at its field. */
export async function readPictures(
  { db, school, open, language }: Setup,
  chosen: Chosen[],
): Promise<PictureId | Refusal<'invalidInput'>> {
  const signs = chosen.flatMap(({ sign }) => (sign === null ? [] : [sign]))
  const ids = new Map(signs.map((sign) => [sign, findId(open, sign) ?? 0]))
  const own = await listPictureIds(db, school.id, [...new Set(ids.values())])
  const wrong = chosen.filter(({ sign }) => sign !== null && !own.has(ids.get(sign) ?? 0))
  if (wrong.length > 0)
    return refuseFields(
      wrong.map(({ field }) => field),
      language,
    )
  return (sign) => (sign === null ? null : (ids.get(sign) ?? null))
}

export function saved(version: number | undefined): Awaited<Saved> {
  // The school of a host is remembered; its next request in this process sees the change.
  forgetSchools()
  return version === undefined ? refusal('alreadyDone', 'changedMeanwhile') : { version }
}

/** Names in the school's language as the audit log shows a list. */
export function namesOf(texts: Texts[], language: Language): string {
  return texts.map((one) => pickText(one, language)).join(', ')
}
