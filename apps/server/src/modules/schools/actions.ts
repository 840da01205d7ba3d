import { type Language, type RefusalName, wrongField } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import type { Context } from '../../platform/http/context.ts'
import { type Refusal, refusal } from '../../platform/refusal.ts'

/** The needed parts of a request for a save. */
export type Setup = Pick<
  Context<RefusalName, User>,
  'db' | 'school' | 'actor' | 'client' | 'now' | 'language' | 'open' | 'seal'
>

export type Saved = Promise<{ version: number } | Refusal<'alreadyDone' | 'invalidInput'>>

/** Returns errors of fields that only the server can find. */
export function wrongFields(paths: string[], language: Language): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const path of paths) Object.assign(fields, wrongField(path, language))
  return fields
}

export function refuseFields(paths: string[], language: Language): Refusal<'invalidInput'> {
  return refusal('invalidInput', { fields: wrongFields(paths, language) })
}
