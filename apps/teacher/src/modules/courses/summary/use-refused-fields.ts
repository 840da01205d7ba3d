import { useRef, useState } from 'react'
import type { CourseValues } from './course-values.ts'

/** Fields of the call whose values stand under another name in the form. */
const formField: Record<string, keyof CourseValues> = {
  courseName: 'names',
  courseNameTexts: 'names',
  content: 'intros',
  contentTexts: 'intros',
  courseDetails: 'details',
  courseDetailsTexts: 'details',
  courseDetailsTwo: 'detailsTwo',
  courseDetailsTwoTexts: 'detailsTwo',
}

const fieldOf = (path: string): keyof CourseValues => {
  const [first = ''] = path.split('.')
  return formField[first] ?? first
}

interface Refused {
  text: string
  /** The value that was refused; another one is sent again. */
  value: string
}

/**
 * TCH-096: what the server refused stays beside its field, and the other fields are saved without it
 * until it is changed.
 */
export function useRefusedFields() {
  const kept = useRef(new Map<keyof CourseValues, Refused>())
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const show = () =>
    setRefused(Object.fromEntries([...kept.current].map(([field, { text }]) => [field, text])))

  const note = (fields: Readonly<Record<string, string>>, sent: CourseValues) => {
    for (const [path, text] of Object.entries(fields)) {
      const field = fieldOf(path)
      kept.current.set(field, { text, value: JSON.stringify(sent[field]) })
    }
    show()
  }
  /** The values without those that were refused as they stand. */
  const accepted = (values: CourseValues, stored: CourseValues) => {
    for (const [field, { value }] of kept.current)
      if (JSON.stringify(values[field]) !== value) kept.current.delete(field)
    show()
    const left = [...kept.current.keys()].map((field) => [field, stored[field]])
    const sendable: CourseValues = { ...values, ...Object.fromEntries(left) }
    return { sendable, held: kept.current.size > 0 }
  }
  return { refused, note, accepted }
}
