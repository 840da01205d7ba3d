// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptyCourse } from './course-values.ts'
import { useRefusedFields } from './use-refused-fields.ts'

const stored = { ...emptyCourse, names: { en: 'Tea', zh: '', my: '' } }
const hook = () => renderHook(() => useRefusedFields()).result

it('[TCH-096] sends the other fields without the refused one, which keeps its text', () => {
  const result = hook()
  const sent = { ...stored, coursePrice: 999, courseTime: 4 }
  act(() => result.current.note({ coursePrice: 'Not yours' }, sent))
  expect(result.current.refused).toEqual({ coursePrice: 'Not yours' })
  act(() =>
    expect(result.current.accepted({ ...sent, courseTime: 5 }, stored)).toEqual({
      sendable: { ...stored, courseTime: 5 },
      held: true,
    }),
  )
  expect(result.current.refused).toEqual({ coursePrice: 'Not yours' })
})

it('[TCH-096] sends a refused field again once it was changed', () => {
  const result = hook()
  act(() => result.current.note({ 'courseNameTexts.zh': 'Too long' }, stored))
  expect(result.current.refused).toEqual({ names: 'Too long' })
  const changed = { ...stored, names: { en: 'Tea', zh: '茶', my: '' } }
  act(() =>
    expect(result.current.accepted(changed, stored)).toEqual({ sendable: changed, held: false }),
  )
  expect(result.current.refused).toEqual({})
})
