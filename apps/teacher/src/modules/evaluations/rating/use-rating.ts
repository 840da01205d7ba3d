import { type Assessment, evaluations } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, askKey, callKey, ServerRefusal, useSavedForm } from '@titian/site'
import { useEffect, useRef, useState } from 'react'
import { changedOnBothSides, type Choices, choicesOf, mayRate, ratingsOf } from './rating-values.ts'

/** The lists that are outdated after a rating. */
export const ratingLists = [
  evaluations.evaluationOf,
  evaluations.evaluationRows,
  evaluations.assessmentQueue,
  evaluations.practicalTasksOf,
].map(callKey)

/** Returns the newer copy from a refusal, or null. */
function newerOf(error: unknown): Assessment | null {
  if (!(error instanceof ServerRefusal)) return null
  const newer = error.extend['assessment'] ?? error.extend['newer']
  return typeof newer === 'object' && newer !== null && 'version' in newer
    ? (newer as Assessment)
    : null
}

/** Returns the refusal with the server's newer copy and with the field names of the form. */
function readRefusal(error: unknown, keys: readonly string[]): unknown {
  if (!(error instanceof ServerRefusal)) return error
  const { path, status, code, msg, extend } = error
  const newer = newerOf(error)
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([field, text]) => {
      const [list, at, ...below] = field.split('.')
      const key = list === 'ratings' ? keys[Number(at)] : undefined
      return [key === undefined ? field : [key, ...below].join('.'), text]
    }),
  )
  return new ServerRefusal(path, status, {
    code,
    msg,
    extend: { ...extend, fields, ...(newer && { newer, reason: 'changedMeanwhile' }) },
  })
}

async function sendRatings(sign: string, choices: Choices, version: number): Promise<Assessment> {
  const ratings = ratingsOf(choices)
  try {
    return await ask(evaluations.rateAssessment, { sign, version, ratings })
  } catch (error) {
    throw readRefusal(
      error,
      ratings.map(({ key }) => key),
    )
  }
}

/**
 * The ratings of one assessment. Each choice is saved after a short pause; unsaved choices are kept
 * on this device.
 */
export function useRating(data: Assessment) {
  const client = useQueryClient()
  const key = askKey(evaluations.assessmentBySign, { sign: data.sign })
  const first = useRef(choicesOf(data))
  const known = useRef(first.current)
  const put = (copy: Assessment) => {
    known.current = choicesOf(copy)
    client.setQueryData(key, copy)
    for (const queryKey of ratingLists) void client.invalidateQueries({ queryKey })
  }
  const form = useSavedForm<Choices, Assessment>({
    mode: 'autosave',
    draft: `assessment.${data.sign}.${data.role ?? ''}`,
    stored: data,
    valuesOf: choicesOf,
    ready: mayRate(data),
    send: (choices, version) => sendRatings(data.sign, choices, version),
    onSaved: put,
  })
  const { newer, values, resolve, flush } = form
  const [isFromDraft] = useState(form.dirty)
  // A draft does not say from which copy of the server it was made. So all its values count as
  // unsaved.
  if (isFromDraft && known.current === first.current) known.current = {}
  const conflicts = newer ? changedOnBothSides(values, known.current, choicesOf(newer)) : []
  // Without a conflict, only the ratings of other people are newer, so the form continues with the
  // choices on this page.
  const isFree = newer !== null && conflicts.length === 0
  useEffect(() => {
    if (isFree) resolve(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each newer copy
  }, [isFree, newer])
  // When the teacher opens the next student, the choices are saved at once, without the usual
  // pause.
  useEffect(() => () => void flush(), [flush])
  /** Saves the unsaved choices, and then sends another action with the new version. */
  const act = async (send: (version: number) => Promise<Assessment>): Promise<Assessment> => {
    await form.flush()
    const { version } = client.getQueryData<Assessment>(key) ?? data
    try {
      const copy = await send(version)
      put(copy)
      form.follow(copy.version)
      return copy
    } catch (error) {
      const copy = newerOf(error)
      if (copy) client.setQueryData(key, copy)
      throw readRefusal(error, [])
    }
  }
  return { form, conflicts, act }
}

export type Rating = ReturnType<typeof useRating>
