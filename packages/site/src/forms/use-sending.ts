import { useRef, useState, type RefObject } from 'react'
import { useExplain } from '../calls/explain.ts'
import { ServerRefusal } from '../calls/refusal.ts'
import { serverNow } from '../calls/server-clock.ts'
import { sendPressed } from '../signed-in/press-again.ts'
import { presentPerson } from '../storage/person.ts'
import { useFocusOnWrong } from './focus-first-wrong.ts'
import { differentPaths, mergeCopies } from './merge-copies.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { placeFields } from './place-fields.ts'
import { acceptedValues } from './saved-values.ts'
import type { SavedFormOptions } from './saved-form-options.ts'
import type { FormState } from './use-form-state.ts'

const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ServerRefusal && error.reason === 'changedMeanwhile'

/**
 * TCH-084: returns the version that another person has saved, if the refusal contains it; otherwise
 * null.
 */
function newerCopy<Copy extends { version: number }>(error: unknown): Copy | null {
  if (!(error instanceof ServerRefusal) || error.reason !== 'changedMeanwhile') return null
  const { newer } = error.extend
  if (typeof newer !== 'object' || newer === null || !('version' in newer)) return null
  return newer as Copy
}

interface Sending<Values extends Record<string, unknown>, Copy extends { version: number }> {
  state: FormState<Values, Copy>
  options: SavedFormOptions<Values, Copy>
  explain: (error: unknown) => string
  showWrong: (paths: readonly string[]) => void
}

/** How often one save is repeated because another user saved in the meantime. */
const mostTries = 3

/**
 * TCH-185: takes the changes of the newer copy. Returns the paths of the fields that both users
 * have changed, for which the user must choose (TCH-084).
 */
function joinNewer<Values extends Record<string, unknown>, Copy extends { version: number }>(
  { state, options }: Sending<Values, Copy>,
  newer: Copy,
): readonly string[] {
  const { base, isUponBase } = state.now.current
  const other = options.valuesOf(newer)
  const local = state.values()
  if (!isUponBase) return differentPaths(local, other)
  const { values, conflicts } = mergeCopies(local, base, other, options)
  state.change(values)
  return conflicts
}

/**
 * Continues with the newer copy. Returns whether the form may be sent again, or needs a choice
 * first.
 */
function applyNewer<Values extends Record<string, unknown>, Copy extends { version: number }>(
  sending: Sending<Values, Copy>,
  newer: Copy,
): 'asks' | 'joined' {
  const { state, options } = sending
  // Saving again is no choice. Fields that wait for a choice continue to wait.
  const asked = state.now.current.newer ? state.now.current.conflicts : []
  const conflicts = [...new Set([...asked, ...joinNewer(sending, newer)])]
  const upon = { base: options.valuesOf(newer), isUponBase: true, conflicts }
  const asks = conflicts.length > 0 || options.needsChoice?.(newer) === true
  if (asks) state.set({ ...upon, newer, failedText: state.textNow() })
  else state.set({ ...upon, version: newer.version, began: upon.base, failedText: null })
  return asks ? 'asks' : 'joined'
}

/** The newer copy, if a save was refused because of it. */
async function findNewer<Values extends Record<string, unknown>, Copy extends { version: number }>(
  { options }: Sending<Values, Copy>,
  error: unknown,
): Promise<Copy | null> {
  const sent = newerCopy<Copy>(error)
  if (sent) return sent
  return isChangedMeanwhile(error) && options.read ? options.read() : null
}

/** Shows the reason of a failed save: at the refused fields, or for the whole form. */
function fail<Values extends Record<string, unknown>, Copy extends { version: number }>(
  { state, options, explain, showWrong }: Sending<Values, Copy>,
  error: unknown,
): void {
  const { places = {}, mode, onFailure } = options
  const placed =
    error instanceof ServerRefusal
      ? placeFields(error, state.values(), places, () => explain(error))
      : {}
  const paths = Object.keys(placed)
  state.set({ failure: error, failedText: state.textNow() })
  if (paths.length > 0) state.showErrors({ ...state.errors.current, ...placed })
  if (mode === 'autosave') return
  if (paths.length > 0) showWrong(paths)
  else onFailure?.(error)
}

/**
 * Puts the ids that the server gave to new parts into the form, and returns the saved values. With
 * temporary ids, the next merge would treat one part as two. If the user typed during the save, the
 * form keeps the typed values.
 */
function takeIds<Values extends Record<string, unknown>, Copy extends { version: number }>(
  { state, options }: Sending<Values, Copy>,
  saved: Copy,
  sent: Values,
): Values {
  const fields = Object.keys(options.joins ?? {}) as (keyof Values)[]
  if (fields.length === 0 || state.textNow() !== JSON.stringify(sent)) return sent
  const kept = options.valuesOf(saved)
  const part = Object.fromEntries(fields.map((field) => [field, kept[field]])) as Partial<Values>
  state.change(part)
  return { ...sent, ...part }
}

function markSaved<Values extends Record<string, unknown>, Copy extends { version: number }>(
  sending: Sending<Values, Copy>,
  saved: Copy,
  sent: Values,
  hasRefused: boolean,
) {
  const { state, options } = sending
  if (!hasRefused) state.showErrors({})
  const failedText = hasRefused ? state.textNow() : null
  const result = { failedText, failure: null, at: serverNow(), tried: null }
  const base = takeIds(sending, saved, sent)
  state.set({ ...result, version: saved.version, base, began: base, isUponBase: true })
  state.remember()
  options.onSaved?.(saved)
}

/** Sends the values of the form. Returns whether the server has all of them afterwards. */
async function sendNow<Values extends Record<string, unknown>, Copy extends { version: number }>(
  sending: Sending<Values, Copy>,
  tries = 1,
): Promise<boolean> {
  const { state, options } = sending
  const { base, version } = state.now.current
  const values = state.values()
  const refused = options.mode === 'autosave' ? Object.keys(state.errors.current) : []
  const sent = acceptedValues(values, base, refused)
  const hasRefused = refused.length > 0
  if (hasRefused && JSON.stringify(sent) === JSON.stringify(base)) {
    state.set({ failedText: state.textNow() })
    return false
  }
  state.set({ busy: true, ...(options.mode === 'button' ? { failure: null } : {}) })
  try {
    const send = () => options.send(sent, version)
    // After the user has signed in again, a form with autosave sends by itself.
    const saved = options.mode === 'button' ? await sendPressed(send) : await send()
    markSaved(sending, saved, sent, hasRefused)
    // All other fields are saved. The refused field keeps its error, and the form does not show
    // that it is saved.
    return !hasRefused
  } catch (error) {
    return await afterFailure(sending, error, tries)
  } finally {
    state.set({ busy: false })
  }
}

/**
 * Handles a failed save. If the reason is a newer version, the values are merged with it and sent
 * again.
 */
async function afterFailure<
  Values extends Record<string, unknown>,
  Copy extends { version: number },
>(sending: Sending<Values, Copy>, error: unknown, tries: number): Promise<boolean> {
  const { state, options } = sending
  try {
    const newer = await findNewer(sending, error)
    if (!newer) fail(sending, error)
    else if (applyNewer(sending, newer) === 'joined') {
      if (tries < mostTries) return await sendJoined(sending, newer, tries)
      fail(sending, error)
    }
  } catch (unread) {
    state.set({ failure: unread, failedText: state.textNow() })
    options.onFailure?.(unread)
  }
  return false
}

/** Sends the merged changes, unless they conflict or nothing is left to send. */
async function sendJoined<Values extends Record<string, unknown>, Copy extends { version: number }>(
  sending: Sending<Values, Copy>,
  newer: Copy,
  tries: number,
): Promise<boolean> {
  const { state, options, showWrong } = sending
  if (!state.isDirtyNow()) {
    markSaved(sending, newer, options.valuesOf(newer), false)
    return true
  }
  const problems = options.problemsOf?.(state.values()) ?? {}
  const paths = Object.keys(problems)
  if (paths.length > 0) {
    state.set({ tried: problems })
    if (options.mode === 'button') showWrong(paths)
    return false
  }
  return sendNow(sending, tries + 1)
}

/** Sends the values of a form, one save at a time. */
export function useSending<
  Values extends Record<string, unknown>,
  Copy extends { version: number },
>(state: FormState<Values, Copy>, options: SavedFormOptions<Values, Copy>) {
  const explain = useExplain()
  const focusWrong = useFocusOnWrong()
  const showWrong = (paths: readonly string[]) => {
    const [first] = paths
    if (first !== undefined) options.onWrong?.(first)
    focusWrong(paths)
  }
  const sending = useRef<Sending<Values, Copy>>({ state, options, explain, showWrong })
  sending.current = { state, options, explain, showWrong }
  const [stable] = useState(() => stableSends(sending))
  return stable
}

/**
 * Returns functions that stay the same as long as the form exists. So an effect can call them when
 * the user leaves the page.
 */
function stableSends<Values extends Record<string, unknown>, Copy extends { version: number }>(
  sending: RefObject<Sending<Values, Copy>>,
) {
  // The input of one person is never sent in the name of another.
  const writer = presentPerson()
  const problems = () => {
    const { state, options } = sending.current
    return options.problemsOf?.(state.values()) ?? {}
  }
  const maySend = () => {
    const { state, options } = sending.current
    if (options.ready === false || presentPerson() !== writer) return false
    if (options.mode === 'autosave' && state.now.current.newer) return false
    return Object.keys(problems()).length === 0
  }
  const send = oneAtATime(
    () => sending.current.state.textNow(),
    () => (maySend() ? sendNow(sending.current) : Promise.resolve(false)),
  )
  const flush = () => (sending.current.state.isDirtyNow() ? send() : Promise.resolve(true))
  const save = (): Promise<boolean> => {
    const { state, options, showWrong } = sending.current
    const found = problems()
    const paths = Object.keys(found)
    state.set({ tried: found })
    if (options.mode === 'button') state.showErrors(found)
    if (paths.length > 0) showWrong(paths)
    if (paths.length > 0) return Promise.resolve(false)
    return options.mode === 'button' ? send() : flush()
  }
  return { flush, save }
}
