import { useCallback, useEffect, useRef, useState } from 'react'
import { jumpTo, questionAnchor } from './paper-questions.ts'

/** Milliseconds after a jump in which scrolling does not change the current question. */
const scrollDuration = 400

/**
 * Returns the current question: the one with the focus, or else the one in the middle of the
 * screen.
 */
export function useCurrentQuestion(numbers: readonly number[]) {
  const [current, setCurrent] = useState(numbers[0] ?? 1)
  const deaf = useRef(0)

  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const hit = entries.find(({ isIntersecting }) => isIntersecting)
        const number = Number(
          hit?.target instanceof HTMLElement ? hit.target.dataset['number'] : Number.NaN,
        )
        if (Number.isInteger(number) && performance.now() > deaf.current) setCurrent(number)
      },
      { rootMargin: '-35% 0px -60% 0px' },
    )
    for (const number of numbers) {
      const place = document.getElementById(questionAnchor(number))
      if (place) seen.observe(place)
    }
    return () => seen.disconnect()
  }, [numbers])

  const enter = useCallback((number: number) => {
    deaf.current = performance.now() + scrollDuration
    setCurrent(number)
  }, [])

  const jump = useCallback(
    (number: number) => {
      enter(number)
      // When a sheet closes, the focus first returns to the button of the sheet. After that, the
      // question takes the focus.
      requestAnimationFrame(() => jumpTo(number))
    },
    [enter],
  )
  return { current, enter, jump }
}
