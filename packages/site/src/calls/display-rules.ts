import { refusals } from '@titian/contract'
import { NetworkFailure, ServerRefusal } from './refusal.ts'

/**
 * Where a failure is displayed; each failure is displayed once (FRM-191). - `nowhere`: the shell
 * handles it, as it opens the sign-in form for a lost session. - `toast`: over the page, for a
 * second and a half. - `field`: beside the field that the form assigns to it, or in a toast if the
 * form has no such field.
 */
export type Place = 'nowhere' | 'toast' | 'field'

/** The codes that are not displayed beside a field (FRM-158, 000 §8). */
const places = new Map<number, Place>([
  [refusals.requestFailed.code, 'toast'],
  [refusals.busy.code, 'toast'],
  [refusals.tooFast.code, 'toast'],
  [refusals.signIn.code, 'nowhere'],
  // ACC-206: the shell opens the account page, where the fields of the form are no longer visible.
  [refusals.personalInfoFirst.code, 'toast'],
])

export function placeOf(error: unknown): Place {
  if (error instanceof NetworkFailure) return 'toast'
  if (!(error instanceof ServerRefusal)) return 'nowhere'
  if (error.reason === 'impersonationOver') return 'toast'
  return places.get(error.code) ?? 'field'
}

/**
 * The keys of texts for a failure: first by reason, then by code, at last the text of -1. The first
 * existing text is shown (FRM-159). A key contains the HTTP status too, because one code may mean
 * two things.
 */
export function textKeysOf(error: unknown): string[] {
  const last = 'codes.-1/400'
  const busy = `codes.${refusals.busy.code}/${refusals.busy.status}`
  if (error instanceof NetworkFailure)
    return [error.trouble === 'server' ? busy : `network.${error.trouble}`, last]
  if (!(error instanceof ServerRefusal)) return [last]
  const byCode = [error.is('busy') ? busy : `codes.${error.code}/${error.status}`, last]
  return error.reason ? [`reasons.${error.reason}`, ...byCode] : byCode
}
