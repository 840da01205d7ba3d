import { useQueryClient } from '@tanstack/react-query'
import { type AnyCall, resume, type ResumeContent, type ResumeDetail } from '@titian/contract'
import { askKey, useSavedForm, useUnsavedWork } from '@titian/site'
import { use, useCallback, useEffect, useRef, useState } from 'react'
import { fingerprint } from '../data/fingerprint.ts'
import { PlaceContext } from '../data/place.ts'
import { useWriteLive } from '../data/live-content.ts'
import { useResume } from '../data/use-resume.ts'

type Values = Record<string, unknown>
interface Copy<V extends Values> {
  version: number
  values: V
}

export interface PartFormOptions<V extends Values> {
  /** The name of the draft on this device. */
  name: string
  /**
   * Returns the part of the content that the form edits, with each field once in a fixed order;
   * null if the part does not exist yet.
   */
  pick: (content: ResumeContent) => V | null
  /** The initial values if the content has none. */
  blank: V
  /** Returns the content with these values. */
  lay: (content: ResumeContent, values: V) => ResumeContent
  /** Returns the errors that the browser itself can find, by path. */
  problemsOf: (values: V) => Record<string, string>
  /** Returns the call that adds or changes the values. */
  request: (values: V, isThere: boolean) => { call: AnyCall; input: Record<string, unknown> }
}

const copyOf = <V extends Values>(values: V): Copy<V> => ({ version: fingerprint(values), values })

/** Returns the values as the server stores them, with trimmed texts. */
function trimmed<V extends Values>(values: V): V {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  return Object.fromEntries(entries) as V
}

/**
 * The fields that the person has edited. Only these show errors, so that a new form is not full of
 * errors.
 */
function useTouched() {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const touch = useCallback((path: string) => {
    setTouched((before) => (before.has(path) ? before : new Set(before).add(path)))
  }, [])
  return { touched, touch }
}

/**
 * The form of one part of the resume. It is saved while the person types, and until then stored on
 * this device. The page shows each keystroke. If another window has saved a newer copy, it is shown
 * beside the form (RES-076, RES-078).
 */
export function usePartForm<V extends Values>(options: PartFormOptions<V>) {
  const { name, pick, blank, lay, request, problemsOf } = options
  const client = useQueryClient()
  const { detail, resumeId, change } = useResume()
  const latest = () =>
    client.getQueryData<ResumeDetail>(askKey(resume.resumeDetail, { resumeId })) ?? detail
  const now = useRef({ pick, blank, lay, request })
  now.current = { pick, blank, lay, request }
  const held = (content: ResumeContent) => now.current.pick(content) ?? now.current.blank

  const storedVersion = fingerprint(held(detail.content))
  const known = useRef(storedVersion)

  const send = async (values: V, version: number): Promise<Copy<V>> => {
    const isThere = pick(latest().content) !== null
    const { call, input } = request(values, isThere)
    const saved = trimmed(values)
    const copy = copyOf(saved)
    const after = await change(call, input, (content) => fingerprint(held(content)) === version)
    // If the response to the first attempt was lost, the server has the entry as it was then. The
    // changes since then are sent next.
    const found = fingerprint(held(after.content))
    if (!isThere && found !== copy.version) {
      const again = request(values, true)
      await change(again.call, again.input, (content) => fingerprint(held(content)) === found)
    }
    known.current = copy.version
    return { version: copy.version, values: saved }
  }
  const form = useSavedForm<V, Copy<V>>({
    mode: 'autosave',
    draft: name,
    stored: copyOf(held(detail.content)),
    valuesOf: (copy) => copy.values,
    problemsOf,
    send,
    read: async () => copyOf(held(latest().content)),
  })
  const { values, dirty, state, flush, problems } = form
  useWriteLive(
    useCallback((content) => now.current.lay(content, values), [values]),
    dirty ? state : 'saved',
  )
  // When the person leaves the form, unsent text is sent at once. The copy on this device remains
  // until the server has stored the text.
  useEffect(() => () => void flush(), [flush])
  useUnsavedWork(dirty, state === 'none')

  // Restoring a revision, importing a file or adding suggestions may change a part whose form is
  // open.
  const { reload } = use(PlaceContext)
  const isStale = !dirty && !form.busy && storedVersion !== known.current
  useEffect(() => {
    if (isStale) reload()
  }, [isStale, reload])

  const { touched, touch } = useTouched()
  const [tried, setTried] = useState(false)
  const isShown = (path: string) =>
    tried || !(path in problems) || touched.has(path.split('.')[0] ?? path)
  const errors = Object.fromEntries(Object.entries(form.errors).filter(([path]) => isShown(path)))
  const save = () => {
    setTried(true)
    return form.save()
  }
  return { ...form, errors, touch, save }
}

export type PartForm<V extends Values> = ReturnType<typeof usePartForm<V>>
