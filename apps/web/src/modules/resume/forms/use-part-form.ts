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
  /** Names the draft on this device. */
  name: string
  /** What the content has of this form, each field once and in one order; null where it is not there yet. */
  pick: (content: ResumeContent) => V | null
  /** What the form begins with where the content has nothing. */
  blank: V
  /** The content with these values. */
  lay: (content: ResumeContent, values: V) => ResumeContent
  /** What is known to be wrong without the server: path to text. */
  problemsOf: (values: V) => Record<string, string>
  /** Adds them, or changes what is there. */
  request: (values: V, isThere: boolean) => { call: AnyCall; input: Record<string, unknown> }
}

const copyOf = <V extends Values>(values: V): Copy<V> => ({ version: fingerprint(values), values })

/** The values as the server keeps them, without blanks at their ends. */
function trimmed<V extends Values>(values: V): V {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  return Object.fromEntries(entries) as V
}

/** The fields whose faults are shown: a form that has just been opened is not wrong everywhere. */
function useTouched() {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const touch = useCallback((path: string) => {
    setTouched((before) => (before.has(path) ? before : new Set(before).add(path)))
  }, [])
  return { touched, touch }
}

/**
 * The form of one part of the resume: saved while it is written, kept on this device until the server has it, and
 * shown on the page with each keystroke. A newer copy from another window is shown beside it (RES-076, RES-078).
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
    // An entry whose first answer was lost is confirmed as it was sent then; what was written since follows.
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
  // Leaving the form sends what the pause has not sent yet; the copy on this device stays until it is in.
  useEffect(() => () => void flush(), [flush])
  useUnsavedWork(dirty, state === 'none')

  // Restoring, reading a file and filling in change a part whose form is open.
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
